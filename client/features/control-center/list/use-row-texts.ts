import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useInterruptionMark } from '../../../data/notices/use-interruption.ts';
import type { Address } from '../../../data/places/address.ts';
import { within } from '../../../i18n/format.ts';
import type { MatchedPart } from '../../../rules/vehicle/search.ts';
import { isStale, mayResume } from '../../../rules/vehicle/vehicle-state.ts';
import { useIsLost } from '../../../state/use-is-lost.ts';
import { useSince } from '../../../state/use-since.ts';
import { useMatchedText } from '../../../ui/use-matched-text.ts';
import { useWhereaboutsOf } from '../../../widgets/vehicle/use-whereabouts.ts';
import { useConcernText } from '../../../wording/use-concern-text.ts';
import { useFormat } from '../../../wording/use-format.ts';
import type { ListedVehicle } from './list-rows.ts';

/** Second line of a vehicle: its concern, and its place. */
type Summary = { urgent: string | null; text: string };

/** Texts of the rows. Made for the whole list, because a row with a dozen hooks takes twice as long to mount. */
export type RowTexts = {
  summary: (listed: ListedVehicle, address: Address | null, now: number) => Summary;
  matched: (parts: readonly MatchedPart[]) => string;
  /** Interruption of commands to the vehicle (core 4). */
  interruption: (listed: ListedVehicle) => string | null;
};

/** The same object until the language, the connection or an interruption changes. */
export function useRowTexts(): RowTexts {
  const { t } = useTranslation('vehicles');
  const summary = useSummary();
  const matched = useMatchedText();
  const markOf = useInterruptionMark();
  return useMemo(() => {
    const interruption = ({ vehicle, state }: ListedVehicle) => {
      const mark = markOf(vehicle, state);
      return mark && t(mark === 'OUTAGE' ? 'interruption.outage' : 'interruption.maintenance');
    };
    return { summary, matched, interruption };
  }, [t, summary, matched, markOf]);
}

function useSummary(): RowTexts['summary'] {
  const { t } = useTranslation('vehicles');
  const since = useSince();
  const isLost = useIsLost();
  const format = useFormat();
  const whereaboutsOf = useWhereaboutsOf();
  const concernText = useConcernText();
  return useCallback(
    ({ vehicle, state, concern }, address, now) => {
      const reported = vehicle.last_known_state;
      const age = reported ? within(since(Date.parse(reported.timestamp), now)) : '';
      const seen = reported ? t('lastSeen', { age }) : t('neverReported');
      const whereabouts = whereaboutsOf(vehicle, address);
      const place = whereabouts.isShown ? whereabouts.place.local : whereabouts.why;
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
    },
    [t, since, isLost, format, whereaboutsOf, concernText],
  );
}
