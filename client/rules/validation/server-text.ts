import type { ProblemText } from './problem.ts';

/** What a server says of a value that only it can judge (commerce 8), and which of the portal's texts says the same. */
const SAID: ReadonlyMap<string, ProblemText> = new Map([['email already taken', 'emailTaken']]);

/** The portal's own text for what a server said of a field, whatever its case and full stop; null: said as it stands. */
export const textOfServer = (message: string): ProblemText | null =>
  SAID.get(message.trim().replace(/\.$/, '').toLowerCase()) ?? null;
