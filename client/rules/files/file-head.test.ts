import { expect, test } from 'vitest';
import { daysOfPeriod, type FileHead, fileName, headRows, headTexts } from './file-head.ts';

const head: FileHead = {
  title: 'Mileage, partial (310 of 10,000)',
  lines: [
    { label: 'From', value: Date.parse('2026-11-15T06:00:00Z'), kind: 'time' },
    { label: 'Time zone', value: 'America/Chicago', kind: 'text' },
    { label: 'Mileage (mi)', value: 1792.02, kind: 'number' },
  ],
  timeZone: 'America/Chicago',
  nameOf: () => '',
};

test('[places 8] writes the head as cells with times of the zone and plain numbers', () => {
  expect(headRows(head)).toEqual([
    ['Mileage, partial (310 of 10,000)'],
    ['From', '2026-11-15T00:00:00-06:00'],
    ['Time zone', 'America/Chicago'],
    ['Mileage (mi)', 1792.02],
  ]);
});

test('[places 8] writes the head as text for formats without cells', () => {
  expect(headTexts(head)).toEqual([
    'From: 2026-11-15T00:00:00-06:00',
    'Time zone: America/Chicago',
    'Mileage (mi): 1792.02',
  ]);
});

test('[places 8] names the days of a period whose end is exclusive', () => {
  const day = { from: Date.parse('2026-11-01T05:00:00Z'), to: Date.parse('2026-11-02T06:00:00Z') };
  expect(daysOfPeriod(day, 'America/Chicago')).toEqual(['2026-11-01']);
  expect(daysOfPeriod(day, 'UTC')).toEqual(['2026-11-01', '2026-11-02']);
});

test.each([
  [
    ['Mileage', '', '2026-11-15 to 2026-11-21', 'partial (310 of 10,000)'],
    'Mileage 2026-11-15 to 2026-11-21 partial (310 of 10,000).csv',
  ],
  [['Trips', 'Van 12/14: "red"', '2026-11-20'], 'Trips Van 12-14- -red- 2026-11-20.csv'],
  [['partiel (310 sur 10\u202f000)'], 'partiel (310 sur 10 000).csv'],
  [['Van \u202egpj', '..\\..\\x'], 'Van -gpj ..-..-x.csv'],
  [['../x'], '-x.csv'],
  [['\u{1F69A}'.repeat(200), 'partial (1 of 2)'], `${'\u{1F69A}'.repeat(60)} partial (1 of 2).csv`],
])('[places 8] makes a file name of %j', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});
