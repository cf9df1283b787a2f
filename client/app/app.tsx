import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { type Portal, PortalProvider } from '../state/portal.ts';
import { NavigationProvider } from '../ui/navigation.ts';
import { PageExistsProvider } from '../ui/page-exists.tsx';
import { ThemeProvider } from '../ui/theme/provider.tsx';
import type { Config } from './config.ts';
import { createPortalRouter, navigationOf } from './router.tsx';
import { pageExists } from './routes/find-route.ts';

type Props = { portal: Portal; flags: Config['flags']; basename: string };

/** Providers around every page. The layouts that read answers provide the query cache. */
export function App({ portal, flags, basename }: Props) {
  const [router] = useState(() => createPortalRouter({ flags, basename }));
  const [navigation] = useState(() => navigationOf(router));
  return (
    <ThemeProvider>
      <PortalProvider value={portal}>
        <PageExistsProvider value={pageExists}>
          <NavigationProvider value={navigation}>
            <RouterProvider router={router} />
          </NavigationProvider>
        </PageExistsProvider>
      </PortalProvider>
    </ThemeProvider>
  );
}
