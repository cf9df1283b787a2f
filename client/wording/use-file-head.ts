import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Format } from '../i18n/format.ts';
import { now } from '../lib/now.ts';
import { daysOfPeriod, type FileHead, type FileVehicles, fileName, type HeadLine } from '../rules/files/file-head.ts';
import { dayIn } from '../rules/time/calendar-day.ts';
import { knownZone } from '../rules/time/known-zone.ts';
import { useUser } from '../state/session.ts';
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
  return (subject) => fileHead(subject, { t, format, timeZone: knownZone(timezone), at: now() });
}

type Context = { t: TFunction<'files'>; format: Pick<Format, 'number'>; timeZone: string; at: number };

export function fileHead(subject: FileSubject, { t, format, timeZone, at }: Context): FileHead {
  const { title, period, vehicles, filters = [], totals = [], partial = null, note = null, readAt } = subject;
  const covered = period && { from: period.from, to: untilRead(period, readAt ?? at) };
  const [first = '', last = first] = covered ? daysOfPeriod(covered, timeZone) : [dayIn(at, timeZone)];
  const days = first === last ? first : t('days', { first, last });
  const share = partial && { done: format.number(partial.done), total: format.number(partial.total) };
  const vehicle = vehicles.kind === 'chosen' && vehicles.names.length === 1 ? (vehicles.names[0] ?? '') : '';
  const text = (label: string, value: string): HeadLine => ({ label, value, kind: 'text' });
  const time = (label: string, value: number): HeadLine => ({ label, value, kind: 'time' });
  const number = (label: string, value: number): HeadLine => ({ label, value, kind: 'number' });
  return {
    title: share ? t('titleOfPart', { title, ...share }) : title,
    lines: [
      ...(partial ? [text(t('partial'), partial.text)] : []),
      ...(note ? [text(t('note'), note)] : []),
      ...(covered ? [time(t('from'), covered.from), time(t('to'), covered.to - 1)] : []),
      time(t('created'), at),
      text(t('zone'), timeZone),
      text(t('vehicles'), vehiclesText(vehicles, t)),
      number(t('vehicleCount'), vehicles.kind === 'chosen' ? vehicles.names.length : vehicles.count),
      ...filters.map(({ label, value }) => text(label, value)),
      ...totals.map(({ label, value }) => number(label, value)),
    ],
    timeZone,
    nameOf: (extension) => fileName([title, vehicle, days, share ? t('nameOfPart', share) : ''], extension),
  };
}

function vehiclesText(vehicles: FileVehicles, t: Context['t']): string {
  if (vehicles.kind === 'all') return t('allVehicles');
  if (vehicles.kind === 'group') return t('group', { name: vehicles.name });
  const { names } = vehicles;
  const listed = names.slice(0, MOST_NAMES).join(', ');
  const count = names.length - MOST_NAMES;
  return count > 0 ? t('andMore', { names: listed, count }) : listed;
}
