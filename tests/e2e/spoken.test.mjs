// A whole game by ear and keyboard: from the start page to the scores, by role and name alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WAIT } from './hand.mjs';
import { Listener } from './listener.mjs';
import { opened } from './opened.mjs';
import { readGame } from './play.mjs';
import { Reader, listening, wordsOf } from './reader.mjs';
import { Story } from './story.mjs';
import { like, say } from './words.mjs';

const { visit } = await opened();
const two = readGame('two');

/** Waits for a state. */
async function until(wanted) {
  for (const end = Date.now() + WAIT.timeout; !await wanted();) assert.ok(Date.now() < end, `it comes to ${wanted}`);
}

test('a whole game is played by ear and keyboard, and all that happens is said once', async () => {
  await visit({ before: listening }, async (opened) => {
    const reader = await Reader.at(opened);
    const names = [0, 1].map((seat) => say(`seat-${seat}`));
    const story = new Story(two, names);
    const listener = new Listener(reader, story);
    await listener.start(two);
    for (const move of two.moves) await listener.decide(move);
    if (process.env.SHOW) console.log(listener.transcript.join('\n'));

    // Every question was gone round, and what was closed has told why.
    assert.deepEqual([...listener.rounds].sort(), ['announce', 'clear', 'collect', 'commit', 'join', 'keep', 'lord', 'pledge', 'place',
      'swing', 'tailwind', 'wander'].sort());
    assert.ok(listener.refusals.size >= 12, [...listener.refusals].join(' | '));

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

test('a game is laid out by ear and keyboard, the settings and the rules are read', async () => {
  await visit({ before: listening }, async (opened) => {
    const reader = await Reader.at(opened);
    await reader.look();
    const headings = reader.all('heading').map(({ name, level }) => [level, name]);
    assert.deepEqual(headings, [[1, say('app-title')], [2, say('start-title')]]);
    // Once round: everything has a role and a name, and comes once.
    const way = [await reader.tab()];
    for (let stop = await reader.tab(); stop.id !== way[0].id; stop = await reader.tab()) {
      if (stop.role !== 'RootWebArea') way.push(stop);
      assert.ok(way.length < 60, 'Tab comes round');
    }
    assert.equal(new Set(way.map(({ id }) => id)).size, way.length);
    const order = ['start-players-n', 'start-numbers-first', 'start-seed', 'start-go', 'rules-title', 'settings-title'];
    const found = order.map((id) => way.findIndex(({ name }) => like(id).test(name) || name.startsWith(say(id, { n: 2 }))));
    assert.ok(found.every((at, i) => at >= 0 && at > (found[i - 1] ?? -1)), `in this order: ${way.map(({ name }) => name).join(' | ')}`);

    // The settings: a dialog that takes the focus, keeps it, and gives it back.
    await reader.use('button', say('settings-title'));
    const inside = async () => (await reader.focus()).places.find(({ role }) => role === 'dialog')?.name;
    await until(async () => await inside() === say('settings-title'));
    const keys = await reader.go('checkbox', new RegExp(`^${say('settings-keys')}`));
    assert.equal(keys.checked, 'true');
    await reader.press('Space');
    await until(async () => (await reader.focus()).checked === 'false');
    await reader.press('Escape');
    await until(async () => (await reader.focus()).name === say('settings-title'));

    // The rules: the same.
    await reader.use('link', say('rules-title'));
    await until(async () => (await reader.focus()).places.some(({ role }) => role === 'dialog'));
    await reader.look();
    assert.ok(reader.all('heading').length > 5, 'the rules have headings');
    await reader.press('Escape');
    await until(async () => (await reader.focus()).name === say('rules-title'));

    // Three players, two names, a seed; and the first question is heard.
    const players = await reader.use('button', say('start-players-n', { n: 3 }));
    assert.ok(players.places.some(({ name }) => name === say('start-players')), 'what is counted is heard');
    await until(async () => (await reader.focus()).pressed === 'true');
    for (const [n, name] of ['Åse', 'Jo Jo'].entries()) {
      await reader.go('textbox', say('start-name', { n: n + 1 }));
      await reader.write(name);
    }
    await reader.go('textbox', say('start-seed'));
    await reader.write('by ear');
    await reader.use('button', say('start-go'));
    await until(async () => (await reader.focus()).name === say('card-lord-title'));
    await reader.look();
    const sacks = reader.all('article').map(({ name }) => name);
    assert.deepEqual([...sacks].sort(), ['Åse', 'Jo Jo', say('seat-2')].map((name) => say('sack-label', { name })).sort());
    const [{ says }] = reader.live().filter((one) => one.says !== '');
    assert.match(says, like('turn-says', { step: say('step-lord') }));
    assert.deepEqual(reader.all('heading').filter(({ level }) => level === 2).map(({ name }) => name),
      [say('sacks-title'), say('card-lord-title'), say('outlook-title'), say('log-title')]);
  });
});
