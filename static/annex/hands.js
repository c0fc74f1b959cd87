// What the annex asks of the browser: to send, to copy, to put a file away, to fetch one. Everything is done inside of
// the press that asked for it, and only what was really done is told as done.
import { script, style } from '../shared/files.js';
import { draw } from './picture.js';

function tell(detail) {
  window.dispatchEvent(new CustomEvent('trollfjord-handed', { detail }));
}

// Where a page may not copy, the field with the link is marked, to be copied by hand.
function byHand() {
  const field = document.querySelector('#share-link, #practice-seed');
  if (!field) return 'failed';
  field.focus();
  field.select();
  return 'by-hand';
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return byHand();
  }
}

async function send(text) {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ text });
    return 'sent';
  } catch (error) {
    // Who thinks better of it has not met a fault.
    return error.name === 'AbortError' ? 'left' : copy(text);
  }
}

function save(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

async function picture(name) {
  return save(name, await draw(document.querySelector('#annex .share .share-picture svg'), name.endsWith('.png')));
}

// The file that a person chooses. Nothing that large is a game.
const LARGEST = 1_000_000;

function fetchFile() {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.txt,text/plain';
  return new Promise((resolve) => {
    field.onchange = async () => {
      const file = field.files[0];
      if (file.size > LARGEST) return resolve('file ');
      return resolve(`file ${await file.text().catch(() => '')}`);
    };
    field.oncancel = () => resolve('left');
    field.click();
  });
}

const DEEDS = {
  send, copy, picture, fetch: fetchFile,
  save: (name, type, text) => save(name, new Blob([text], { type })),
};

// What finds out about a game, loaded when somebody asks for the first time.
let finding = null;

async function counsel(ask) {
  try {
    finding ??= script('thinker/counsel.js');
    (await finding).hear(ask, document.querySelector('meta[name="trollfjord-thinker"]').dataset);
  } catch {
    finding = null;
    const detail = `${ask.split('\n')[0]} !`;
    window.dispatchEvent(new CustomEvent('trollfjord-counselled', { detail }));
  }
}

let begun = null;

/** Begins to listen, once. */
export function begin() {
  begun ??= listen();
  return begun;
}

function listen() {
  document.documentElement.toggleAttribute('data-sends', typeof navigator.share === 'function');
  window.addEventListener('trollfjord-hands', async ({ detail: [deed, ...more] }) => {
    try {
      tell(await DEEDS[deed](...more));
    } catch (error) {
      console.warn(error);
      tell('failed');
    }
  });
  window.addEventListener('trollfjord-counsel', ({ detail }) => counsel(detail));
  // The styles stand before anything is shown.
  return Promise.all(['annex', 'practice', 'counsel'].map((name) => style(`annex/${name}.css`)));
}
