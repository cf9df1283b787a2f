import { KEPT } from '../lib/kept-names.ts';
import { tabStorage } from '../lib/web-storage.ts';
import { hasUnsaved } from '../ui/form/unsaved.ts';
import { useSession } from './session.ts';

/** Holds the id of the user whose session ended by itself over changes that were not saved; of those it holds nothing. */
const LOST = `${KEPT}lost-work`;
/** The same where it ended in another way: with a logout in another tab. That one leaves nothing for after a reload. */
let lost: string | null = null;

// Told before a page that goes with the session has forgotten what it had to save, and after everything that was kept is emptied.
useSession.subscribe((session, before) => {
  if (session.status !== 'signed_out') return;
  const isExpired = session.notice === 'session_expired';
  if (before.status === 'signed_in') lost = hasUnsaved() ? String(before.user.id) : null;
  else if (!isExpired) lost = null;
  // Anew with each call that is refused for the same reason: each empties what was kept.
  if (isExpired && lost !== null) tabStorage.write(LOST, lost);
});

/** Whether this user's last session in this tab ended so; asked once, it is forgotten, whoever asks. */
export function takeLostWork(userId: number): boolean {
  const found = lost ?? tabStorage.read(LOST);
  tabStorage.remove(LOST);
  lost = null;
  return found === String(userId);
}
