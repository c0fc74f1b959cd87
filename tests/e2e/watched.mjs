// A page at a blow, with a list of all that is animated and heard there, for the tests of one file.
import { games, inMotion } from './moving.mjs';

export { games };

// Ahead of the page: keeps a list of all that is animated and of what is told to those who listen. With `hold` nothing
// comes on by its time, so that no test depends on the clock.
function watching(hold) {
  const seen = { films: [], cues: [], drones: [], hushed: 0 };
  window.seen = seen;
  if (hold) {
    const { setTimeout: later } = window;
    window.setTimeout = (end, ms, ...rest) => (ms > 100 ? 0 : later(end, ms, ...rest));
  }
  const { animate } = Element.prototype;
  Element.prototype.animate = function watched(...args) {
    const film = animate.apply(this, args);
    if (hold) film.playbackRate = 1e-6;
    seen.films.push(film);
    return film;
  };
  window.addEventListener('trollfjord-sound', ({ detail }) => {
    const { cues, drone, hush } = JSON.parse(detail);
    if (drone !== undefined) seen.drones.push(drone);
    if (cues?.some((cue) => cue[1] === 'blow')) seen.cues.push(cues);
    if (hush) seen.hushed += 1;
  });
}

export const visit = inMotion(watching);

// Strikes, and waits until the whole film runs.
export async function strike(table) {
  const move = table.game.moves[table.at];
  await table.make(move);
  table.at += 1;
  await table.record(move);
  await table.page.waitForFunction(() => window.seen.cues.length > 0);
  await settled(table.page);
}

// No more motion is made for a while.
export const settled = (page) => page.evaluate(async () => {
  for (let count = -1; count !== window.seen.films.length;) {
    count = window.seen.films.length;
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }
});

// The page takes a press again: it takes none right after a decision.
export const afterwards = ({ page, movedAt }) => page.waitForFunction((at) => performance.now() > at + 320, movedAt);
