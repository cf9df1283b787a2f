import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { loadNamespaces } from '../i18n/setup.ts';
import { loadChunk } from '../lib/chunk-reload.ts';
import type { Navigation } from '../ui/navigation.ts';
import type { Config } from './config.ts';
import { Root } from './layouts/root.tsx';
import { StartingPage } from './layouts/starting-page.tsx';
import { ErrorPage, PageError } from './pages/error-page.tsx';
import type { Layout, RouteRecord } from './routes/record.ts';
import { routes } from './routes/routes.ts';

/** Data of a route in the router, for titles, guards and breadcrumbs. */
export type RouteHandle = { record: RouteRecord };

const notFoundPage = () => import('./pages/not-found-page.tsx');

const unknown: RouteRecord = {
  path: '*',
  title: 'notFound',
  page: null,
  texts: [],
  layout: 'by-session',
  access: 'public',
  session: 'loaded',
  next: 'dropped',
  parent: null,
  back: 'history',
};

/** Loads a page together with its texts. `target`: address of the navigation. */
function toRoute(record: RouteRecord, target: () => string): RouteObject {
  const handle: RouteHandle = { record };
  const lazy = () =>
    loadChunk(async () => {
      // The texts first: their list is one small file, and the page is many.
      const [, page] = await Promise.all([loadNamespaces(record.texts), (record.page ?? notFoundPage)()]);
      return { Component: page.default };
    }, target);
  return { path: record.path, handle, lazy };
}

/** Components of the layouts. Signed-in layouts share one, so that it stays mounted between pages. */
const frames: readonly { layouts: readonly Layout[]; load: () => Promise<ComponentType> }[] = [
  { layouts: ['static'], load: async () => (await import('./layouts/static-layout.tsx')).StaticLayout },
  { layouts: ['static-auth'], load: async () => (await import('./layouts/static-auth-layout.tsx')).StaticAuthLayout },
  {
    layouts: ['padded', 'full-height'],
    load: async () => (await import('./layouts/signed-in-layout.tsx')).SignedInLayout,
  },
  {
    layouts: ['by-session'],
    load: async () => (await import('./layouts/by-session-layout.tsx')).BySessionLayout,
  },
];

/**
 * Gives the first history entry of a page load its own key. The router calls each of them `default`, and would restore the scroll
 * position of another page. A reload keeps the key of its entry, and so its scroll position.
 */
function keyOfLoad(): void {
  const state = (history.state ?? {}) as { key?: string };
  if (state.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

type Options = { flags: Config['flags']; basename: string };

export function createPortalRouter({ flags, basename }: Options) {
  const present = [...routes, unknown].filter(
    ({ path }) => path !== '/service-interruption-test' || flags.serviceInterruptionTest,
  );
  const children = frames.map(
    ({ layouts, load }): RouteObject => ({
      lazy: () => loadChunk(async () => ({ Component: await load() }), target),
      // Above the pages, because the router shows nothing for a failed `lazy` of the same route.
      children: [
        {
          errorElement: <PageError />,
          children: present.filter(({ layout }) => layouts.includes(layout)).map((record) => toRoute(record, target)),
        },
      ],
    }),
  );
  // The address bar shows the old page until the new one is loaded.
  function target(): string {
    const { location: wanted } = router.state.navigation;
    return wanted ? new URL(router.createHref(wanted), location.href).href : location.href;
  }
  keyOfLoad();
  const router = createBrowserRouter(
    [{ element: <Root />, errorElement: <ErrorPage />, HydrateFallback: StartingPage, children }],
    { basename },
  );
  return router;
}

/** The current navigation of a router, for effects. */
export const navigationOf = (router: ReturnType<typeof createPortalRouter>): Navigation => ({
  pendingPath: () => router.state.navigation.location?.pathname ?? null,
  whenEnded: (ended) => {
    const stop = router.subscribe(({ navigation, errors }) => {
      if (navigation.state !== 'idle') return;
      stop();
      ended(errors !== null);
    });
  },
});
