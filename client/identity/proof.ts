import { TimeLimitError, withTimeLimit } from '../lib/time-limit.ts';
import { SECOND } from '../rules/time/duration.ts';
import { type Cognito, createCognito } from './cognito.ts';
import { memoryPending, memoryTokens } from './in-memory.ts';
import type { IdentityConfig, Proof } from './types.ts';

/** Timeout of calls to the SDK, which has none of its own. */
const SDK_LIMIT = 30 * SECOND;

/** A second sign-in in memory, which touches neither the session of this browser nor its storage. */
export function createProof(config: IdentityConfig, username: string): Proof {
  const sdk: Cognito = createCognito(config, memoryTokens(config.clientId), memoryPending());
  /** The SDK reports failures as results. A rejection is its timeout. */
  const within = async <Result>(work: (sdk: Cognito) => Promise<Result>) => {
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
