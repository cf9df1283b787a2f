import { dayStart } from '../rules/time/calendar.ts';
import { useUser } from '../state/session.ts';
import { useFormat } from './use-format.ts';

/** Formats when something happened: the time for today, the date for earlier days. */
export function useTimeOrDate(now: number): (at: number) => string {
  const format = useFormat();
  const { timezone } = useUser();
  const today = dayStart(now, timezone);
  return (at) => (at < today ? format.dateTime(at) : format.time(at));
}
