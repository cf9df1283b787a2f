/** `page`: the entry page at any address; `hashed`: files whose name changes with their content; `other`: the rest. */
export type StaticKind = 'page' | 'hashed' | 'other';
export type StaticHeaders = Readonly<Record<StaticKind, Readonly<Record<string, string>>>>;

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** What the built client's files are served with. */
export const STATIC_HEADERS: StaticHeaders = {
  page: { ...COMMON, 'cache-control': 'no-cache' },
  hashed: { ...COMMON, 'cache-control': 'public, max-age=31536000, immutable' },
  other: { ...COMMON, 'cache-control': 'no-cache' },
};
