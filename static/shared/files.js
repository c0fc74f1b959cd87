// How scripts that are loaded later get other own files, by their names in the built page: from the host, or out of the
// single file, which has them all inside and gives them by `window.carried` (static/single/carried.js).
const { carried } = window;

/** The address of a file, for those that load it by themselves. */
export const address = carried ? carried.address : (name) => new URL(name, document.baseURI).href;

/** What a script exports. */
export const script = carried ? carried.script : (name) => import(address(name));

/** A file as from `fetch`; one that is not there throws. */
export const answer = carried ? carried.answer : async (name) => {
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${name} could not be loaded (the server answered ${response.status})`);
  return response;
};

/** The address of a picture. */
export const picture = carried ? carried.picture : address;

/** A worker; throws where there is none, as in the single file. */
export const worker = carried ? carried.worker : (name) => new Worker(address(name), { type: 'module' });

/** How the program that decides for computer players is started on the page; `undefined`: as `wake` does it. */
export const started = carried?.started;

const sheets = new Map();

function linked(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address(name);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** Resolves when a style sheet stands. One that cannot be had leaves things plain, and that is all. */
export function style(name) {
  if (!sheets.has(name)) sheets.set(name, (carried ? carried.style : linked)(name));
  return sheets.get(name);
}
