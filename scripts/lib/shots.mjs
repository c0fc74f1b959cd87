// Screenshots for people to look at: every moment at every size in both themes. See `scripts/shots`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IN_FIREFOX } from '../../tests/e2e/browsers.mjs';
import { openBrowser, serveDist } from '../../tests/e2e/harness.mjs';
import { NAMES, SIZES, isShown, openMoment } from '../../tests/e2e/moments.mjs';

const FOLDER = 'shots';
const list = (text, usual) => text?.split(',').filter(Boolean) ?? usual;
const sizes = list(process.env.SIZES, SIZES);
const themes = list(process.env.THEMES, ['light', 'dark']);
const scale = Number(process.env.SCALE ?? 1);
const forced = process.env.FORCED === '1';
const names = process.argv.length > 2 ? process.argv.slice(2) : NAMES;

const fileOf = (name, size, theme) => `${name}-${size}-${theme}${forced ? '-forced' : ''}.png`;

// One page a theme: sizes are only media queries, and a page that stands is resized faster than it is opened.
async function takeTheme(browser, server, theme) {
  const context = { deviceScaleFactor: scale, ...(forced ? { forcedColors: 'active' } : {}) };
  // Playwright hides the cursor of fields by a style of its own, and Firefox tells that the page does not let it.
  const allow = IN_FIREFOX ? [/blocked an inline style/] : [];
  const visit = await openMoment(browser, server, names[0], { theme, context, allow });
  const { page } = visit;
  for (const name of names) {
    // The pane that is shown follows the size the page has when the moment begins: small first where there are tabs.
    for (const size of sizes.filter((each) => isShown(name, each))) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await visit.arrive(name);
      await page.screenshot({ path: path.join(FOLDER, fileOf(name, size, theme)), fullPage: true });
    }
    console.log(`${name} ${theme}`);
  }
  await visit.close();
  return visit.problems;
}

// A page with all screenshots of one size and theme side by side.
async function sheet(browser, size, theme) {
  const shown = names.filter((name) => isShown(name, size));
  const [width, height] = size.split('x').map(Number);
  const column = Math.round(Math.sqrt((width / height) * 160_000));
  const figures = shown.map((name) =>
    `<figure><a href="${fileOf(name, size, theme)}"><img src="${fileOf(name, size, theme)}" alt=""></a><figcaption>${name}</figcaption></figure>`);
  const html = `<!doctype html><meta charset="utf-8"><title>${size} ${theme}</title><style>
    body { margin: 8px; background: #777; color: #fff; font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 10px }
    figure { margin: 0; width: ${column}px } img { width: 100%; display: block } </style>${figures.join('\n')}`;
  const file = path.join(FOLDER, `all-${size}-${theme}${forced ? '-forced' : ''}`);
  await writeFile(`${file}.html`, html);
  const page = await browser.newPage({ viewport: { width: 4 * (column + 10) + 16, height: 800 } });
  await page.goto(`file://${path.resolve(file)}.html`);
  await page.screenshot({ path: `${file}.png`, fullPage: true });
  await page.close();
  console.log(`${file}.png`);
}

await mkdir(FOLDER, { recursive: true });
const server = await serveDist();
const browser = await openBrowser();
try {
  const problems = (await Promise.all(themes.map((theme) => takeTheme(browser, server, theme)))).flat();
  for (const problem of problems) console.error(`problem: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
  for (const size of sizes) {
    for (const theme of themes) await sheet(browser, size, theme);
  }
} finally {
  await browser.close();
  await server.close();
}
