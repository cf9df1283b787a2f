import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** Path, with the base of the portal, of a navigation that is in progress now, or `null`. A render may know an older state. */
const PendingPath = createContext<() => string | null>(() => null);
export const PendingPathProvider = PendingPath.Provider;
export const usePendingPath = (): (() => string | null) => useContext(PendingPath);

type Props = { to: string; state?: unknown };

/** Replaces the current address. A link that the user presses before it renders wins: the redirect would cancel its navigation. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const pendingPath = usePendingPath();
  const { state: phase } = useNavigation();
  const redirect = useEffectEvent((isIdle: boolean, address: string) => {
    if (isIdle && pendingPath() === null) void navigate(address, { replace: true, state });
  });
  // Runs again if the other navigation ends without another page.
  useEffect(() => redirect(phase === 'idle', to), [phase, to]);
  return null;
}
