// What the tests of practice share: its controls, its towers, its totals.
import { like, say } from './words.mjs';

/** Where the totals are kept. */
export const KEY = 'trollfjord.practice';
// What is known of some towers: three firm blows to the left bring 3, 6 and 2 out of the first, 3 of each color at most;
// a soft one to the left brings nothing out of the second; the third has too many of a color out after three firm ones.
export const PEACE = 'practice 5';
export const NOTHING = 'practice 2';
export const ANGER = 'practice 0';

export const button = (page, id, args) => page.getByRole('button', { name: say(id, args), exact: true });
export const room = (page) => page.getByRole('dialog', { name: say('practice-title'), exact: true });
export const strike = (page, strength) => page.getByRole('group', { name: like('tower-strike-left') })
  .or(page.getByRole('group', { name: like('tower-strike-right') }))
  .getByRole('button', { name: `${say('tower-strike')} ${say(`tower-${strength}`)}` });
export const title = (page, text) => page.getByRole('heading', { name: text, exact: true }).waitFor();
export const blow = (page, n, limit) => title(page, say('card-swing-title', { n, limit }));
export const said = (page, text) => room(page).getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
export const again = (page) => button(page, 'practice-again');
export const stop = (page) => room(page).locator('[data-key=stop]');
/** The page takes no press so soon after something came to its end. */
export const rested = (page) => page.evaluate(() => new Promise((done) => { setTimeout(done, 320); }));

/** The totals that are kept, by name. */
export const kept = (page) => page.evaluate((key) => {
  const lines = (localStorage.getItem(key) ?? '').trim().split('\n').slice(1);
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name, value]) => [name, Number(value)]));
}, KEY);

/** Goes to practice, and waits until it takes a press. */
export async function enter(page) {
  await button(page, 'app-practice').click();
  await room(page).waitFor();
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation.animationName === 'deaf'));
}

/** Sets the tower of a seed up, with a limit and perhaps a comrade. */
export async function lay(page, seed, limit = 3, comrade = false) {
  await page.locator('.drill-terms').click();
  const sheet = page.getByRole('dialog', { name: say('practice-setup-title'), exact: true });
  await sheet.getByRole('button', { name: String(limit), exact: true }).click();
  await sheet.getByRole('checkbox').setChecked(comrade);
  await sheet.getByRole('textbox', { name: say('practice-seed'), exact: true }).fill(seed);
  await button(page, 'practice-seed-use').click();
  await sheet.waitFor({ state: 'hidden' });
  await blow(page, 1, limit);
  await rested(page);
}
