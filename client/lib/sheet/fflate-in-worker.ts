/**
 * `fflate` for the worker that writes Excel files. Its own `zip` starts workers from `blob:` URLs above 160 kB, which the content policy
 * refuses. The code runs in a worker already, so it compresses there.
 */
import { type AsyncZipOptions, type AsyncZippable, type FlateCallback, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

export function zip(files: AsyncZippable, options: AsyncZipOptions | FlateCallback, done?: FlateCallback): () => void {
  const answer = done ?? (options as FlateCallback);
  answer(null, zipSync(files));
  return () => undefined;
}
