import { queryOptions, skipToken } from '@tanstack/react-query';
import { errorOfAnswer, errorOfFailure } from '../../api/errors.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { type Address, readAddress } from './address.ts';
import { mapKey } from './map-key.ts';
import { placeSettings } from './settings.ts';

/** Degrees. */
export type Place = { latitude: number; longitude: number };

const HALF_AN_HOUR = 30 * MINUTE;
/** Four decimals are about ten meters, so a parked vehicle with position jitter is geocoded once. */
const DECIMALS = 4;

const limited = createLimiter();
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/**
 * Address of a place. `null` if unknown or without a key (commerce 7). Skips missing places and those no longer on the
 * screen.
 */
export const addressQuery = (place: Place | null) => {
  const latitude = rounded(place?.latitude ?? 0);
  const longitude = rounded(place?.longitude ?? 0);
  return queryOptions({
    queryKey: place ? ['reverseGeocode', latitude, longitude] : ['reverseGeocode'],
    queryFn: place ? ({ signal }) => limited(() => addressAt({ latitude, longitude }, signal), signal) : skipToken,
    staleTime: Infinity,
    gcTime: HALF_AN_HOUR,
  });
};

const addressAt = async ({ latitude, longitude }: Place, signal: AbortSignal): Promise<Address | null> =>
  readAddress(await askGeocoder('reverse', { lat: String(latitude), lon: String(longitude) }, signal));

/** Answer of the geocoder. Replaces a refused key once. `null` without a key. */
export async function askGeocoder(
  path: 'reverse' | 'search',
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const key = await mapKey();
    if (key === null) return null;
    const answer = await ask(path, { ...query, key }, signal);
    if (answer.status !== 401) return await contentOf(answer);
    const other = await mapKey(key);
    return other === null ? null : await contentOf(await ask(path, { ...query, key: other }, signal));
  } catch (failure) {
    throw errorOfFailure(failure);
  }
}

/** A third-party service: gets its own key, never the session's token. */
function ask(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
  const url = new URL(path, placeSettings().geocoder);
  url.search = new URLSearchParams(query).toString();
  return fetch(url, { signal });
}

async function contentOf(answer: Response): Promise<unknown> {
  const { ok, status, statusText, url } = answer;
  if (!ok) throw errorOfAnswer({ status, statusText, url, body: null });
  return answer.json();
}
