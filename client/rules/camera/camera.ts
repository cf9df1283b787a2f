import { TZDate, tz } from '@date-fns/tz';
import { format } from 'date-fns';
import type { Camera, MediaSnippet, PlanAddOnUsage } from '../../api/model.ts';
import { dayStart } from '../time/calendar.ts';
import { knownZone } from '../time/known-zone.ts';

const BOTH: readonly Camera[] = ['front', 'rear'];
/** Dash cams with one camera only. Assumed: core 3 names the products, not their cameras. */
const ONE_CAMERA: ReadonlySet<string> = new Set(['ft-xc']);

/** The cameras that a dash cam can have: both for an unknown product. */
export const camerasOf = (productName: string): readonly Camera[] => (ONE_CAMERA.has(productName) ? ['front'] : BOTH);

const MB_A_GB = 1_024;

/** Used part of a total. */
export type Share = { used: number; total: number };
export type DataUse = {
  /** Percentage of the allowance, computed by the server (commerce 3). */
  percent: number;
  /** Gigabytes. `null` if the plan has no allowance. Bonus data is separate from the allowance. */
  data: Share | null;
  bonus: Share | null;
  /** Storage for recordings, in megabytes. */
  media: Share | null;
};

/** Used data and media of a period. Gigabytes are megabytes divided by 1024 (commerce 9). */
export function dataUseOf(usage: PlanAddOnUsage): DataUse {
  const gigabytes = (used: number | undefined, total: number | undefined): Share | null =>
    used === undefined || total === undefined ? null : { used: used / MB_A_GB, total: total / MB_A_GB };
  const { media_bucket_capacity_mb: capacity = 0, media_bucket_usage_total_mb: kept = 0 } = usage;
  return {
    percent: usage.cellular_percentage_used,
    data: gigabytes(usage.cellular_used_mb, usage.cellular_usage_allowed_mb),
    bonus: (usage.bonus_data_mb ?? 0) > 0 ? gigabytes(usage.bonus_data_used_mb ?? 0, usage.bonus_data_mb) : null,
    media: capacity > 0 ? { used: kept, total: capacity } : null,
  };
}

/** One picture or video of a camera. `file` is `null` if there is only the thumbnail. */
export type Picture = { thumbnail: string; file: string | null };
/** Recordings of all cameras at the same time. `at`: milliseconds since 1970. */
export type Recording = {
  id: string;
  at: number;
  kind: 'image' | 'video';
  pictures: Readonly<Partial<Record<Camera, Picture>>>;
};
/** Loaded snippets of a camera, newest first. `isWhole` is false if older ones are not loaded yet. */
export type Channel = { snippets: readonly MediaSnippet[]; isWhole: boolean };

/** Recordings of the same event are at most this far apart, in milliseconds. Assumed. */
const TOGETHER = 2_000;

/**
 * Pairs front and rear, newest first. If the lists are loaded in part, shows only the period that both cover: the other half of an
 * older recording may follow with the next page.
 */
export function recordingsOf(channels: Readonly<Partial<Record<Camera, Channel>>>): Recording[] {
  const horizon = horizonOf(channels);
  const recordings: Recording[] = [];
  const rear = [...(channels.rear?.snippets ?? [])];
  for (const snippet of channels.front?.snippets ?? []) {
    const recording = recordingOf(snippet);
    const other = rear.findIndex((one) => isTogether(recordingOf(one), recording));
    const [half] = other < 0 ? [] : rear.splice(other, 1);
    recordings.push(
      half ? { ...recording, pictures: { ...recordingOf(half).pictures, ...recording.pictures } } : recording,
    );
  }
  return [...recordings, ...rear.map(recordingOf)].filter(({ at }) => at >= horizon).sort((a, b) => b.at - a.at);
}

/** The instant (milliseconds since 1970) from which the recordings of all cameras are loaded. */
export const horizonOf = (channels: Readonly<Partial<Record<Camera, Channel>>>): number =>
  Math.max(...BOTH.map((camera) => endOf(channels[camera])));

/** The instant before which a camera's recordings are not loaded. */
function endOf(channel: Channel | undefined): number {
  const last = channel?.snippets.at(-1);
  return !channel || channel.isWhole || !last ? -Infinity : Date.parse(last.date);
}

const isTogether = (one: Recording, other: Recording): boolean =>
  Math.abs(one.at - other.at) <= TOGETHER && one.kind === other.kind;

function recordingOf({ id, date, media_type, front, rear }: MediaSnippet): Recording {
  const pictureOf = (link: MediaSnippet['front']): Picture | null =>
    link ? { thumbnail: link.thumbnail_url, file: link.url ?? null } : null;
  const [inFront, behind] = [pictureOf(front), pictureOf(rear)];
  return {
    id: id ?? date,
    at: Date.parse(date),
    kind: media_type === 'video' ? 'video' : 'image',
    pictures: { ...(inFront && { front: inFront }), ...(behind && { rear: behind }) },
  };
}

/** How far the clock of the portal may be ahead of a camera's, in milliseconds. Assumed. */
const AHEAD = 2_000;

/** The first picture taken since an instant of the portal's clock, or `null`. `recordings`: newest first. */
export const pictureSince = (recordings: readonly Recording[], since: number): Recording | null =>
  recordings.findLast(({ kind, at }) => kind === 'image' && at >= since - AHEAD) ?? null;

export type MediaDay = { start: number; recordings: readonly Recording[] };

/** Groups recordings by day of a time zone and keeps their order. */
export function daysOf(recordings: readonly Recording[], timeZone: string): MediaDay[] {
  const days = new Map<number, Recording[]>();
  for (const recording of recordings) {
    const start = dayStart(recording.at, timeZone);
    const day = days.get(start);
    if (day) day.push(recording);
    else days.set(start, [recording]);
  }
  return [...days].map(([start, recordings]) => ({ start, recordings }));
}

/** Returns the day that begins at `wanted`, otherwise the nearest day before it, otherwise the oldest. */
export const dayNear = (days: readonly MediaDay[], wanted: number): MediaDay | null =>
  days.find(({ start }) => start <= wanted) ?? days.at(-1) ?? null;

/** Date as a date field has it (2026-11-21). */
export const dateIn = (at: number, timeZone: string): string =>
  format(at, 'yyyy-MM-dd', { in: tz(knownZone(timeZone)) });
export function startOfDate(date: string, timeZone: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return day === undefined
    ? null
    : new TZDate(Number(year), Number(month) - 1, Number(day), knownZone(timeZone)).getTime();
}
