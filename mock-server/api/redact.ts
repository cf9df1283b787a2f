/** Query parameters with secret values. They are documented in URLs and must not reach a journal. */
const SECRET_NAMES = new Set(['token', 'master_pin', 'key', 'access_token']);

/** Query parameters whose number may be the security code of a card. */
const CODE_NAMES = /^(?:cvv|cvc|csc|security_?code)$/i;
const CARD_DIGITS = /\d(?:[ -]?\d){12,}/g;
/** A secret in an address that is a value itself: `next=/accept-transfer?token=…`. */
const SECRET_INSIDE = /([?&](?:token|master_pin|key|access_token)=)[^&#]*/gi;
const HIDDEN = '[redacted]';

/** Path of a request without secrets: by the name of the query parameter, and by value wherever callers put them. */
export function redactedPath(address: string): string {
  const path = address.slice(address.indexOf('/', address.indexOf('://') + 3));
  if (!path.includes('?')) return redactedName(path);
  const url = new URL(address);
  const query = [...new URLSearchParams(url.search)].map(([name, value]): [string, string] => {
    if (SECRET_NAMES.has(name) || CODE_NAMES.test(name)) return [name, HIDDEN];
    return [redactedName(name), redactedName(value).replace(SECRET_INSIDE, `$1${HIDDEN}`)];
  });
  const written = new URLSearchParams(query).toString().replaceAll('%5Bredacted%5D', HIDDEN);
  return `${redactedName(url.pathname)}?${written}`;
}

/** Fields of bodies with secret texts: passwords, PINs, cards, one-time tokens, keys of streams and maps, codes of keypads. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'confirm_password',
  'pin',
  'number',
  'cvv',
  'token',
  'key',
  'apikey',
  'value',
]);
const SHORTEST_CARD = 13;
/** The first part of a JWT is the Base64 of `{"`. */
const BEARER = /eyJ[\w.-]{16,}/g;

/** Text of a body without what is a secret anywhere: card numbers, bearer tokens, tokens in an address. */
export function redactedText(field: string, text: string): string {
  if (SECRET_FIELDS.has(field)) return HIDDEN;
  // Most texts cannot contain any of these, and an answer has hundreds.
  let left = text.length < SHORTEST_CARD ? text : redactedName(text);
  if (left.includes('eyJ')) left = left.replaceAll(BEARER, HIDDEN);
  return left.includes('=') ? left.replaceAll(SECRET_INSIDE, `$1${HIDDEN}`) : left;
}

/** A part of a path with a digit and the length of a token: no part of the contract's paths has both. */
const SECRET_PART = /(?<=\/)(?=[^/?]*\d)[^/?]{20,}/g;
const LONGEST_PATH = 200;

/**
 * Path of a request that no operation has, without secrets. Their place is unknown, so that what looks like a token
 * counts as one.
 */
export function redactedUnknownPath(address: string): string {
  const path = redactedPath(address).replaceAll(SECRET_PART, HIDDEN);
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
}

/** Text that callers choose, such as the name of a refused field, without the digits of a card number. */
export const redactedName = (text: string): string => text.replaceAll(CARD_DIGITS, HIDDEN);
