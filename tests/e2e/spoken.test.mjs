// A whole game by ear and keyboard: from the start page to the scores, by role and name alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Listener } from './listener.mjs';
import { opened } from './opened.mjs';
import { readGame } from './play.mjs';
import { Reader, listening, wordsOf } from './reader.mjs';
import { Story } from './story.mjs';
import { say } from './words.mjs';

const { visit } = await opened();
const two = readGame('two');

test('a whole game is played by ear and keyboard, and all that happens is said once', async () => {
  await visit({ before: listening }, async (opened) => {
    const reader = await Reader.at(opened);
    const names = [0, 1].map((seat) => say(`seat-${seat}`));
    const story = new Story(two, names);
    const listener = new Listener(reader, story);
    await listener.start(two);
    for (const move of two.moves) await listener.decide(move);
    if (process.env.SHOW) console.log(listener.transcript.join('\n'));

    // What the story has counted is what the engine has written under the record, and what the table says.
    const scores = story.scores();
    for (const [seat, score] of scores.entries()) {
      for (const part of Object.keys(score)) assert.equal(String(score[part]), two.scores[seat][part], `${names[seat]}: ${part}`);
    }
    const [winner, other] = [two.winner, 1 - two.winner];
    const focus = await reader.focus();
    assert.deepEqual([focus.role, focus.name], ['heading', say('score-title', { name: names[winner], total: scores[winner].total })],
      'the focus is on who has won');
    await reader.look();
    const table = reader.the('table', say('score-caption'));
    const rows = reader.all('row', undefined, table).map((row) => row.children.map(wordsOf));
    assert.deepEqual(rows[0].slice(-2), [names[winner], names[other]]);
    for (const [n, part] of ['belt', 'patched', 'gifts', 'crowns', 'total'].entries()) {
      assert.deepEqual(rows[n + 1], [say(`score-${part}`), ...[winner, other].map((seat) => String(scores[seat][part]))]);
    }
    assert.deepEqual(await reader.heard(), [], 'and then it is still');
  });
});
