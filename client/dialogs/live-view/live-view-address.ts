import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The live view opens over a full-height page by this name in its query (core 2.1). */
const VEHICLE = 'vehicle';

/** The id in the address as it is written there; null while the view is closed. */
export const useLiveViewVehicle = (): string | null => useSearchParams()[0].get(VEHICLE);

/** Remembered with the history entry that opening made: back leads to the page below. */
type OpenedHere = { hasPageBelow?: true } | null;

/** Opens the live view of a vehicle over the page that is shown, as one step of the history. */
export function useOpenLiveView(): (vehicleId: number) => void {
  const [, setQuery] = useSearchParams();
  return (vehicleId) => {
    const state: OpenedHere = { hasPageBelow: true };
    setQuery(
      (query) => {
        query.set(VEHICLE, String(vehicleId));
        return query;
      },
      { state },
    );
  };
}

/** Closes the view: takes back the step that opened it or, where somebody came by its address, the name in the query. */
export function useCloseLiveView(): () => void {
  const [, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as OpenedHere;
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (state?.hasPageBelow) {
      void navigate(-1);
      return;
    }
    setQuery(
      (query) => {
        query.delete(VEHICLE);
        return query;
      },
      { replace: true },
    );
  };
}
