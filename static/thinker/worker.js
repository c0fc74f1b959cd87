// Thinks beside the page. It is told where the program lies, then what to think about; it tells that it is alive.
import { wake } from './mind.js';

let mind = null;
let now = null;
// How often it is told how far it has come, in milliseconds, where somebody wants to know.
const TELLING = 200;

async function hear({ id, ask, js, wasm, progress }) {
  now = id;
  try {
    mind ??= wake(js, wasm);
    const decide = await mind;
    // Another ask may have come while the program was fetched.
    if (now !== id) return;
    let told = 0;
    const tell = (done) => {
      if (!progress || performance.now() - told < TELLING) return;
      told = performance.now();
      self.postMessage({ progress: done });
    };
    const answer = await decide(ask, 12, tell);
    if (answer !== null) self.postMessage({ id, answer });
  } catch (error) {
    mind = null;
    self.postMessage({ id, fault: String(error && error.message) });
  }
}

self.onmessage = ({ data }) => {
  if (data.ask) hear(data);
  else self.postMessage({ alive: true });
};
