import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showConcerned, showInside } from './filters/list-settings.ts';

/** Applies the filter of the address once, "needs attention" or a geofence, then leaves it to the user. */
export function useAskedList(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    const asked = new URLSearchParams(search);
    const fence = asked.get('geofence') ?? '';
    if (asked.get('show') === 'attention') showConcerned();
    else if (/^[1-9]\d{0,14}$/.test(fence)) showInside(Number(fence));
    else return;
    void navigate({ pathname, hash }, { replace: true, state });
  });
  useEffect(() => {
    // A dependency only: runs for each search part.
    if (search) show();
  }, [search]);
}
