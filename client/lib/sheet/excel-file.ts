import type { Sheet, SheetAnswer } from './sheet.ts';

/** Writes a table as an Excel file in a worker. Rejects if the worker cannot be loaded or the file not be written. */
export function excelFile(sheet: Sheet): Promise<Blob> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker for Excel files did not load')));
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(sheet);
  }).finally(() => worker.terminate());
}
