import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readVehicleHash, vehicleHash } from '../../data/vehicles/selection.ts';

type Opened = { opensVehicle: true };
const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'opensVehicle' in state;

/** The choice at a history entry. The address follows it. */
type Pick = { at: string; id: number | null };

/**
 * The selected vehicle, stored in the fragment of the address. Back closes the panel. Switching between vehicles keeps one
 * history entry. Shows a choice at once, because the router updates when the browser is idle, which may take seconds on a slow
 * machine.
 */
export function useSelectedVehicle(): [number | null, (id: number | null) => void] {
  const { hash, search, pathname, state, key } = useLocation();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<Pick | null>(null);
  const selectedId = picked?.at === key ? picked.id : readVehicleHash(hash);

  const follow = ({ id }: Pick) => {
    const here = { pathname, search };
    if (id === null) {
      if (!isOpened(state)) void navigate(here, { replace: true, preventScrollReset: true });
      else {
        isGoingBack.current = true;
        void navigate(-1);
      }
      return;
    }
    const isFirst = readVehicleHash(hash) === null;
    const opened: unknown = isFirst ? ({ opensVehicle: true } satisfies Opened) : state;
    void navigate({ ...here, hash: vehicleHash(id) }, { replace: !isFirst, state: opened, preventScrollReset: true });
  };

  // Going back is asynchronous. Applies choices made until then after it, otherwise it would undo them.
  const isGoingBack = useRef(false);
  const next = useRef<Pick | null>(null);
  const arrive = useEffectEvent(() => {
    isGoingBack.current = false;
    if (next.current === null) {
      // The address is up to date. Clears the choice, otherwise Back to this entry would restore it.
      setPicked(null);
      return;
    }
    const pick = { at: key, id: next.current.id };
    next.current = null;
    setPicked(pick);
    follow(pick);
  });
  useEffect(() => {
    // A dependency only: runs on each change of the entry.
    if (key) arrive();
  }, [key]);

  const select = (id: number | null) => {
    if (id === selectedId) return;
    const pick = { at: key, id };
    setPicked(pick);
    if (isGoingBack.current) next.current = pick;
    else follow(pick);
  };
  return [selectedId, select];
}
