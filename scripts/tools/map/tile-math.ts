/** Web Mercator tile numbers ↔ degrees. The fraction of a tile number is the position inside the tile. */

export function longitudeOfTile(x: number, zoom: number): number {
  return (x / 2 ** zoom) * 360 - 180;
}

export function latitudeOfTile(y: number, zoom: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI;
}

export function tileOfLongitude(lon: number, zoom: number): number {
  return ((lon + 180) / 360) * 2 ** zoom;
}

export function tileOfLatitude(lat: number, zoom: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom;
}
