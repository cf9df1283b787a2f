import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useCurrentNavigation } from './navigation.ts';

type Props = { to: string; state?: unknown };

/** Replaces the current address. A link that the user presses before it renders wins: the redirect would cancel its navigation. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const { pendingPath } = useCurrentNavigation();
  const { state: phase } = useNavigation();
  const redirect = useEffectEvent((isIdle: boolean, address: string) => {
    if (isIdle && pendingPath() === null) void navigate(address, { replace: true, state });
  });
  // Runs again if the other navigation ends without another page.
  useEffect(() => redirect(phase === 'idle', to), [phase, to]);
  return null;
}
