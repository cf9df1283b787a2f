import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Whether this installation has a page at an address. Provided with the route table. */
const PageExists = createContext<(path: string) => boolean>(() => true);
export const PageExistsProvider = PageExists.Provider;
export const usePageExists = (): ((path: string) => boolean) => useContext(PageExists);

/** A link to a page of the portal. Renders nothing if the page does not exist. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  return usePageExists()(to) ? <Link to={to} {...rest} /> : null;
}
