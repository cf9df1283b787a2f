import type { Sheet, SheetAnswer } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Writes Excel files beside the page, which stays fluid with thousands of rows. */
self.addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const answer = (message: SheetAnswer) => self.postMessage(message);
  writeSheet(data).then(
    (file) => answer({ file }),
    (failure: unknown) => answer({ failure: String(failure) }),
  );
});
