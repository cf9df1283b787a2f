import { loadNamespaces } from '../../i18n/setup.ts';
import { findRoute } from './find-route.ts';

/** Loads the code and the texts of the page at an address before it is opened. Ignores failures: opening the page reports them. */
export async function prefetchPage(address: string): Promise<void> {
  const record = findRoute(address);
  if (!record?.page) return;
  await Promise.all([record.page(), loadNamespaces(record.texts)]).catch(() => undefined);
}
