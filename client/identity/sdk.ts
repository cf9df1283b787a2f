import { createAccountCalls } from './account-calls.ts';
import type { PendingStore } from './pending-sign-in.ts';
import type { Provider } from './provider.ts';
import { createSignInSteps } from './sign-in-steps.ts';
import type { TokenStorage } from './token-storage.ts';
import type { IdentityConfig } from './types.ts';

/** An SDK as the portal uses it. No promise rejects. */
export const createSdk = (provider: Provider, config: IdentityConfig, storage: TokenStorage, kept?: PendingStore) => ({
  ...createSignInSteps(provider, config, storage, kept),
  ...createAccountCalls(provider, storage),
});
export type Sdk = ReturnType<typeof createSdk>;
