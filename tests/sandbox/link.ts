import type { Namespace } from './link-namespace.ts';
import { proxyLink } from './link-proxy.ts';

/** A way from one process to the database that can be interrupted. */
export type Link = {
  /** Address of the database through the link. */
  url: string;
  /** Lets no packet through. */
  cut: () => Promise<void> | void;
  mend: () => Promise<void> | void;
  close: () => Promise<void> | void;
};

/** In a namespace, packets are lost as in a network. Without one, a proxy holds them back. `database`: its address. */
export const createLink = (database: string, namespace: Namespace | null): Promise<Link> =>
  namespace ? namespace.link(database) : proxyLink(database);
