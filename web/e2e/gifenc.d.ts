// The part of `gifenc` that is used here; the package has no types of its own.
declare module 'gifenc' {
  type Palette = number[][];
  interface FrameOptions {
    palette: Palette;
    /** Milliseconds. */
    delay: number;
    transparent: boolean;
    transparentIndex?: number;
    /** 1: the frame stays, and the next one is drawn over it. */
    dispose: number;
  }
  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array, colours: number): Palette;
}
