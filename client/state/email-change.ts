import { now } from '../lib/now.ts';
import { browserStorage } from '../lib/web-storage.ts';
import { DAY } from '../rules/time/duration.ts';
import { createKeptStore } from './kept-store.ts';

/** The requested address, pending until its e-mail is answered. The server does not return it. */
type EmailChange = { wanted: string | null; askedAt: number };

export const useEmailChange = createKeptStore<EmailChange>('email-change', 2, () => ({ wanted: null, askedAt: 0 }));

/** Lifetime of the link in the e-mail. */
const GOOD_FOR = DAY;
/**
 * Set after a change was declined in this browser, until another is requested: the link opens in a tab of its own, and other tabs
 * read it here. Stores no time, because each tab corrects its clock separately.
 */
const DECLINED = 'waymark.email-change.declined';

/** The pending address at a time. `null` once the link has expired. */
export const pendingEmail = ({ wanted, askedAt }: EmailChange, at: number): string | null =>
  at < askedAt + GOOD_FOR ? wanted : null;

export function awaitEmail(wanted: string): void {
  browserStorage.remove(DECLINED);
  useEmailChange.setState({ wanted, askedAt: now() });
}
export const forgetEmailChange = (): void => useEmailChange.setState({ wanted: null, askedAt: 0 });

/** The e-mail was declined: clears the pending address in all tabs. */
export function emailChangeDeclined(): void {
  forgetEmailChange();
  browserStorage.write(DECLINED, '1');
}

// Applies what other tabs did before this store was loaded, and what they do from now on.
if (browserStorage.read(DECLINED) !== null) forgetEmailChange();
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === DECLINED && newValue !== null) forgetEmailChange();
});
