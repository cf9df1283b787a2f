import type { Identity } from '../../identity/types.ts';
import { forgetEmailChange } from '../../state/email-change.ts';
import { notifyOtherTabs, refreshOwnUser } from './cache.ts';

/**
 * Applies a confirmed address in every tab. The user stays signed in. The next page reads data that fails to load.
 * Never rejects.
 */
export async function emailChanged(identity: Pick<Identity, 'accessToken'>): Promise<void> {
  forgetEmailChange();
  notifyOtherTabs();
  await Promise.all([renewTokens(identity), refreshOwnUser().catch(() => undefined)]);
}

/** Renews the tokens if possible, because they contain the old address. */
export async function renewTokens(identity: Pick<Identity, 'accessToken'>): Promise<void> {
  const made = await identity.accessToken();
  if (made !== null) await identity.accessToken(made);
}
