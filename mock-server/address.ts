import type { Context } from 'hono';

/** Returns the request's address as its sender knows it. */
export type AddressOf = (c: Context) => URL;

export const ownAddress: AddressOf = (c) => new URL(c.req.url);

/**
 * Address behind a proxy that terminates TLS or has its own name. Use only if the server is reachable solely through
 * the proxy: any other caller could forge the host.
 */
export const proxiedAddress: AddressOf = (c) => {
  const url = ownAddress(c);
  const protocol = c.req.header('x-forwarded-proto') ?? url.protocol.replace(':', '');
  const host = c.req.header('x-forwarded-host') ?? url.host;
  return URL.parse(`${protocol}://${host}${url.pathname}${url.search}`) ?? url;
};
