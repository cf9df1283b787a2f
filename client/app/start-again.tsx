import type { ReactNode } from 'react';
import { loadNamespaces } from '../i18n/setup.ts';
import type { CheckedConfig, Config, ConfigProblem } from './config.ts';
import { readOn } from './config-again.ts';
import { NotReachedPage } from './pages/not-reached-page.tsx';
import { OperatorPage } from './pages/operator-page.tsx';

/**
 * Goes on where the configuration was not to be had at once: what may pass by itself is tried again, and every visitor is told
 * when it does not. What whoever runs the portal has to correct ends here, with a page for them; then this never resolves.
 */
export async function startAgain(
  found: { failure: unknown } | { problems: readonly ConfigProblem[] },
  address: URL,
  read: () => Promise<CheckedConfig>,
  show: (page: ReactNode) => void,
): Promise<Config> {
  const checked =
    'problems' in found
      ? found
      : await readOn(found.failure, {
          read,
          ask: (kind) => new Promise((resolve) => show(<NotReachedPage kind={kind} onRetry={resolve} />)),
        });
  if ('config' in checked) return checked.config;
  await loadNamespaces(['operator']);
  show(<OperatorPage address={address.href} found={checked} />);
  return new Promise<never>(() => undefined);
}
