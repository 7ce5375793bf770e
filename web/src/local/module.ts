// A WebAssembly module of the engine: text in, text out.
import type { Answer, Request } from './calls';

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  dealloc(at: number, length: number): void;
  call(at: number, length: number): bigint;
}

export class Module {
  private readonly written = new TextEncoder();
  private readonly read = new TextDecoder();

  private constructor(private readonly exports: Exports) {}

  static async of(bytes: BufferSource | Promise<Response>): Promise<Module> {
    const made = bytes instanceof Promise ? await WebAssembly.instantiateStreaming(bytes) : await WebAssembly.instantiate(bytes);
    return new Module(made.instance.exports as unknown as Exports);
  }

  /** Throws a `WebAssembly.RuntimeError` if the module fails; then it must not be used again. */
  ask(request: Request): Answer {
    const { memory, alloc, dealloc, call } = this.exports;
    const text = this.written.encode(JSON.stringify(request));
    const at = alloc(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const packed = BigInt.asUintN(64, call(at, text.length));
    const [start, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const answer = this.read.decode(new Uint8Array(memory.buffer, start, length));
    dealloc(start, length);
    return JSON.parse(answer) as Answer;
  }
}
