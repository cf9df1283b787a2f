import type { WrongRecipientError } from './wrongRecipientError.ts';

/**
 * The transfer was offered to somebody else.
 */
export type WrongRecipientResponse = WrongRecipientError;
