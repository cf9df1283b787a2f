import type { Context } from 'hono';

/** Address of a request as its sender knows it. */
export type AddressOf = (c: Context) => URL;

export const ownAddress: AddressOf = (c) => new URL(c.req.url);

/**
 * The address behind a proxy that ends TLS or has a name of its own. Only for a server that a proxy alone can reach: any
 * other caller could name whatever host it likes.
 */
export const proxiedAddress: AddressOf = (c) => {
  const url = ownAddress(c);
  const protocol = c.req.header('x-forwarded-proto') ?? url.protocol.replace(':', '');
  const host = c.req.header('x-forwarded-host') ?? url.host;
  return URL.parse(`${protocol}://${host}${url.pathname}${url.search}`) ?? url;
};
