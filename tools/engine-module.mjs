// A module of the engine in Node: see crates/wasm/README.md.

/** Instantiates a module. The function it returns carries out a call, and throws what the module refuses. */
export function loadModule(bytes) {
  const answer = loadText(bytes);
  return (request) => {
    const { ok, error } = JSON.parse(answer(JSON.stringify(request)));
    if (error !== undefined) throw Object.assign(new Error(error.message), error);
    return ok;
  };
}

/** The same for requests and answers as text. */
export function loadText(bytes) {
  const module = bytes instanceof WebAssembly.Module ? bytes : new WebAssembly.Module(bytes);
  const { memory, alloc, dealloc, call } = new WebAssembly.Instance(module).exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return (request) => {
    const text = encoder.encode(request);
    const at = alloc(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const packed = BigInt.asUintN(64, call(at, text.length));
    const [start, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const answer = decoder.decode(new Uint8Array(memory.buffer, start, length));
    dealloc(start, length);
    return answer;
  };
}
