import { expect, test } from 'vitest';
import type { MaintenanceReminder } from '../../../api/model.ts';
import type { Problem } from '../../../rules/validation/problem.ts';
import { type ReminderValues, reminderReset, reminderSchema, reminderUpdate, reminderValues } from './reminder.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');
const schema = reminderSchema({ now: () => NOW, timeZone: 'America/Chicago', ahead: 'in the past' });
const EVERY_5000: MaintenanceReminder = {
  enabled: true,
  type: 'maintenance_mileage_interval',
  parameters: { interval: 5000, driven: 4213 },
};
const IN_MARCH: MaintenanceReminder = {
  enabled: true,
  type: 'maintenance_due_date',
  parameters: { due_date: '2027-03-01T00:00:00Z' },
};
const values = (changes: Partial<ReminderValues> = {}): ReminderValues => ({
  enabled: true,
  type: 'maintenance_mileage_interval',
  interval: '5000',
  due_date: '',
  ...changes,
});

/** Violated rule and its field, or `null`. */
function problemOf(changes: Partial<ReminderValues>): string | null {
  const [issue] = schema.safeParse(values(changes)).error?.issues ?? [];
  if (!issue) return null;
  const params = 'params' in issue ? (issue.params as Problem | undefined) : undefined;
  return `${issue.path.join('.')}: ${params?.text ?? issue.message}`;
}

test.each([
  ['5000', null],
  ['5,000', null],
  ['5,000.0', null],
  ['5 000,5', 'interval: wholeNumber'],
  ['', 'interval: required'],
  ['0', 'interval: moreThan'],
  ['-5', 'interval: moreThan'],
  ['12.5', 'interval: wholeNumber'],
  ['many', 'interval: number'],
  ['1000001', 'interval: lessThan'],
])('[commerce 5] a service interval of "%s"', (interval, problem) => {
  expect(problemOf({ interval })).toBe(problem);
});

test.each([
  ['2026-11-22', null],
  ['2026-11-21', 'due_date: in the past'],
  ['2019-01-01', 'due_date: in the past'],
  ['', 'due_date: required'],
])('a due day of "%s", seen on November 21', (due_date, problem) => {
  expect(problemOf({ type: 'maintenance_due_date', due_date, interval: '' })).toBe(problem);
});

test('checks nothing for a reminder that is off', () => {
  expect(problemOf({ enabled: false, interval: 'many' })).toBeNull();
  expect(problemOf({ enabled: false, type: 'maintenance_due_date', due_date: '2019-01-01' })).toBeNull();
});

test("[core 9] the form shows a reminder in the user's unit", () => {
  expect(reminderValues(EVERY_5000, 'metric')).toEqual(values({ interval: '8047' }));
  expect(reminderValues(IN_MARCH, 'imperial')).toEqual(
    values({ type: 'maintenance_due_date', interval: '', due_date: '2027-03-01' }),
  );
  const none = values({ enabled: false, interval: '' });
  expect(reminderValues(null, 'imperial')).toEqual(none);
  expect(reminderValues({ ...EVERY_5000, type: 'maintenance_engine_hours' }, 'imperial')).toEqual(none);
});

test('sends miles, whatever the unit of the input', () => {
  const sent = (typed: string) => reminderUpdate(values({ interval: typed }), null, 'metric')?.parameters;
  expect(['8000', '12.000', '8 000,0'].map(sent)).toEqual([{ interval: 4971 }, { interval: 7456 }, { interval: 4971 }]);
});

test('does not send an unchanged reminder', () => {
  expect(reminderUpdate(values(), EVERY_5000, 'imperial')).toBeNull();
  expect(reminderUpdate(values({ interval: '8047' }), EVERY_5000, 'metric')).toBeNull();
  expect(
    reminderUpdate(values({ type: 'maintenance_due_date', due_date: '2027-03-01' }), IN_MARCH, 'metric'),
  ).toBeNull();
  expect(reminderUpdate(values({ enabled: false }), null, 'imperial')).toBeNull();
  expect(reminderUpdate(values({ enabled: false }), { ...EVERY_5000, enabled: false }, 'imperial')).toBeNull();
});

test('turning a reminder off keeps its values for turning it on again', () => {
  const off = { enabled: false, type: 'maintenance_mileage_interval', parameters: { interval: 5000 } };
  expect(reminderUpdate(values({ enabled: false, interval: 'many' }), EVERY_5000, 'imperial')).toEqual(off);
  expect(reminderUpdate(values({ interval: '8047' }), { ...EVERY_5000, enabled: false }, 'metric')).toEqual({
    ...off,
    enabled: true,
  });
});

test('sends a day as a day', () => {
  const update = reminderUpdate(
    values({ type: 'maintenance_due_date', due_date: '2027-03-01' }),
    EVERY_5000,
    'imperial',
  );
  expect(update).toEqual({
    enabled: true,
    type: 'maintenance_due_date',
    parameters: { due_date: '2027-03-01T00:00:00.000Z' },
  });
});

test('[core 9] a reset keeps the interval and counts from now', () => {
  expect(reminderReset(EVERY_5000)).toEqual({
    enabled: true,
    type: 'maintenance_mileage_interval',
    parameters: { interval: 5000, reset: true },
  });
});
