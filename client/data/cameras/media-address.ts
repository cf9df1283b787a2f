/** URL of a picture or video, from an absolute URL or a path of the portal. `null` if it is unsafe to open. */
export function mediaAddress(given: string | null | undefined): string | null {
  if (!given) return null;
  const url = URL.parse(given, document.baseURI);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
