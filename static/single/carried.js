// The own files of the single file, which carries them inside: nothing is fetched, so that it works from a disk, in a
// sandbox, and under a policy that lets it fetch nothing. scripts/single makes the lists and bundles this with the loader.
import { PICTURES, SCRIPTS, STYLES, TEXTS } from 'carried';

function held(list, name) {
  if (!Object.hasOwn(list, name)) throw new Error(`${name} is not in this file`);
  return list[name];
}

// Programs stand packed behind the page.
function unpacked(name) {
  const block = document.querySelector(`script[data-file="${name}"]`);
  if (!block) throw new Error(`${name} is not in this file; was it copied whole?`);
  if (typeof DecompressionStream !== 'function') throw new Error('this browser is too old for the single file');
  const bytes = Uint8Array.from(atob(block.textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}

const script = async (name) => held(SCRIPTS, name)();
const answer = async (name) => (Object.hasOwn(TEXTS, name) ? new Response(TEXTS[name]) : unpacked(name));

window.carried = {
  script,
  answer,
  address: (name) => name,
  picture: (name) => held(PICTURES, name),
  // It would need a file of its own. Computer players think on the page, in slices.
  worker() {
    throw new Error('the single file has no worker');
  },
  async started(js, wasm) {
    const [program, bytes] = await Promise.all([script(js), answer(wasm).then((response) => response.arrayBuffer())]);
    await program.default({ module_or_path: bytes });
    return program;
  },
  // The policy of the page knows these texts.
  async style(name) {
    const sheet = document.createElement('style');
    sheet.textContent = held(STYLES, name);
    document.head.append(sheet);
  },
};

// The drawings of the program name pictures by their files.
const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', {
  ...markup,
  set(text) {
    markup.set.call(this, String(text).replace(/(<image\b[^>]*? href=")([\w/.-]+)"/g, (whole, start, name) => (
      Object.hasOwn(PICTURES, name) ? `${start}${PICTURES[name]}"` : whole)));
  },
});

// The rules are a page of their own elsewhere: here there is nothing to open in another window.
for (const kind of ['click', 'auxclick']) {
  document.addEventListener(kind, (event) => {
    const link = event.target.closest?.('a[data-rules]');
    if (!link || (kind === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))) return;
    event.preventDefault();
    event.stopPropagation();
    if (kind === 'click' || event.button === 1) link.click();
  }, { capture: true });
}

// Where others cannot open this file at its own address, links name the page on the net, if whoever made the file told of
// one; else they are only what stands behind the `#`.
const onTheNet = document.querySelector('meta[name="trollfjord-page"]')?.content ?? '';
if (!/^https?:$/.test(window.location.protocol)) document.documentElement.dataset.page = onTheNet;
