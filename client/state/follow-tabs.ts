import { ENDED, type Logout, NO_USER, WHO } from './logout.ts';
import { emptyEverything } from './logout-registry.ts';
import { useSession } from './session.ts';
import { endDialog, useSessionEnd } from './session-end.ts';

const nameIn = (value: string | null): string => value?.split(' ')[0] ?? NO_USER;

/** Follows other tabs: ends the session here when it ended there, and calls `restart` when another user signed in. */
export function followTabs({ end, isOwn }: Pick<Logout, 'end' | 'isOwn'>, restart: () => void): void {
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    if (key !== WHO) return;
    const before = nameIn(oldValue);
    const after = nameIn(newValue);
    const isSignedIn = useSession.getState().status === 'signed_in';
    // The page of an expired session stays open in this tab as well.
    if (newValue === ENDED.ran_out && isSignedIn && endDialog.isMounted)
      return useSessionEnd.setState({ isOver: true });
    if (after === NO_USER) return end(newValue === NO_USER ? null : 'session_expired');
    if (isSignedIn && (isOwn(after) || after === before)) return useSessionEnd.setState({ isOver: false });
    // The user changed without a logout: discard the previous user's state.
    if (isSignedIn || (before !== NO_USER && after !== before)) emptyEverything();
    restart();
  });
}
