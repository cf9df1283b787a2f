const HIDDEN = '[hidden]';
/** Shorter parts of a token are too common to be secrets. */
const SHORTEST_PART = 16;
const LONGEST = 120;

/**
 * Makes texts fit to be shown: on one line, without the token (whole, or in the parts of a JWT), and short. A server may
 * repeat the token in the name of a field or in the value of an enumeration. It is hidden before the text is cut, so
 * that no piece of it stays.
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
