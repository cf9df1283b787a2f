import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readVehicleHash, vehicleHash } from '../../data/vehicles/selection.ts';

type Opened = { opensVehicle: true };
const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'opensVehicle' in state;

/** What was picked at an entry of the history, which the address follows. */
type Pick = { at: string; id: number | null };

/**
 * The selected vehicle, which stands in the fragment of the address. Back closes what was opened; going from vehicle to
 * vehicle leaves one entry in the history, not a trail. What is picked shows at once: the router follows when the browser has
 * time for it, which on a busy machine is seconds later.
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

  // The way back takes the browser a moment: what is picked meanwhile comes after it, or it would be taken back as well.
  const isGoingBack = useRef(false);
  const next = useRef<Pick | null>(null);
  const arrive = useEffectEvent(() => {
    isGoingBack.current = false;
    if (next.current === null) {
      // The address has followed. Back to this entry is not to the pick, but to what was there before it.
      setPicked(null);
      return;
    }
    const pick = { at: key, id: next.current.id };
    next.current = null;
    setPicked(pick);
    follow(pick);
  });
  useEffect(() => {
    // Read for its changes alone.
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
