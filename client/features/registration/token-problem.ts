import { errorOfFailure } from '../../api/errors.ts';
import { TOKEN_PROBLEMS, type TokenProblem } from '../../lib/one-time-token.ts';

/** Messages of a server without codes (commerce 8). */
const MESSAGES: readonly (readonly [RegExp, TokenProblem])[] = [
  [/expired/i, 'EXPIRED_TOKEN'],
  [/already used/i, 'USED_TOKEN'],
  [/no longer valid/i, 'WITHDRAWN_TOKEN'],
];

/** `null` for a failure that is not about the token. A malformed token is not valid. */
export function tokenProblemOf(failure: unknown): TokenProblem | null {
  const { code, fields, message } = errorOfFailure(failure);
  const known = TOKEN_PROBLEMS.find((problem) => problem === code);
  if (known) return known;
  if (message === 'Invalid JWT token') return 'INVALID_TOKEN';
  const messages = fields['token'];
  if (!messages) return null;
  return MESSAGES.find(([words]) => messages.some((line) => words.test(line)))?.[1] ?? 'INVALID_TOKEN';
}
