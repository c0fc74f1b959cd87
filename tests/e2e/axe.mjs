// What axe-core finds in a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The text of axe-core, for `page.evaluate`: the debugger's hand leaves the policy of the page as it is. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// As the setting of the page does: not every browser imitates that its device has another theme.
const choose = (theme) => window.dispatchEvent(new CustomEvent('trollfjord-theme', { detail: theme }));

/** The violations inside of the element with this selector, by day and by night. */
export async function axeViolations(page, selector) {
  const found = [];
  await page.evaluate(AXE);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(choose, theme);
    await page.waitForSelector(`html[data-theme=${theme}]`);
    const { violations } = await page.evaluate(
      (root) => window.axe.run(document.querySelector(root), { resultTypes: ['violations'] }), selector);
    found.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0].target} ${nodes[0].failureSummary}`));
  }
  await page.evaluate(choose, 'auto');
  return found;
}
