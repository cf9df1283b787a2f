import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { loadNamespaces, setLanguage, startI18n } from '../../client/i18n/setup.ts';
import { ThemeProvider } from '../../client/ui/theme/provider.tsx';

/** Pages that show parts of the portal on their own, each loaded when it is opened. `?language=fr` sets the language. */
async function start() {
  await startI18n();
  await setLanguage(new URLSearchParams(location.search).get('language') ?? 'en');
  await loadNamespaces(['forms', 'map']);
  const router = createBrowserRouter([
    {
      path: '/every-field',
      lazy: async () => ({ Component: (await import('./forms/every-field.tsx')).EveryField }),
    },
    {
      path: '/fifty-fields',
      lazy: async () => ({ Component: (await import('./forms/fifty-fields.tsx')).FiftyFields }),
    },
    { path: '/elsewhere', element: <Link to="/every-field">Back</Link> },
    { path: '/map', lazy: async () => ({ Component: (await import('./map/map-parts.tsx')).MapParts }) },
    { path: '/table', lazy: async () => ({ Component: (await import('./table/receipts.tsx')).Receipts }) },
  ]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}

void start();
