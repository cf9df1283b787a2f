import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import en from '../i18n/catalogs/en/files.ts';
import fr from '../i18n/catalogs/fr/files.ts';
import { createFormat } from '../i18n/format.ts';
import { INTERPOLATION } from '../i18n/interpolation.ts';
import { type FileHead, headRows } from '../rules/files/file-head.ts';
import { type FileSubject, fileHead } from './use-file-head.ts';

const timeZone = 'America/Chicago';

async function headOf(subject: FileSubject, language = 'en'): Promise<FileHead> {
  const i18next = createInstance();
  await i18next.init({ lng: language, resources: { en: { files: en }, fr: { files: fr } }, ...INTERPOLATION });
  const t = i18next.getFixedT(language, 'files');
  const format = createFormat({ language, timeZone, units: 'imperial' });
  return fileHead(subject, { t, format, timeZone, at: Date.parse('2026-11-21T16:00:00Z') });
}

const week = { from: Date.parse('2026-11-15T06:00:00Z'), to: Date.parse('2026-11-22T06:00:00Z') };

test('[places 8] a file states period, zone, vehicles, totals and that it is partial', async () => {
  const head = await headOf({
    title: 'Mileage',
    period: week,
    vehicles: { kind: 'all', count: 10_000 },
    totals: [{ label: 'Mileage (mi)', value: 1792.02 }],
    partial: { done: 310, total: 10_000, text: 'The figures cover 310 of 10,000 vehicles.' },
    readAt: Date.parse('2026-11-21T15:30:00Z'),
  });
  expect(headRows(head)).toEqual([
    ['Mileage, partial (310 of 10,000)'],
    ['Partial', 'The figures cover 310 of 10,000 vehicles.'],
    ['From', '2026-11-15T00:00:00-06:00'],
    ['To', '2026-11-21T09:30:00-06:00'],
    ['Created', '2026-11-21T10:00:00-06:00'],
    ['Time zone', 'America/Chicago'],
    ['Vehicles', 'All vehicles'],
    ['Number of vehicles', 10_000],
    ['Mileage (mi)', 1792.02],
  ]);
  expect(head.nameOf('csv')).toBe('Mileage 2026-11-15 to 2026-11-21 partial (310 of 10,000).csv');
});

test('[places 8] a period that is over ends with its last second', async () => {
  const head = await headOf({
    title: 'Trips',
    period: { from: week.from, to: Date.parse('2026-11-16T06:00:00Z') },
    vehicles: { kind: 'chosen', names: ['Van 14'] },
  });
  expect(headRows(head)).toContainEqual(['To', '2026-11-15T23:59:59-06:00']);
  expect(headRows(head)).toContainEqual(['Vehicles', 'Van 14']);
  expect(head.nameOf('gpx')).toBe('Trips Van 14 2026-11-15.gpx');
});

test('[places 8] names a group, and counts the vehicles that have no room', async () => {
  const group = await headOf({ title: 'Batteries', period: null, vehicles: { kind: 'group', name: 'Vans', count: 9 } });
  expect(headRows(group)).toContainEqual(['Vehicles', 'Group Vans']);
  expect(group.nameOf('csv')).toBe('Batteries 2026-11-21.csv');
  const names = Array.from({ length: 102 }, (_, index) => `Van ${index}`);
  const many = await headOf({ title: 'Feed', period: null, vehicles: { kind: 'chosen', names } });
  expect(many.lines.find(({ label }) => label === 'Vehicles')?.value).toMatch(/^Van 0, Van 1, .+, Van 99 and 2 more$/);
});

test('[places 8] in fr, the name of a partial file has no narrow spaces', async () => {
  const partial = { done: 310, total: 10_000, text: '' };
  const head = await headOf({ title: 'Distance', period: week, vehicles: { kind: 'all', count: 1 }, partial }, 'fr');
  expect(head.nameOf('csv')).toBe('Distance 2026-11-15 au 2026-11-21 partiel (310 sur 10 000).csv');
});
