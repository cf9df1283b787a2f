import type { OneTimeTokenParameter } from './oneTimeTokenParameter.ts';

export type DeclineTransferParams = {
/**
 * The one-time token of an e-mail. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};
