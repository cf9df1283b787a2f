import type { Measure, Unit } from './report.ts';

/** The same measured with many and with a tenth of them. */
export type Sizes = { many: number; few: number };
type Pair = { name: string; what: Sizes; value: Sizes; unit?: Unit; note?: string };

const counted = (count: number, name: string): string => `${count.toLocaleString('en-US')} ${name}`;

/** Both measures and their ratio, which may be at most `atMost`. */
export function ratioOf({ name, what, value, unit = 'ms', note }: Pair, atMost: number): Measure[] {
  return [
    { name: counted(what.few, name), value: value.few, unit, ...(note && { note }) },
    { name: counted(what.many, name), value: value.many, unit },
    { name: `${counted(what.many, name)}: many / few`, value: value.many / value.few, unit: '×', target: { atMost } },
  ];
}

/** Longest tasks with both sizes. The one with many may take at most `atMost` milliseconds. */
export function tasksOf({ name, what, value }: Pair, atMost: number): Measure[] {
  const note = '0 if all are below 50 ms';
  return [
    { name: `${counted(what.few, name)}: longest task`, value: value.few, unit: 'ms' },
    { name: `${counted(what.many, name)}: longest task`, value: value.many, unit: 'ms', target: { atMost }, note },
  ];
}
