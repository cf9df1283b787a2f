import { useTranslation } from 'react-i18next';
import { within } from '../../../i18n/format.ts';
import { isStale, mayResume } from '../../../rules/vehicle/vehicle-state.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useSince } from '../../../state/use-since.ts';
import { useWhereabouts } from '../../../widgets/vehicle/use-whereabouts.ts';
import { useConcernText } from '../../../wording/use-concern-text.ts';
import { useFormat } from '../../../wording/use-format.ts';
import type { ListedVehicle } from './list-rows.ts';

/** Second line of a vehicle: its concern, and its place. */
export function useSummary(
  { vehicle, state, concern }: ListedVehicle,
  now: number,
): { urgent: string | null; text: string } {
  const { t } = useTranslation('vehicles');
  const since = useSince();
  const isLost = useIsLost();
  const format = useFormat();
  const reported = vehicle.last_known_state;
  const age = reported ? within(since(Date.parse(reported.timestamp), now)) : '';
  const seen = reported ? t('lastSeen', { age }) : t('neverReported');
  const whereabouts = useWhereabouts(vehicle);
  const place = whereabouts.isShown ? whereabouts.place.local : whereabouts.why;

  const concernText = useConcernText();

  const text = () => {
    switch (state) {
      case 'paused':
      case 'expired':
        return [t(mayResume(vehicle, now) ? 'pausedForNow' : 'renewToTrack'), seen].join(' · ');
      case 'offline':
        return seen;
      case 'moving':
        return [
          reported?.speed === undefined ? '' : format.speed(reported.speed ?? 0),
          place,
          // Without a connection, the speed may be over.
          isLost || isStale(state, vehicle, now) ? age : '',
        ]
          .filter(Boolean)
          .join(' · ');
      case 'alarm':
        return place;
      case 'parked':
        return `${place} · ${age}`;
    }
  };
  return { urgent: concern && concernText(concern, age), text: text() };
}
