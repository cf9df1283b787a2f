import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Band, bandAt, dayBands, dayTicks, type Tick } from '../../../rules/activity/day-ribbon.ts';
import type { Period } from '../../../rules/time/day-range.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { placeAt } from '../../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../../rules/trips/trip.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { useHappeningName } from '../use-happening-name.ts';

const NONE: readonly Tick[] = [];

/** Bands and events of a day, with the commands of it. */
export function useDayParts(day: Period, now: number, trips: readonly DrivenTrip[], commands = NONE) {
  const bands = useMemo(() => dayBands(day, now, trips), [day, now, trips]);
  const ticks = useMemo(
    () => [...dayTicks(day, trips), ...commands].sort((a, b) => a.at - b.at),
    [day, trips, commands],
  );
  return { bands, ticks };
}

/** A moment of a day in words: its time, the state of the vehicle, and what happened in its minute. */
export function useDayMoment(bands: readonly Band[], ticks: readonly Tick[], at: number) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const name = useHappeningName();
  const minute = Math.floor(at / MINUTE);
  const names = ticks.filter((tick) => Math.floor(tick.at / MINUTE) === minute).map(name);
  return { time: format.time(at), texts: [stateText(), ...new Set(names)] };

  function stateText(): string {
    const band = bandAt(bands, at);
    if (!band) return t('ribbon.later');
    const { state, trip, place } = band;
    if (state === 'unknown') return t('ribbon.unknown');
    if (trip) return t('ribbon.moving', { speed: format.speed(placeAt(trip.points, at).speed) });
    return place === null ? t('ribbon.parked') : t('ribbon.parkedAt', { place });
  }
}
