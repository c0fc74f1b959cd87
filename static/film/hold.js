// Swinging by time: hold the bar or a wall, let go to strike. The bar fills in 900 milliseconds and falls again; how full it
// is when it is let go says how hard the blow is. It presses the button that does the same without time.
import { pace } from './film.js';

const FULL = 900;
const ZONES = ['soft', 'firm', 'hard'];
// A wall that is pressed for less is only chosen.
const TAP = 300;
// A finger may move so far beyond the edge.
const SLACK = 12;

let hold = null; // what is held, since when, by what
let handled = false; // the click that follows has had its effect
let held = -Infinity; // when somebody let go last

/** Whether the blow that is struck now has been swung already: its hammer is back. It comes when its press is answered. */
export const swung = () => performance.now() - held < 400;

/** How full the bar is after so long: up, down, up. */
export function fullness(ms) {
  const part = (ms / FULL) % 2;
  return part > 1 ? 2 - part : part;
}

/** The zone at a fullness. */
export const zone = (full) => ZONES[Math.min(2, Math.floor(full * 3))];

// Begins to fill. Who presses a wall has chosen it.
function charge() {
  const { target, at } = hold;
  const stage = target.closest('.tw-stage');
  if (target.matches('.tw-half:not([aria-pressed=true])')) target.click();
  const bar = stage.querySelector('.tw-hold');
  hold.bar = bar;
  bar.classList.add('tw-charging');
  const still = pace() === 0;
  const time = { duration: FULL, iterations: Infinity, direction: 'alternate' };
  // Without motion it fills in three steps.
  const fill = [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
  hold.motions = [bar.querySelector('.tw-charge').animate(fill, { ...time, easing: still ? 'steps(3, jump-start)' : 'linear' })];
  if (!still) {
    for (const arm of stage.querySelectorAll('.tw-arm')) {
      hold.motions.push(arm.animate([{ transform: 'rotate(-7deg)' }, { transform: 'rotate(-20deg)' }], time));
    }
  }
  const start = document.timeline.currentTime - (performance.now() - at);
  for (const motion of hold.motions) motion.startTime = start;
}

function begin(target, at, by) {
  drop();
  hold = { target, at, by, motions: [] };
  if (!target.matches('.tw-half')) return charge();
  hold.at += TAP;
  hold.timer = setTimeout(charge, TAP);
}

// Lets go without a blow.
function drop() {
  if (!hold) return false;
  clearTimeout(hold.timer);
  for (const motion of hold.motions) motion.cancel();
  hold.bar?.classList.remove('tw-charging');
  hold = null;
  return true;
}

// Lets go: strikes, if it has been filling. `handled`: a click of the browser's own follows.
function release(at) {
  const { bar, at: since } = hold;
  drop();
  if (!bar?.isConnected) return false;
  held = performance.now();
  const stage = bar.closest('.tw-stage');
  const strike = () => stage.querySelector(`[data-key="${zone(fullness(at - since))}"]`)?.click();
  // The wall was pressed this very moment: nothing is struck before it is chosen.
  if (stage.querySelector('.tw-half[aria-busy]')) requestAnimationFrame(() => setTimeout(strike));
  else strike();
  return true;
}

const find = (event) => event.target.closest?.('.tw-hold:enabled, .tw-half:enabled');
const on = (kind, react) => window.addEventListener(kind, react, true);

on('pointerdown', (event) => {
  handled = false;
  const target = find(event);
  if (!target || !event.isPrimary || event.button !== 0) return void drop();
  begin(target, event.timeStamp, event.pointerId);
});
on('pointermove', ({ pointerId, clientX, clientY }) => {
  if (hold?.by !== pointerId) return;
  const { left, right, top, bottom } = hold.target.getBoundingClientRect();
  const away = clientX < left - SLACK || clientX > right + SLACK || clientY < top - SLACK || clientY > bottom + SLACK;
  if (away) handled = drop();
});
on('pointerup', (event) => {
  if (hold?.by === event.pointerId) handled = release(event.timeStamp);
});
on('pointercancel', drop);
on('contextmenu', (event) => {
  if (hold) event.preventDefault();
});
on('click', (event) => {
  const target = find(event);
  // Those made here have no trusted source.
  if (!target || !event.isTrusted) return;
  if (handled) {
    handled = false;
    event.stopPropagation();
  } else if (target.matches('.tw-hold')) {
    // By a key or by a tool that knows no holding: once to begin, once more to strike.
    if (hold?.by === 'click') release(event.timeStamp);
    else begin(target, event.timeStamp, 'click');
  }
});
// By the space bar from elsewhere: the program knows whether keys play, and who has the device.
on('trollfjord-swing', ({ detail: [selector, at] }) => {
  handled = false;
  begin(document.querySelector(selector), at, 'Space');
});
on('keydown', (event) => {
  if (event.code === 'Escape' && drop()) {
    // Nor does it close the dialog that the tower stands in.
    event.preventDefault();
    event.stopPropagation();
    handled = true;
  }
  // A page that can be scrolled stays where it is.
  if (event.repeat && hold?.by === 'Space') event.preventDefault();
  const target = event.code === 'Space' && find(event);
  if (!target) return;
  if (target.matches('.tw-hold')) event.preventDefault();
  if (!event.repeat) {
    handled = false;
    begin(target, event.timeStamp, 'Space');
  }
});
on('keyup', (event) => {
  if (event.code !== 'Space') return;
  if (hold?.by === 'Space' && release(event.timeStamp) || handled) event.preventDefault();
  handled = false;
});
on('blur', (event) => {
  if (hold && (event.target === window || event.target === hold.target)) drop();
});
