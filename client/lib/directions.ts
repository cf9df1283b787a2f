/** Coordinates in degrees, or an address. */
export type Destination = { latitude: number; longitude: number } | { address: string };

/** Devices that open links to Apple Maps in its app. */
const IS_APPLE = /mac|iphone|ipad|ipod/i;

/** Address that opens directions in the maps app of a platform. It has the destination and nothing else. */
export function directionsUrl(destination: Destination, platform: string): string {
  const place = 'address' in destination ? destination.address : `${destination.latitude},${destination.longitude}`;
  const query = new URLSearchParams(IS_APPLE.test(platform) ? { daddr: place } : { api: '1', destination: place });
  return IS_APPLE.test(platform) ? `https://maps.apple.com/?${query}` : `https://www.google.com/maps/dir/?${query}`;
}
