// The places on the board and what they are called, as the rules lay them out.
import { say } from './words.mjs';

const LANDSCAPES = ['glacier', 'mountain', 'fjord', 'tundra', 'forest', 'glacier', 'fjord', 'swamp', 'mountain', 'swamp',
  'forest', 'tundra'];
/** The regions of the fortresses, by their numbers. */
export const AT_FORTRESS = [[1, 3, 4], [2, 5, 6], [4, 5, 7], [9, 10, 12], [7, 8, 11], [6, 8, 9]];
/** The numbers of the fortresses in the first game. */
export const FIRST_GAME = ['I', 'III', 'II', 'I', 'III', 'II'];

/** "a", "a and b", "a, b and c". */
export function list(items) {
  return items.reduce((before, item, i) => say(i + 1 === items.length ? 'list-last' : 'list-more', { before, item }));
}

/** The name of a region such as `R05`. */
export const regionName = (code) => say(`region-${code.toLowerCase()}`);

/** The landscapes of a fortress such as `F3`. */
export function landName(code) {
  const [a, b, c] = AT_FORTRESS[Number(code[1]) - 1].map((n) => say(`landscape-${LANDSCAPES[n - 1]}`));
  return say('fortress-land', { a, b, c });
}

/** A fortress with its number in the first game. */
export const fortressName = (code) => say('fortress-full', { number: FIRST_GAME[Number(code[1]) - 1], land: landName(code) });
