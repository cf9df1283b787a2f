import { createRoot } from 'react-dom/client';
import { setLanguage, startI18n } from '../../client/i18n/setup.ts';
import { ThemeProvider } from '../../client/ui/theme/provider.tsx';
import { Receipts } from './receipts.tsx';

/** A page with one table. `?rows=10000` sets its length. */
async function start() {
  await startI18n();
  await setLanguage('en');
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider>
      <Receipts count={Number(new URLSearchParams(location.search).get('rows') ?? 3)} />
    </ThemeProvider>,
  );
}

void start();
