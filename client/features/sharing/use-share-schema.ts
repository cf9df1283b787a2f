import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleAccess } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { useUser } from '../../state/session.ts';
import type { Names } from './granted-vehicles.tsx';
import { useVehicleList } from './questions.tsx';
import { inviteSchema, MOST_VEHICLES, type ShareTexts, shareSchema } from './share-schema.ts';

const NONE: readonly VehicleAccess[] = [];

/** Context of the schemas: the account's zone, the clock, the texts of problems. */
function useContext(known: readonly VehicleAccess[], names: Names) {
  const { t } = useTranslation('sharing');
  const { timezone } = useUser();
  const listed = useVehicleList(names);
  const texts: ShareTexts = {
    ownEmail: t('form.ownEmail'),
    noVehicle: t('form.noVehicle'),
    tooMany: t('form.tooMany', { limit: MOST_VEHICLES }),
    gap: t('form.gap'),
    exclusiveEnd: t('form.exclusiveEnd'),
    ended: (vehicles) => t('form.ended', { vehicles: listed(vehicles) }),
  };
  return { now, timeZone: timezone, known, texts };
}

export function useInviteSchema(names: Names) {
  const { email } = useUser();
  const { i18n } = useTranslation();
  const context = useContext(NONE, names);
  // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language alone
  return useMemo(() => inviteSchema(email, context), [email, i18n.language, context.timeZone]);
}

export function useShareSchema(known: readonly VehicleAccess[], names: Names) {
  const { i18n } = useTranslation();
  const context = useContext(known, names);
  // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language alone
  return useMemo(() => shareSchema(context), [known, names, i18n.language, context.timeZone]);
}
