import { nextTask } from './next-task.ts';

/** Parts written in one task, so that the page responds while a long file is written. */
const AT_ONCE = 1_000;

/** A text file of any length. */
export async function textFile(parts: Iterable<string>, type: string): Promise<Blob> {
  const written: string[] = [];
  let part = '';
  let count = 0;
  for (const text of parts) {
    part += text;
    count += 1;
    if (count < AT_ONCE) continue;
    written.push(part);
    part = '';
    count = 0;
    await nextTask();
  }
  return new Blob([...written, part], { type });
}
