import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/** Whether a navigation is in progress now. A render may know an older state. */
const IsNavigating = createContext<() => boolean>(() => false);
export const IsNavigatingProvider = IsNavigating.Provider;

type Props = { to: string; state?: unknown };

/** Replaces the current address. A link that the user presses before it renders wins: the redirect would cancel its navigation. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const isNavigating = useContext(IsNavigating);
  const { state: phase } = useNavigation();
  const redirect = useEffectEvent((isIdle: boolean, address: string) => {
    if (isIdle && !isNavigating()) void navigate(address, { replace: true, state });
  });
  // Runs again if the other navigation ends without another page.
  useEffect(() => redirect(phase === 'idle', to), [phase, to]);
  return null;
}
