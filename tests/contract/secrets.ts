const HIDDEN = '[hidden]';
/** Shorter parts of a token are too common to be secrets. */
const SHORTEST_PART = 16;
const LONGEST = 120;

/**
 * Sanitizes text: one line, short, without the token or the parts of a JWT. Servers may repeat the token in a field
 * name or an enumeration value. Redacts before truncating, so that no fragment remains.
 */
export function tidier(token: string): (text: string) => string {
  const parts = token.split('.').filter((part) => part.length >= SHORTEST_PART);
  const secrets = [token, ...parts].filter((secret) => secret !== '');
  return (text) => {
    const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
    const hidden = secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), plain);
    return hidden.length > LONGEST ? `${hidden.slice(0, LONGEST)}…` : hidden;
  };
}
