// The board as a picture by itself: with the styles that apply to it here and now and with all that it refers to inside
// of it, so that it looks the same wherever it is opened.
const NAMESPACE = 'http://www.w3.org/2000/svg';
// So many pixels are a side of the picture that is made of pixels.
const SIDE = 1600;

const element = (name, attributes = {}) => {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

async function asData(url) {
  // In the single file everything stands in the page already.
  if (url.protocol === 'data:') return url.href;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status})`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

// The rules of all style sheets that hold on this screen now, without what moves.
function* rulesIn(rules) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) yield* rulesIn(rule.cssRules);
  }
}

// The rules that say something of a piece of the picture or of the variables in use.
function stylesFor(pieces) {
  const all = [...document.styleSheets].flatMap((sheet) => [...rulesIn(sheet.cssRules)]);
  const used = all.filter((rule) => /:root|^html/.test(rule.selectorText) || pieces.some((piece) => {
    try {
      return piece.matches(rule.selectorText) || piece.querySelector(rule.selectorText) !== null;
    } catch {
      return false; // a selector of other browsers
    }
  }));
  return used.map((rule) => rule.cssText).join('\n');
}

// What a text refers to by `#name`.
const names = (text) => [...text.matchAll(/(?:href="|url\(["']?)#([\w-]+)/g)].map(([, name]) => name);

// The symbols, colors and filters of the page that the picture uses, and those that they use.
function referred(text) {
  const found = new Map();
  const seek = (from) => {
    for (const name of names(from)) {
      const used = found.has(name) ? null : document.getElementById(name);
      if (!used) continue;
      found.set(name, used);
      seek(used.outerHTML);
    }
  };
  seek(text);
  return found;
}

// The typefaces of the texts of the picture.
async function typefaces(svg) {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => ({ style: rule.style, sheet: sheet.href })));
  const wanted = new Set([...svg.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily.split(',')[0].replace(/["']/g, '')));
  const used = faces.filter(({ style }) => wanted.has(style.getPropertyValue('font-family').replace(/["']/g, ''))
    && /url\(/.test(style.getPropertyValue('src')) && /^U\+0*20-/i.test(style.getPropertyValue('unicode-range')));
  return Promise.all(used.map(async ({ style, sheet }) => {
    const [, url] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'));
    const data = await asData(new URL(url, sheet ?? document.baseURI));
    const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
    return `@font-face{font-family:${family};font-weight:${weight || 400};src:url(${data})}`;
  }));
}

// The elements round the picture, as groups of the same classes: styles ask for them.
function ancestors(svg, inner) {
  let group = inner;
  for (let above = svg.parentElement; above !== null && above !== document.body; above = above.parentElement) {
    if (above.classList.length === 0) continue;
    const outer = element('g', { class: above.className });
    outer.append(group);
    group = outer;
  }
  return group;
}

async function whole(svg) {
  const copy = svg.cloneNode(true);
  const { viewBox } = svg;
  const { x, y, width, height } = viewBox.baseVal;
  const root = element('svg', { viewBox: `${x} ${y} ${width} ${height}`, width: SIDE, height: Math.round(SIDE * height / width) });
  for (const { name, value } of document.documentElement.attributes) if (name.startsWith('data-')) root.setAttribute(name, value);
  await Promise.all([...copy.querySelectorAll('image')].map(async (image) => {
    image.setAttribute('href', await asData(new URL(image.getAttribute('href'), document.baseURI)));
  }));
  const inner = element('g', { class: svg.getAttribute('class') ?? '' });
  inner.append(...copy.childNodes);
  const symbols = [...referred(svg.outerHTML).values()];
  const styles = stylesFor([svg, ...symbols]);
  const more = [...referred(styles).values()].filter((used) => !symbols.includes(used) && !svg.contains(used));
  const defs = element('defs');
  for (const used of [...symbols, ...more]) if (!svg.contains(used)) defs.append(used.cloneNode(true));
  const style = element('style');
  const still = '*{animation:none!important;transition:none!important}';
  style.textContent = [...await typefaces(svg), styles, still].join('\n');
  root.append(style, defs, ancestors(svg, inner));
  return root;
}

/** The picture of the element as a file: of pixels, or as it is. */
export async function draw(svg, pixels) {
  const root = await whole(svg);
  const text = new XMLSerializer().serializeToString(root);
  if (!pixels) return new Blob([text], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = Math.round(SIDE * image.naturalHeight / image.naturalWidth);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}
