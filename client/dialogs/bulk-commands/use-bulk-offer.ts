import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulk } from '../../data/vehicles/bulk.ts';
import { bulkOffer } from '../../rules/bulk.ts';
import { isRunning } from '../../rules/bulk-flow.ts';
import { useBulkViewer } from './use-bulk-viewer.ts';

/**
 * For whatever opens the bulk commands: why it cannot, as a text, or null. `isOffered` is false where there is no vehicle, of
 * which the page tells already. While commands are on their way they can always be looked at. Needs the catalogue `vehicles`.
 */
export function useBulkOffer(): { isOffered: boolean; reason: string | null } {
  const { t } = useTranslation('vehicles');
  const { vehicles, viewer } = useBulkViewer();
  const isBusy = useBulk(isRunning);
  const offer = useMemo(() => bulkOffer(vehicles, viewer), [vehicles, viewer]);
  if (isBusy || offer?.allowed) return { isOffered: true, reason: null };
  return { isOffered: offer !== null, reason: offer && t(`barred.${offer.reason}`) };
}
