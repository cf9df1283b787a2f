import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '../../../data/places/address.ts';
import { addressQuery, type Place } from '../../../data/places/queries.ts';
import { MINUTE } from '../../../rules/time/duration.ts';

/** Why the position of the device is unknown (commerce 8). `address`: no address is known there. */
export type LocationFailure = 'denied' | 'timedOut' | 'notFound' | 'address';

const TIME_LIMIT = 10_000;
const OLDEST = MINUTE;
const FAILURES: Readonly<Record<number, LocationFailure>> = { 1: 'denied', 2: 'notFound', 3: 'timedOut' };

/** Asks the browser for the position of the device, and the geocoder for its address. */
export function useDeviceLocation(onFound: (address: Address, place: Place) => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await located().then(
      async (place) => {
        const address = await client.fetchQuery(addressQuery(place)).catch(() => null);
        return address ? { address, place } : 'address';
      },
      (code: unknown) => FAILURES[Number(code)] ?? 'notFound',
    );
    if (!isMounted.current) return;
    setBusy(false);
    if (typeof outcome === 'string') setFailure(outcome);
    else onFound(outcome.address, outcome.place);
  };
  return { ask: () => void ask(), isBusy, failure };
}

function located(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      // oxlint-disable-next-line prefer-promise-reject-errors -- the code is all that the error of the browser tells
      ({ code }) => reject(code),
      { enableHighAccuracy: true, timeout: TIME_LIMIT, maximumAge: OLDEST },
    );
  });
}
