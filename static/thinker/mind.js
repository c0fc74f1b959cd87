// The program that decides for computer players, in slices: between two of them a newer ask is heard, and the older one
// is dropped. It runs in a worker, or on the page where workers are refused. How long a slice takes changes no answer.

/**
 * Starts the program; resolves to `decide(ask, ms, tell)`, which resolves to the answer, or to `null` if another ask came.
 * It tells between slices how far it has come, in thousandths.
 */
export async function wake(js, wasm) {
  const program = await import(js);
  await program.default({ module_or_path: wasm });
  const { port1, port2 } = new MessageChannel();
  const rest = () => new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  let asked = 0;
  return async function decide(ask, ms, tell = () => {}) {
    const mine = (asked += 1);
    if (!program.open(ask)) return '';
    for (;;) {
      const end = performance.now() + ms;
      let more = true;
      while (more && performance.now() < end) more = program.think(1);
      if (!more) return program.answer();
      tell(program.progress());
      await rest();
      if (mine !== asked) return null;
    }
  };
}
