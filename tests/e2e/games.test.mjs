// Whole games on the built page, from the start page to the score sheet: one by pointer, one by keyboard.
import { describe, test } from 'node:test';
import { Table, keyboard, pointer, readGame } from './play.mjs';
import { opened } from './opened.mjs';

const { visit } = await opened();

// Side by side, since each mostly waits.
describe('whole games', { concurrency: 2 }, () => {
  // With all that moves: the other game has it reduced, as the harness does.
  test('two play by pointer', async () => {
    await visit({ context: { reducedMotion: 'no-preference' } }, async (opened) => {
      const table = new Table(opened, pointer(opened.page), readGame('two'));
      await table.start();
      await table.play();
      await table.over();
    });
  });

  test('four play by keyboard', async () => {
    await visit({}, async (opened) => {
      const table = new Table(opened, keyboard(opened.page), readGame('four'), { names: ['Åse', 'Jo Jo'] });
      await table.start();
      await table.play();
      await table.over();
    });
  });
});
