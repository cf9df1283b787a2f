import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { bulkOffer } from '../../rules/commands/bulk.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useUser } from '../../state/session.ts';
import { useNow } from '../../ui/use-now.ts';
import { vehiclesQuery } from '../vehicles/queries.ts';

const NONE: readonly Vehicle[] = [];

/**
 * Disabled reason of the bulk command entry points, as text, or `null`. `isOffered` is false without vehicles, which
 * the page already explains. Needs the catalog `commands`.
 */
export function useBulkOffer(): { isOffered: boolean; reason: string | null } {
  const { t } = useTranslation('commands');
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const user = useUser();
  const now = useNow(MINUTE);
  const offer = useMemo(() => bulkOffer(vehicles, { user, now }), [vehicles, user, now]);
  return { isOffered: offer !== null, reason: offer?.allowed === false ? t(`disabled.${offer.reason}`) : null };
}
