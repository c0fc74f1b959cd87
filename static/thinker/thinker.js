// Hands what a computer player has to decide to the program that decides, and its answer to the page when the table has
// come to rest. Loaded when the first computer player is to decide.
//
// An ask begins with a line `ID PAUSE`: the pause in milliseconds before the decision is played, or `-` while it must
// wait. The same id again only changes the pause. An empty ask: nobody is to decide any more.
import { address, started, worker as hire } from '../shared/files.js';
import { wake } from './mind.js';

// A worker that does not answer is asked whether it lives so often, and given up after so many asks in vain. The first
// sign of life takes longer: the script and the program have to arrive.
const KNOCK = 500;
const LOST = 6;
const LOST_NEW = 40;
// So many workers may be lost with one ask before the page thinks by itself.
const WORKERS = 3;
// On the page a slice leaves the page time to draw.
const SLICE = 4;
// So often the table is looked at, and an answer that was not taken is told again after so many looks.
const LOOK = 40;
const AGAIN = 25;

let program = null; // where it lies
let worker = null; // { worker, silent, known }
// A frame without an origin gets no worker: asking all the same is an error in the console of Firefox.
const BARRED = window.origin === 'null';
let refused = BARRED; // workers do not work here
let here = null; // the program on the page
let current = null; // what is thought about
let looking = 0;

function tell(id, answer) {
  window.dispatchEvent(new CustomEvent('trollfjord-thought', { detail: `${id} ${answer}` }));
}

// --- the worker ------------------------------------------------------------------------------------------------------

function dismiss() {
  worker?.worker.terminate();
  clearInterval(worker?.knocking);
  worker = null;
}

/** The worker does not answer, or cannot: another one, or the page itself. */
function lost(one, forGood) {
  if (worker !== one) return;
  dismiss();
  refused ||= forGood;
  if (!current || current.answer !== null) return;
  current.lost += 1;
  send();
}

function knock(one) {
  if (!current || current.answer !== null) {
    one.silent = 0;
    return;
  }
  one.silent += 1;
  if (one.silent > (one.known ? LOST : LOST_NEW)) lost(one, false);
  else one.worker.postMessage({});
}

function hired() {
  const one = { worker: hire('thinker/worker.js'), silent: 0, known: false };
  one.worker.onmessage = ({ data }) => {
    one.silent = 0;
    one.known = true;
    if (data.fault !== undefined) lost(one, true);
    else if (current && data.id === current.id) current.answer ??= data.answer;
  };
  one.worker.onerror = (event) => {
    event.preventDefault();
    lost(one, !one.known);
  };
  one.knocking = setInterval(knock, KNOCK, one);
  return one;
}

// --- an ask ----------------------------------------------------------------------------------------------------------

async function onThePage(mine) {
  try {
    // An instance of its own: what a person asks is thought about in another one.
    here ??= wake(`${program.js}#thinker`, program.wasm, started);
    const decide = await here;
    const answer = mine === current ? await decide(mine.ask, SLICE) : null;
    mine.answer ??= answer;
  } catch {
    here = null;
    refused = BARRED;
    // The page tells it, and asks again when somebody wants that.
    if (mine === current) {
      current = null;
      tell(mine.id, '!');
    }
  }
}

function send() {
  if (!refused && current.lost < WORKERS) {
    try {
      worker ??= hired();
      worker.silent = 0;
      worker.worker.postMessage({ id: current.id, ask: current.ask, ...program });
      return;
    } catch {
      dismiss();
      refused = true;
    }
  }
  onThePage(current);
}

/** Whether something moves that comes to an end. */
function isMoving() {
  const moves = (motion) => motion.playState === 'running' && Number.isFinite(motion.effect?.getComputedTiming().endTime);
  return document.getAnimations().some(moves);
}

/** Whether something lies over the table, which says then that somebody waits. */
function isCovered() {
  const covered = current !== null && document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-waits', covered);
  return covered;
}

/** The answer is told when the table has been at rest for as long as the pause. */
function look() {
  const covered = isCovered();
  if (!current) {
    clearInterval(looking);
    looking = 0;
    return;
  }
  const now = performance.now();
  if (current.pause === null || covered || isMoving()) current.since = null;
  else current.since ??= now;
  if (current.answer === null || current.since === null || now - current.since < current.pause) return;
  // No answer at all: this game is not to be read by the program.
  if (current.told % AGAIN === 0) tell(current.id, current.answer || '!');
  if (current) current.told += 1;
}

/** Hears what the page asks. */
export function hear(detail, { thinkerJs, thinkerWasm }) {
  program = { js: address(thinkerJs), wasm: address(thinkerWasm) };
  const [, id, pause, ask] = /^(\d+) (\S+)\n([^]*)$/.exec(detail) ?? [];
  if (id === undefined) {
    current = null;
    // What is thought about is dropped: this asks for nothing.
    worker?.worker.postMessage({ id: 0, ask: '-', ...program });
    here?.then((decide) => decide('-', SLICE)).catch(() => {});
    return;
  }
  const rests = pause === '-' ? null : Number(pause);
  if (current?.id === id) {
    current.pause = rests;
    return;
  }
  current = { id, ask, pause: rests, answer: null, lost: 0, since: null, told: 0 };
  looking ||= setInterval(look, LOOK);
  send();
}
