import { TZDate, tz } from '@date-fns/tz';
import { format } from 'date-fns';
import type { Camera, MediaSnippet, PlanAddOnUsage } from '../../api/model.ts';
import { dayStart } from '../time/calendar.ts';
import { knownZone } from '../time/known-zone.ts';

const BOTH: readonly Camera[] = ['front', 'rear'];
/** Assumed: which dash cam has one camera only (core 3 names the products, not what is in them). */
const ONE_CAMERA: ReadonlySet<string> = new Set(['ft-xc']);

/** The cameras that a dash cam can have; of a product that is not known, both. */
export const camerasOf = (productName: string): readonly Camera[] => (ONE_CAMERA.has(productName) ? ['front'] : BOTH);

const MB_A_GB = 1_024;

/** How much of what there is is used. */
export type Share = { used: number; total: number };
export type DataUse = {
  /** Of the allowance, from the server: it decides (commerce 3). */
  percent: number;
  /** Gigabytes; null where the plan does not say. Bonus is apart from the allowance. */
  data: Share | null;
  bonus: Share | null;
  /** Room for what the cameras keep, in megabytes. */
  media: Share | null;
};

/** What of a period's data and media is used; gigabytes are megabytes over 1024 (commerce 9). */
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

/** One picture or video of a camera. `file` null: there is nothing but the thumbnail. */
export type Picture = { thumbnail: string; file: string | null };
/** What the cameras recorded at the same time. `at`: milliseconds since 1970. */
export type Recording = {
  id: string;
  at: number;
  kind: 'image' | 'video';
  pictures: Readonly<Partial<Record<Camera, Picture>>>;
};
/** What is known of a camera, newest first; not `isWhole`: there is more that is older. */
export type Channel = { snippets: readonly MediaSnippet[]; isWhole: boolean };

/** Cameras that record the same are this far apart at most, in milliseconds; assumed. */
const TOGETHER = 2_000;

/**
 * Front and rear put together, newest first. Of two lists that are read page by page only what lies after the end of both is
 * shown: what is older may still get its other half.
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

/** The instant (milliseconds since 1970) since which everything of all cameras is known. */
export const horizonOf = (channels: Readonly<Partial<Record<Camera, Channel>>>): number =>
  Math.max(...BOTH.map((camera) => endOf(channels[camera])));

/** The instant before which a camera's list is not known. */
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
    id,
    at: Date.parse(date),
    kind: media_type === 'video' ? 'video' : 'image',
    pictures: { ...(inFront && { front: inFront }), ...(behind && { rear: behind }) },
  };
}

export type MediaDay = { start: number; recordings: readonly Recording[] };

/** Moments by the day of a time zone, in their order. */
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

/** The day to show of those that are known when `wanted` (its first instant) is asked for: itself, else the next before it. */
export const dayNear = (days: readonly MediaDay[], wanted: number): MediaDay | null =>
  days.find(({ start }) => start <= wanted) ?? days.at(-1) ?? null;

/** A date as a date field has it, 2026-11-21, and the instant (milliseconds since 1970) at which that day begins in a zone. */
export const dateIn = (at: number, timeZone: string): string =>
  format(at, 'yyyy-MM-dd', { in: tz(knownZone(timeZone)) });
export function startOfDate(date: string, timeZone: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return day === undefined
    ? null
    : new TZDate(Number(year), Number(month) - 1, Number(day), knownZone(timeZone)).getTime();
}
