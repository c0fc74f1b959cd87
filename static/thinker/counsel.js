// Finds out what a person asks about a game: in a worker of its own, beside the one that decides for computer players, or
// on the page where workers are refused. Loaded by the annex when somebody first asks.
//
// An ask is `ID`, then in a line of its own what is asked, then the record. An id alone: nobody wants to know that any
// more. Told are `ID progress N` with thousandths, `ID told` with the answer in the lines after it, or `ID !`.
import { address, started, worker as hire } from '../shared/files.js';
import { wake } from './mind.js';

// A worker that tells nothing for so long is given up, and after so many of them the page does it by itself. The first
// sign takes longer: script and program have to arrive.
const SILENT = 5_000;
const SILENT_NEW = 20_000;
const WORKERS = 3;
// On the page a slice leaves the page time to draw.
const SLICE = 5;

let program = null; // where it lies
let current = null; // { id, ask, worker, timer, lost }
let here = null; // the program on the page

function tell(one, what) {
  if (one === current) window.dispatchEvent(new CustomEvent('trollfjord-counselled', { detail: `${one.id} ${what}` }));
}

function dismiss(one) {
  clearTimeout(one.timer);
  one.worker?.terminate();
  one.worker = null;
}

function done(one, answer) {
  dismiss(one);
  tell(one, answer === '' ? '!' : `told\n${answer}`);
  if (one === current) current = null;
}

async function onThePage(one) {
  try {
    // An instance of its own: computer players decide in another one.
    here ??= wake(`${program.js}#counsel`, program.wasm, started);
    const decide = await here;
    if (one !== current) return;
    const answer = await decide(one.ask, SLICE, (n) => tell(one, `progress ${n}`));
    if (answer !== null) done(one, answer);
  } catch {
    here = null;
    done(one, '');
  }
}

function lost(one, forGood) {
  dismiss(one);
  one.lost = forGood ? WORKERS : one.lost + 1;
  if (one === current) send(one);
}

function wait(one, ms) {
  clearTimeout(one.timer);
  one.timer = setTimeout(lost, ms, one, false);
}

function send(one) {
  if (one.lost >= WORKERS) return void onThePage(one);
  try {
    const worker = hire('thinker/worker.js');
    one.worker = worker;
    worker.onmessage = ({ data }) => {
      if (one.worker !== worker) return;
      if (data.fault !== undefined) return lost(one, true);
      if (data.answer !== undefined) return done(one, data.answer);
      if (data.progress !== undefined) {
        wait(one, SILENT);
        tell(one, `progress ${data.progress}`);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (one.worker === worker) lost(one, true);
    };
    wait(one, SILENT_NEW);
    worker.postMessage({ id: one.id, ask: one.ask, progress: true, ...program });
  } catch {
    lost(one, true);
  }
}

/** Hears what is asked. */
export function hear(detail, { thinkerJs, thinkerWasm }) {
  program = { js: address(thinkerJs), wasm: address(thinkerWasm) };
  const [, id, ask] = /^(\d+)(?:\n([^]+))?$/.exec(detail) ?? [];
  if (id === undefined || (ask === undefined && current?.id !== id)) return;
  if (current) dismiss(current);
  current = null;
  if (ask === undefined) {
    // What the page itself thinks about is dropped.
    here?.then((decide) => decide('-', SLICE)).catch(() => {});
    return;
  }
  // A frame without an origin gets no worker.
  current = { id, ask, worker: null, timer: 0, lost: window.origin === 'null' ? WORKERS : 0 };
  send(current);
}
