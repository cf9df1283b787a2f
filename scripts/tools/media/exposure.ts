import type { Canvas } from './canvas.ts';

/** One frame, averaged from several drawings at different times for soft edges and motion blur. */
export class Exposure {
  readonly #red: Uint32Array;
  readonly #green: Uint32Array;
  readonly #blue: Uint32Array;
  #drawings = 0;

  constructor(pixels: number) {
    this.#red = new Uint32Array(pixels);
    this.#green = new Uint32Array(pixels);
    this.#blue = new Uint32Array(pixels);
  }

  add(canvas: Canvas): void {
    const { pixels } = canvas;
    for (let i = 0; i < pixels.length; i++) {
      const pixel = pixels[i] ?? 0;
      this.#red[i] = (this.#red[i] ?? 0) + (pixel & 255);
      this.#green[i] = (this.#green[i] ?? 0) + ((pixel >> 8) & 255);
      this.#blue[i] = (this.#blue[i] ?? 0) + (pixel >> 16);
    }
    this.#drawings++;
  }

  /** Average as red, green, blue of each pixel. Resets the exposure. */
  develop(): Float32Array {
    const picture = new Float32Array(this.#red.length * 3);
    for (let i = 0; i < this.#red.length; i++) {
      picture[i * 3] = (this.#red[i] ?? 0) / this.#drawings;
      picture[i * 3 + 1] = (this.#green[i] ?? 0) / this.#drawings;
      picture[i * 3 + 2] = (this.#blue[i] ?? 0) / this.#drawings;
    }
    for (const channel of [this.#red, this.#green, this.#blue]) channel.fill(0);
    this.#drawings = 0;
    return picture;
  }
}
