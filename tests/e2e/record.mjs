// Recorded games as the tests read them, and as the page keeps them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** Where the page keeps the game. */
export const KEY = 'trollfjord.game';

/** Reads `games/NAME.txt`, which the native tests have checked. */
export function readGame(name) {
  return parseGame(readFileSync(new URL(`games/${name}.txt`, import.meta.url), 'utf8'));
}

/** Reads the text of such a file. */
export function parseGame(text) {
  const line = (word) => text.split('\n').filter((l) => l.startsWith(`${word} `)).map((l) => l.slice(word.length + 1));
  const [record] = line('record');
  const [rules, setup, seed, moves] = record.split(';').map((part) => part.trim());
  assert.match(setup, /^[234] first$/, 'the driver knows the fortress numbers of the first game');
  const scores = line('score').map((score) => {
    const words = score.split(' ');
    return Object.fromEntries(['belt', 'patched', 'gifts', 'crowns', 'total'].map((part) =>
      [part, words[words.indexOf(part) + 1]]));
  });
  return {
    head: `${rules}; ${setup}; ${seed};`,
    players: Number(setup[0]),
    seed,
    moves: moves.split(/\s+/),
    deciders: [...line('deciders')[0]].map(Number),
    scores,
    winner: Number(line('winner')[0]),
  };
}

/** A saved game as the page keeps it: the first `at` moves of `game`, or `moves`. */
export function savedText(game, at, moves = game.moves.slice(0, at)) {
  return `trollfjord save 1\n${'name \n'.repeat(4)}record ${[game.head, ...moves].join(' ')}\n`;
}

/** For `before` of `openPage`: lays `text` where the page keeps its game, once, before the page is there. */
export function keeping(text) {
  return (page) => page.addInitScript(([key, kept]) => {
    if (sessionStorage.getItem('laid') === null) {
      sessionStorage.setItem('laid', '');
      localStorage.setItem(key, kept);
    }
  }, [KEY, text]);
}

/** Where a run of moves such as `join hammer` begins in the game, or where it has come `after` moves further. */
export function find(game, run, after = 0) {
  const words = run.split(' ');
  const at = game.moves.findIndex((_, i) => words.every((word, k) => game.moves[i + k] === word));
  assert.notEqual(at, -1, `the game has ${run}`);
  return at + after;
}
