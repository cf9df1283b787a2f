export class TimeLimitError extends Error {}

/** Result of `work`, or a `TimeLimitError` after `milliseconds`. Does not stop the work itself. */
export async function withTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
