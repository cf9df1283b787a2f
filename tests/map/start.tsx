import { createRoot } from 'react-dom/client';
import { loadNamespaces, setLanguage, startI18n } from '../../client/i18n/setup.ts';
import { ThemeProvider } from '../../client/ui/theme/provider.tsx';
import { MapParts } from './map-parts.tsx';

/** A page with a map. Buttons switch its parts. */
async function start() {
  await startI18n();
  await setLanguage('en');
  await loadNamespaces(['map']);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider>
      <MapParts />
    </ThemeProvider>,
  );
}

void start();
