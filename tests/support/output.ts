import type { Readable } from 'node:stream';

/**
 * Reads the output of a process until it matches, and returns it. Discards what follows: a process whose output nobody reads hangs
 * once the pipe is full. Rejects with the output if it ends without a match.
 */
export function outputUntil(stream: Readable, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (!pattern.test(output)) return;
    stream.off('data', read);
    stream.resume();
    resolve(output);
  };
  stream.on('data', read);
  stream.once('end', () => reject(new Error(output)));
  return promise;
}
