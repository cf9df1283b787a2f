import { KEPT } from '../lib/kept-names.ts';
import { tabStorage } from '../lib/web-storage.ts';
import { hasUnsaved } from '../ui/form/unsaved.ts';
import { useSession } from './session.ts';

/** Stores the id of the user whose session expired with unsaved changes. Does not store the changes. */
const LOST = `${KEPT}lost-work`;
/** The same for a session that ended by a logout in another tab. Not kept over a reload. */
let lost: string | null = null;

// Runs before unmounting pages clear their unsaved flag, and after all kept data is cleared.
useSession.subscribe((session, before) => {
  if (session.status !== 'signed_out') return;
  const isExpired = session.notice === 'session_expired';
  if (before.status === 'signed_in') lost = hasUnsaved() ? String(before.user.id) : null;
  else if (!isExpired) lost = null;
  // Written again with each further refused call, because each clears the kept data.
  if (isExpired && lost !== null) tabStorage.write(LOST, lost);
});

/** Whether this user's last session in this tab lost changes. Any read resets it. */
export function takeLostWork(userId: number): boolean {
  const found = lost ?? tabStorage.read(LOST);
  tabStorage.remove(LOST);
  lost = null;
  return found === String(userId);
}
