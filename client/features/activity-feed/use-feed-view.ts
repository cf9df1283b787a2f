import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readVehicleHash } from '../../data/vehicles/selection.ts';
import { type FeedView, readFeedView, writeFeedView } from '../../rules/activity/feed-view.ts';

/**
 * The view in the address, and a function that replaces it. Links about one vehicle name it in the fragment, like those of the map.
 */
export function useFeedView(): [FeedView, (view: FeedView) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => {
    const read = readFeedView(new URLSearchParams(search));
    const vehicle = readVehicleHash(hash);
    return read.vehicles === null && vehicle !== null ? { ...read, vehicles: [vehicle] } : read;
  }, [search, hash]);
  const change = (next: FeedView) => {
    void navigate(
      { search: String(writeFeedView(next)), hash: '' },
      { replace: true, state, preventScrollReset: true },
    );
  };
  return [view, change];
}
