import type { ReactNode } from 'react';
import { loadNamespaces } from '../i18n/setup.ts';
import type { CheckedConfig, Config, ConfigProblem } from './config.ts';
import { readOn } from './config-again.ts';
import { NotReachedPage } from './pages/not-reached-page.tsx';
import { OperatorPage } from './pages/operator-page.tsx';

/**
 * Continues if the configuration could not be read. Retries temporary failures and shows visitors a page if they
 * persist. For an error that the operator has to correct, shows a page and never resolves.
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
