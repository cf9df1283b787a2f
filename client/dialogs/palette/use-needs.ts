import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useObdReadings } from '../../data/device-settings/obd-readings.ts';
import { concernPath } from '../../data/vehicles/concern-links.ts';
import { paths } from '../../lib/paths.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import type { Concern } from '../../rules/vehicle/concerns.ts';
import { useNow } from '../../ui/use-now.ts';
import { useConcernText } from '../../wording/use-concern-text.ts';
import { needNamed, withNeed } from './needs.ts';

/** An answer about what vehicles need. `note`: at the end of the line. */
export type Need = { key: string; label: string; note?: string; to: string };

/**
 * The vehicles with the need that a query names, such as low fuel, each with the card that shows it. Fuel and tires of vehicles that no
 * page has read are on their pages: a reading wakes the device. Says so if no vehicle has it.
 */
export function useNeeds(query: string, vehicles: readonly Vehicle[]): Need[] {
  const { t } = useTranslation(['palette', 'vehicles']);
  const textOf = useConcernText();
  const readings = useObdReadings();
  const now = useNow(MINUTE);
  const need = needNamed(query, (name) => t(`needs.${name}.words`).split(', '));
  const found = useMemo(
    () => need && withNeed(need, vehicles, { now, busOf: ({ id }) => readings.get(id) }),
    [need, vehicles, now, readings],
  );
  if (need === null || found === null || vehicles.length === 0) return [];
  const short = (concern: Concern) =>
    concern.kind === 'alarm' || concern.kind === 'offline'
      ? t(`vehicles:states.${concern.kind}`)
      : (textOf(concern, '') ?? '');
  const answers: Need[] = found.known.map(({ vehicle, concern }) => ({
    key: `${concern.kind} ${vehicle.id}`,
    label: t('pageOf', { vehicle: vehicle.vehicle_name, page: short(concern) }),
    to: concernPath(concern.kind, vehicle.id),
  }));
  for (const { vehicle, kind } of found.unread) {
    answers.push({
      key: `unread ${vehicle.id}`,
      label: t('pageOf', { vehicle: vehicle.vehicle_name, page: t(`unread.${kind}`) }),
      note: t('unread.note'),
      to: concernPath(kind, vehicle.id),
    });
  }
  if (found.others > 0) answers.push({ key: 'others', label: t('vehicles:needsAttention'), to: paths.needsAttention });
  if (answers.length > 0) return answers;
  return [{ key: 'none', label: t(`needs.${need}.none`), to: paths.controlCenter }];
}
