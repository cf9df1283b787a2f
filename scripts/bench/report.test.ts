import { expect, test } from 'vitest';
import { isMet, type Measured, numberText, toMarkdown, toTable } from './report.ts';

test('meets a target at its exact value, and has no verdict without a target', () => {
  const measure = { name: 'x', value: 10, unit: '×' } as const;
  expect(isMet(measure)).toBe(null);
  expect(isMet({ ...measure, target: { atLeast: 10 } })).toBe(true);
  expect(isMet({ ...measure, target: { atLeast: 10.1 } })).toBe(false);
  expect(isMet({ ...measure, target: { atMost: 10 } })).toBe(true);
  expect(isMet({ ...measure, target: { atMost: 9.9 } })).toBe(false);
});

test.each([
  [21_937.4, '21,937'],
  [328.46, '328'],
  [23.14, '23.1'],
  [2, '2'],
  [0.0237, '0.024'],
])('formats %d as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

const suites: Measured[] = [
  {
    title: 'Start',
    measures: [
      { name: 'First answer', value: 328.4, unit: 'ms', target: { atMost: 500 } },
      { name: 'Requests', value: 9_000, unit: '/s', note: '1,774 bytes' },
    ],
  },
];

test('aligns the columns of the table', () => {
  expect(toTable(suites)).toBe(
    [
      'Name            Value    Target  Met  Note',
      '─────────────────────────────────────────────────',
      '',
      'Start',
      'First answer   328 ms  ≤ 500 ms  yes',
      'Requests      9,000/s                 1,774 bytes',
    ].join('\n'),
  );
});

test('the summary has one table per suite', () => {
  expect(toMarkdown(suites, 'Node 24')).toContain(
    '## Start\n\n| Name | Value | Target | Met | Note |\n| --- | ---: | ---: | --- | --- |\n| First answer | 328 ms | ≤ 500 ms | yes |  |',
  );
});
