import { now } from '../lib/now.ts';
import { browserStorage } from '../lib/web-storage.ts';
import { createKeptStore } from './kept-store.ts';

/** The address that was asked for and waits for an answer to its letter: the server does not tell of it. */
type EmailChange = { wanted: string | null; askedAt: number };

export const useEmailChange = createKeptStore<EmailChange>('email-change', 2, () => ({ wanted: null, askedAt: 0 }));

/** How long the link in the letter is good. */
const GOOD_FOR = 86_400_000;
/**
 * There once a change was declined in this browser, until another is asked for: the letter opens in a tab of its own, and others
 * learn it here. No moment is kept, for clocks of two tabs are corrected apart.
 */
const DECLINED = 'waymark.email-change.declined';

/** The address that is waited for at a time; null once the link is too old. */
export const pendingEmail = ({ wanted, askedAt }: EmailChange, at: number): string | null =>
  at < askedAt + GOOD_FOR ? wanted : null;

export function awaitEmail(wanted: string): void {
  browserStorage.remove(DECLINED);
  useEmailChange.setState({ wanted, askedAt: now() });
}
export const forgetEmailChange = (): void => useEmailChange.setState({ wanted: null, askedAt: 0 });

/** The letter was answered: nothing is waited for in any tab. */
export function emailChangeDeclined(): void {
  forgetEmailChange();
  browserStorage.write(DECLINED, '1');
}

// What another tab did before this one had the store, and what it does from now on.
if (browserStorage.read(DECLINED) !== null) forgetEmailChange();
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === DECLINED && newValue !== null) forgetEmailChange();
});
