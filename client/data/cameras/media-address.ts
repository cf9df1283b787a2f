/** Where a picture or video is, given as an address or a path of the portal; null for what no browser should open. */
export function mediaAddress(given: string | null | undefined): string | null {
  if (!given) return null;
  const url = URL.parse(given, document.baseURI);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
