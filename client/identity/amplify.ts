import { lendState, takeState } from './amplify-state.ts';
import { type PendingStore, readPending } from './pending-sign-in.ts';
import { createSdk, type Sdk } from './sdk.ts';
import type { TokenStorage } from './token-storage.ts';
import type { IdentityConfig } from './types.ts';

let isLoaded = false;

/** Loads Amplify. It reads a sign-in that waits for a code only now, so its state is written before. */
export async function openSdk(config: IdentityConfig, storage: TokenStorage, kept?: PendingStore): Promise<Sdk> {
  const waiting = isLoaded ? null : readPending();
  if (waiting) lendState(waiting);
  const { amplifyProvider } = await import('./amplify-provider.ts').catch((error: unknown) => {
    takeState();
    throw error;
  });
  isLoaded = true;
  return createSdk(amplifyProvider(config, storage), config, storage, kept);
}
