import { useLocation, useNavigate } from 'react-router';
import { readVehicleHash, vehicleHash } from '../../data/vehicles/selection.ts';

type Opened = { opensVehicle: true };
const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'opensVehicle' in state;

/**
 * The selected vehicle, which stands in the fragment of the address. Back closes what was opened; going from vehicle to
 * vehicle leaves one entry in the history, not a trail.
 */
export function useSelectedVehicle(): [number | null, (id: number | null) => void] {
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const selectedId = readVehicleHash(hash);
  const select = (next: number | null) => {
    if (next === selectedId) return;
    const here = { pathname, search };
    if (next === null) {
      if (isOpened(state)) void navigate(-1);
      else void navigate(here, { replace: true, preventScrollReset: true });
      return;
    }
    const isFirst = selectedId === null;
    const opened: unknown = isFirst ? ({ opensVehicle: true } satisfies Opened) : state;
    void navigate({ ...here, hash: vehicleHash(next) }, { replace: !isFirst, state: opened, preventScrollReset: true });
  };
  return [selectedId, select];
}
