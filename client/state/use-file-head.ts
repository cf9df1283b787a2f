import { useTranslation } from 'react-i18next';
import { now } from '../lib/now.ts';
import { daysOfPeriod, type FileHead, type FileVehicles, fileName, type HeadLine } from '../rules/files/file-head.ts';
import { dayIn } from '../rules/time/calendar-day.ts';
import { knownZone } from '../rules/time/known-zone.ts';
import { useUser } from './session.ts';
import { useFormat } from './use-format.ts';

type Covered = { from: number; to: number };

export type FileSubject = {
  title: string;
  /** Milliseconds since 1970. `to` is exclusive. `null`: the state at the time of the export. */
  period: Covered | null;
  vehicles: FileVehicles;
  /** Filters that leave something out. */
  filters?: readonly { label: string; value: string }[];
  /** Labels name the unit. */
  totals?: readonly { label: string; value: number }[];
  /** How much of the whole the file has, if not all, and why in a sentence. */
  partial?: { done: number; total: number; text: string } | null;
  /** Sentence about the content, if it is in doubt. */
  note?: string | null;
  /** When the content was read, if not now. */
  readAt?: number | null;
};

/** Names listed in a cell. Excel takes 32,767 characters. */
const MOST_NAMES = 100;

/** End of a period, or the time of reading while it lasts. */
const untilRead = ({ from, to }: Covered, at: number): number => (from <= at && at < to ? at + 1 : to);

/**
 * Returns what a file states in its name and above its table: title, period, time zone, vehicles, filters, totals, and that it is
 * partial. Needs the namespace `files`.
 */
export function useFileHead(): (subject: FileSubject) => FileHead {
  const { t } = useTranslation('files');
  const format = useFormat();
  const { timezone } = useUser();
  const vehicleLines = (vehicles: FileVehicles): HeadLine[] => {
    const named = (text: string, count: number): HeadLine[] => [
      { label: t('vehicles'), value: text, kind: 'text' },
      { label: t('vehicleCount'), value: count, kind: 'number' },
    ];
    if (vehicles.kind === 'all') return named(t('allVehicles'), vehicles.count);
    if (vehicles.kind === 'group') return named(t('group', { name: vehicles.name }), vehicles.count);
    const { names } = vehicles;
    const listed = names.slice(0, MOST_NAMES).join(', ');
    const count = names.length - MOST_NAMES;
    return named(count > 0 ? t('andMore', { names: listed, count }) : listed, names.length);
  };
  return ({ title, period, vehicles, filters = [], totals = [], partial = null, note = null, readAt }) => {
    const timeZone = knownZone(timezone);
    const at = now();
    const covered = period && { from: period.from, to: untilRead(period, readAt ?? at) };
    const [first = '', last = first] = covered ? daysOfPeriod(covered, timeZone) : [dayIn(at, timeZone)];
    const days = first === last ? first : t('days', { first, last });
    const share = partial && {
      done: format.number(partial.done),
      total: format.number(partial.total),
    };
    const vehicle = vehicles.kind === 'chosen' && vehicles.names.length === 1 ? vehicles.names[0] : '';
    const lines: HeadLine[] = [
      ...(partial ? [{ label: t('partial'), value: partial.text, kind: 'text' } as const] : []),
      ...(note ? [{ label: t('note'), value: note, kind: 'text' } as const] : []),
      ...(covered
        ? [
            { label: t('from'), value: covered.from, kind: 'time' } as const,
            { label: t('to'), value: covered.to - 1, kind: 'time' } as const,
          ]
        : []),
      { label: t('created'), value: at, kind: 'time' },
      { label: t('zone'), value: timeZone, kind: 'text' },
      ...vehicleLines(vehicles),
      ...filters.map((filter) => ({ ...filter, kind: 'text' }) as const),
      ...totals.map((total) => ({ ...total, kind: 'number' }) as const),
    ];
    return {
      title: share ? t('titleOfPart', { title, ...share }) : title,
      lines,
      timeZone,
      nameOf: (extension) => fileName([title, vehicle ?? '', days, share ? t('nameOfPart', share) : ''], extension),
    };
  };
}
