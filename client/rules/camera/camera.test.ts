import { expect, test } from 'vitest';
import type { Camera, MediaSnippet } from '../../api/model.ts';
import {
  camerasOf,
  dataUseOf,
  dateIn,
  dayNear,
  daysOf,
  horizonOf,
  pictureSince,
  recordingsOf,
  startOfDate,
} from './camera.ts';

const snippet = (camera: Camera, time: string, media_type = 'image'): MediaSnippet => {
  const link = { thumbnail_url: `/${camera}.webp`, url: null };
  return {
    id: `${camera} ${time}`,
    date: `2026-11-${time}Z`,
    camera_channel: camera,
    media_type,
    front: camera === 'front' ? link : null,
    rear: camera === 'rear' ? link : null,
  };
};
const whole = (...snippets: MediaSnippet[]) => ({ snippets, isWhole: true });
const part = (...snippets: MediaSnippet[]) => ({ snippets, isWhole: false });
const shown = (channels: Parameters<typeof recordingsOf>[0]) =>
  recordingsOf(channels).map(({ at, pictures }) => [
    new Date(at).toISOString().slice(8, 19),
    Object.keys(pictures).toSorted().join(' and '),
  ]);

test('[commerce 3] pairs front and rear recordings that are at most two seconds apart', () => {
  const front = whole(snippet('front', '21T10:00:00'), snippet('front', '21T09:00:00'));
  const rear = whole(snippet('rear', '21T10:00:02'), snippet('rear', '21T09:00:03'));
  expect(shown({ front, rear })).toEqual([
    ['21T10:00:00', 'front and rear'],
    ['21T09:00:03', 'rear'],
    ['21T09:00:00', 'front'],
  ]);
});

test('pairs no picture with a video, and each picture only once', () => {
  const front = whole(snippet('front', '21T10:00:01'), snippet('front', '21T10:00:00'));
  const rear = whole(snippet('rear', '21T10:00:01', 'video'), snippet('rear', '21T10:00:00'));
  expect(shown({ front, rear })).toEqual([
    ['21T10:00:01', 'front and rear'],
    ['21T10:00:01', 'rear'],
    ['21T10:00:00', 'front'],
  ]);
});

test('[commerce 3] a snippet with both pictures is one recording', () => {
  const both = { ...snippet('front', '21T10:00:00'), rear: { thumbnail_url: '/rear.webp' } };
  expect(recordingsOf({ front: whole(both) })[0]?.pictures).toEqual({
    front: { thumbnail: '/front.webp', file: null },
    rear: { thumbnail: '/rear.webp', file: null },
  });
});

test('shows only the period that the loaded pages of both cameras cover', () => {
  const front = part(snippet('front', '21T10:00:00'), snippet('front', '20T10:00:00'));
  const rear = part(snippet('rear', '21T10:00:00'), snippet('rear', '18T10:00:00'));
  expect(shown({ front, rear })).toEqual([
    ['21T10:00:00', 'front and rear'],
    ['20T10:00:00', 'front'],
  ]);
  expect(horizonOf({ front, rear })).toBe(Date.parse('2026-11-20T10:00:00Z'));
  expect(horizonOf({ front: { ...front, isWhole: true }, rear })).toBe(Date.parse('2026-11-18T10:00:00Z'));
  expect(horizonOf({ front: whole() })).toBe(-Infinity);
});

test("[commerce 4] groups recordings by day in the user's time zone", () => {
  const recordings = recordingsOf({
    front: whole(snippet('front', '21T05:30:00'), snippet('front', '21T06:30:00'), snippet('front', '20T12:00:00')),
  });
  const days = (zone: string) =>
    daysOf(recordings, zone).map(({ start, recordings }) => [new Date(start).toISOString(), recordings.length]);
  expect(days('UTC')).toEqual([
    ['2026-11-21T00:00:00.000Z', 2],
    ['2026-11-20T00:00:00.000Z', 1],
  ]);
  expect(days('America/Chicago')).toEqual([
    ['2026-11-21T06:00:00.000Z', 1],
    ['2026-11-20T06:00:00.000Z', 2],
  ]);
});

test('a day without recordings falls back to the day before it, or to the oldest day', () => {
  const days = [5, 3, 1].map((start) => ({ start, recordings: [] }));
  expect([6, 5, 4, 2, 0].map((wanted) => dayNear(days, wanted)?.start)).toEqual([5, 5, 3, 1, 1]);
  expect(dayNear([], 3)).toBeNull();
});

test('[commerce 9] converts megabytes to gigabytes by 1024 and keeps bonus data separate', () => {
  expect(
    dataUseOf({
      cellular_percentage_used: 61.3,
      cellular_used_mb: 1_270,
      cellular_usage_allowed_mb: 2_048,
      bonus_data_mb: 512,
      bonus_data_used_mb: 128,
      media_bucket_capacity_mb: 1_024,
      media_bucket_usage_total_mb: 381,
    }),
  ).toEqual({
    percent: 61.3,
    data: { used: 1.240234375, total: 2 },
    bonus: { used: 0.125, total: 0.5 },
    media: { used: 381, total: 1_024 },
  });
  expect(dataUseOf({ cellular_percentage_used: 4, bonus_data_mb: 0, media_bucket_capacity_mb: 0 })).toEqual({
    percent: 4,
    data: null,
    bonus: null,
    media: null,
  });
});

test('[core 3] a dash cam has one camera or two', () => {
  expect(['ft-xc', 'ft-xc2', 'ft-xc9'].map((product) => camerasOf(product).length)).toEqual([1, 2, 2]);
});

test("[commerce 4] a date is a day in the user's time zone, also across clock changes", () => {
  expect(dateIn(Date.parse('2026-11-21T05:30:00Z'), 'America/Chicago')).toBe('2026-11-20');
  expect(startOfDate('2026-11-20', 'America/Chicago')).toBe(Date.parse('2026-11-20T06:00:00Z'));
  expect(startOfDate('2026-11-01', 'America/Chicago')).toBe(Date.parse('2026-11-01T05:00:00Z'));
  expect(startOfDate('', 'America/Chicago')).toBeNull();
});

test.each([
  ['21T10:00:00', 'front 21T10:00:00'],
  ['21T10:00:02', 'front 21T10:00:00'],
  ['21T09:30:00', 'front 21T10:00:00'],
  ['21T10:00:05', 'front 21T11:00:00'],
  ['21T11:00:03', undefined],
])('[commerce 3] finds the first picture taken since %s', (since, id) => {
  const front = whole(
    snippet('front', '21T11:00:00'),
    snippet('front', '21T10:00:00'),
    snippet('front', '21T09:59:59', 'video'),
    snippet('front', '21T09:00:00'),
  );
  expect(pictureSince(recordingsOf({ front }), Date.parse(`2026-11-${since}Z`))?.id).toBe(id);
});
