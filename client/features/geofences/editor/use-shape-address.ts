import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../../api/model.ts';
import type { Address } from '../../../data/places/address.ts';
import { addressQuery } from '../../../data/places/queries.ts';

/** Asks the geocoder for the address in the middle of a shape. Drops the answer if `isWanted` is false by then. */
export function useShapeAddress(onFound: (address: Address, at: LatLng) => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<object | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const ask = async (at: LatLng, isWanted: () => boolean) => {
    const request = {};
    latest.current = request;
    setBusy(true);
    setFailed(false);
    const place = { latitude: at.lat, longitude: at.lng };
    const address = await client.fetchQuery(addressQuery(place)).catch(() => null);
    if (latest.current !== request) return;
    setBusy(false);
    if (!isWanted()) return;
    if (address) onFound(address, at);
    else setFailed(true);
  };
  return { ask: (at: LatLng, isWanted: () => boolean) => void ask(at, isWanted), isBusy, hasFailed };
}
