import { createContext, useContext } from 'react';
import type { Identity } from '../identity/types.ts';
import type { ReservedAccounts } from '../rules/access/sign-in.ts';
import type { Logout } from './logout.ts';

/** What the start of the portal made and pages use: the brand, the identity service and the session's beginning and end. */
export type Portal = {
  brand: { name: string; helpSite: string; mainSite: string };
  reserved: ReservedAccounts;
  identity: Identity;
  /** Makes a session of the tokens of this browser. */
  openSession: () => Promise<void>;
  /** Goes on with a session that ran out or was about to, once its user has signed in again. */
  resumeSession: () => Promise<void>;
  logout: Logout['logout'];
};

const PortalContext = createContext<Portal | null>(null);
export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('Nothing is shown outside the PortalProvider');
  return portal;
}
