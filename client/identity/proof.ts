import { type Cognito, createCognito } from './cognito.ts';
import { memoryPending, memoryTokens } from './in-memory.ts';
import type { IdentityConfig } from './types.ts';

/** The service with a second sign-in in memory, which touches neither the session of this browser nor its storage. */
export const createProof = (config: IdentityConfig): Cognito =>
  createCognito(config, memoryTokens(config.clientId), memoryPending());
