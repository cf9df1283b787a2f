import { TimeLimitError, withTimeLimit } from '../lib/time-limit.ts';
import { SECOND } from '../rules/time/duration.ts';
import { memoryPending, memoryTokens } from './in-memory.ts';
import type { PendingStore } from './pending-sign-in.ts';
import type { Sdk } from './sdk.ts';
import type { TokenStorage } from './token-storage.ts';
import type { Proof } from './types.ts';

/** Timeout of calls to the SDK, which has none of its own. */
const SDK_LIMIT = 30 * SECOND;

/** Loads the SDK for a token storage. */
export type LoadSdk = (storage: TokenStorage, kept?: PendingStore) => Promise<Sdk>;

/** A second sign-in in memory, which touches neither the session of this browser nor its storage. */
export async function createProof(load: LoadSdk, clientId: string, username: string): Promise<Proof> {
  const sdk = await load(memoryTokens(clientId), memoryPending());
  /** The SDK reports failures as results. A rejection is its timeout. */
  const within = async <Result>(work: (sdk: Sdk) => Promise<Result>) => {
    try {
      return await withTimeLimit(work(sdk), SDK_LIMIT);
    } catch (failure) {
      const isUnreached = failure instanceof TimeLimitError || !navigator.onLine;
      return { kind: 'refused', reason: isUnreached ? 'unreachable' : 'not_loaded' } as const;
    }
  };
  return {
    signIn: (password) => within(() => sdk.signIn({ username, password, remember: false })),
    chooseFactor: (factor) => within(() => sdk.chooseFactor(factor)),
    chooseAgain: () => within(() => sdk.chooseAgain()),
    sendNewCode: () => within(() => sdk.sendNewCode()),
    answerCode: (code) => within(() => sdk.answerCode(code, false)),
    account: within,
  };
}
