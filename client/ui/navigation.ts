import { createContext, useContext } from 'react';

/** The navigation that is in progress now. A render may know an older state. */
export type Navigation = {
  /** Its path, with the base of the portal. `null`: none is in progress. */
  pendingPath: () => string | null;
  /** Calls back once, when it has ended: at its page, at another one that was pressed since, or with a failure. */
  whenEnded: (ended: (hasFailed: boolean) => void) => void;
};

const NavigationContext = createContext<Navigation>({ pendingPath: () => null, whenEnded: () => undefined });
export const NavigationProvider = NavigationContext.Provider;
export const useCurrentNavigation = (): Navigation => useContext(NavigationContext);
