import type { Identity } from '../../identity/types.ts';
import { forgetEmailChange } from '../../state/email-change.ts';
import { refreshOwnUser, tellOtherTabs } from './cache.ts';

/**
 * An address was confirmed. Whoever is signed in stays so, and has it from now on in every tab; what does not load now is read
 * with the next page that shows it. Never rejects.
 */
export async function emailChanged(identity: Pick<Identity, 'accessToken'>): Promise<void> {
  forgetEmailChange();
  tellOtherTabs();
  await Promise.all([renewTokens(identity), refreshOwnUser().catch(() => undefined)]);
}

/** Tokens state the address as it was when they were made: where they can be renewed, new ones take their place. */
export async function renewTokens(identity: Pick<Identity, 'accessToken'>): Promise<void> {
  const made = await identity.accessToken();
  if (made !== null) await identity.accessToken(made);
}
