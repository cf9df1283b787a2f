import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mapKeyQuery } from './map-key.ts';
import { placeSettings } from './settings.ts';

const KEY = '{key}';

/** Inserts the key of the map service into an address that has a placeholder. */
export const withKey = (address: string, key: string): string => address.replaceAll(KEY, encodeURIComponent(key));

/** Addresses of the map styles for visitors. `null` if they need the key of the map service, which only users get. */
export function openMapStyles(): { light: string; dark: string } | null {
  const { light, dark } = placeSettings().styles;
  return light.includes(KEY) || dark.includes(KEY) ? null : { light, dark };
}

/**
 * Addresses of the map styles. `styles` is `null` while a key is loading. Without a key the service refuses the style
 * and the map shows an error.
 */
export function useMapStyles() {
  const { light, dark } = placeSettings().styles;
  const needsKey = light.includes(KEY) || dark.includes(KEY);
  const { data, isPending, refetch } = useQuery({ ...mapKeyQuery(), enabled: needsKey });
  const key = needsKey ? (data ?? '') : null;
  const styles = useMemo(
    () => (key === null ? { light, dark } : { light: withKey(light, key), dark: withKey(dark, key) }),
    [light, dark, key],
  );
  return { styles: needsKey && isPending ? null : styles, retry: () => void (needsKey && refetch()) };
}
