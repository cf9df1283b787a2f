import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Query parameter of the vehicle whose live view is open over a full-height page (core 2.1). */
const VEHICLE = 'vehicle';

/** Id in the address, unparsed. `null` while the view is closed. */
export const useLiveViewVehicle = (): string | null => useSearchParams()[0].get(VEHICLE);

/** State of a history entry that opened the view: Back leads to the page below. */
type Opened = { hasPageBelow: true };
const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'hasPageBelow' in state;

/**
 * Opens the live view of a vehicle as one history entry: over the current page or, from a page that is not full-height,
 * over `over` (core 2.3). Closing it leads back to the opener.
 */
export function useOpenLiveView(): (vehicleId: number, over?: { pathname: string; hash: string }) => void {
  const here = useLocation();
  const navigate = useNavigate();
  return (vehicleId, over) => {
    const { pathname, search, hash } = over ? { ...over, search: '' } : here;
    const query = new URLSearchParams(search);
    query.set(VEHICLE, String(vehicleId));
    const state: Opened = { hasPageBelow: true };
    void navigate({ pathname, search: query.toString(), hash }, { state, preventScrollReset: true });
  };
}

/** Closes the view: goes back in the history, or removes the query parameter if the view was opened by its address. */
export function useCloseLiveView(): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (isOpened(state)) {
      void navigate(-1);
      return;
    }
    const query = new URLSearchParams(search);
    query.delete(VEHICLE);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}
