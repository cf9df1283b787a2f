import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The live view opens over a full-height page by this name in its query (core 2.1). */
const VEHICLE = 'vehicle';

/** The id in the address as it is written there; null while the view is closed. */
export const useLiveViewVehicle = (): string | null => useSearchParams()[0].get(VEHICLE);

/** Remembered with the history entry that opening made: back leads to the page below. */
type Opened = { hasPageBelow: true };
const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'hasPageBelow' in state;

/**
 * Opens the live view of a vehicle over the page that is shown, as one step of the history; from a page that is not
 * full-height over another one, `over` (core 2.3). Closing it leads back to where it was opened.
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

/** Closes the view: takes back the step that opened it or, where somebody came by its address, the name in the query. */
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
