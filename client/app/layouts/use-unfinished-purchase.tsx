import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../i18n/setup.ts';
import { loadChunk } from '../../lib/chunk-reload.ts';
import { addAlert } from '../../state/alerts.ts';
import { buyer, unfinishedOf } from '../../state/unfinished-purchases.ts';

/** Finishes purchases that a closed tab or a logout left before the renewal of their add-ons was turned off (commerce 4). */
export function useUnfinishedPurchase(): void {
  useEffect(() => {
    const { addOns, open } = unfinishedOf(buyer());
    if (addOns.length + open.length > 0) finish().catch(reportError);
  }, []);
}

async function finish(): Promise<void> {
  const { finishPurchase } = await loadChunk(() => import('../../data/billing/payments.ts'));
  const names = await finishPurchase();
  if (names.length === 0) return;
  await loadNamespaces(['checkout']);
  addAlert({ id: 'autorenewal', type: 'warning', message: <StillRenews names={names} /> });
}

function StillRenews({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('checkout');
  return <Trans t={t} i18nKey="complete.autorenewal" values={{ names: names.join(', ') }} components={{ b: <b /> }} />;
}
