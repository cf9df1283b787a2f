import { createContext, useContext } from 'react';
import type { Identity } from '../identity/types.ts';
import type { ReservedAccounts } from '../rules/access/sign-in.ts';
import type { Logout } from './logout.ts';

/** Objects that are created at startup and used by pages: the brand, the identity service, and the start and end of the session. */
export type Portal = {
  brand: { name: string; helpSite: string; mainSite: string };
  reserved: ReservedAccounts;
  identity: Identity;
  /** Opens a session with the tokens of this browser. */
  openSession: () => Promise<void>;
  /** Resumes a session that expired or was about to, after its user has signed in again. */
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
