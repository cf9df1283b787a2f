import { tabStorage } from '../lib/web-storage.ts';
import { FACTOR_NAMES, type Waiting } from './provider.ts';
import type { Challenge } from './types.ts';

/**
 * Amplify keeps the state of one sign-in for the whole page, reads it from session storage once, as it loads, and writes it there again
 * with each step. The portal keeps its own, of either SDK, so this only lends it to Amplify: a proof leaves nothing in the tab, and a
 * logout has nothing more to remove.
 */
const NAMES = ['username', 'challengeName', 'signInSession', 'expiry'].map((name) => `CognitoSignInState.${name}`);

const challengeName = (challenge: Challenge): string =>
  challenge.kind === 'code' ? FACTOR_NAMES[challenge.factor] : 'SELECT_MFA_TYPE';

/** Writes a sign-in for Amplify to read as it loads. */
export function lendState({ username, session, challenge, until }: Waiting & { until: number }): void {
  const values = [username, challengeName(challenge), session, String(until)];
  for (const [index, name] of NAMES.entries()) tabStorage.write(name, values[index] ?? '');
}

/** Removes what Amplify wrote. Returns the user and the service's session of its current sign-in. */
export function takeState(): { username: string; session: string } {
  const [username = '', , session = ''] = NAMES.map((name) => tabStorage.read(name) ?? '');
  for (const name of NAMES) tabStorage.remove(name);
  return { username, session };
}
