import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { loadNamespaces, setLanguage, startI18n } from '../../client/i18n/setup.ts';
import { ThemeProvider } from '../../client/ui/theme/provider.tsx';
import { EveryField } from './every-field.tsx';
import { FiftyFields } from './fifty-fields.tsx';

/** Pages of the form kit: all kinds of fields, and a long form. `?language=fr` sets the language. */
async function start() {
  await startI18n();
  await setLanguage(new URLSearchParams(location.search).get('language') ?? 'en');
  await loadNamespaces(['forms']);
  const router = createBrowserRouter([
    { path: '/every-field', Component: EveryField },
    { path: '/fifty-fields', Component: FiftyFields },
    { path: '/elsewhere', element: <Link to="/every-field">Back</Link> },
  ]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}

void start();
