import { expect, test } from 'vitest';
import { zConfigurationRequest } from '../../../generated/contract/zod.gen.ts';
import { createMock } from '../../../tests/support/mock.ts';
import { configurationRequest } from './configuration-values.ts';

const mock = createMock();
const DEVICE = { deviceKey: 'GG-20417-A7' };
const COMMANDS = zConfigurationRequest.shape.command.options;
const VALUES = [true, 0, 1, 2.5, 6, -1, 1e9, '', '1', '7', 'on', [], {}, null, { ssid: 'home' }, { startTime: 0 }];

async function refused(body: Record<string, unknown>) {
  const send = await mock.as(await mock.world(), 'owner');
  const answer = await send('POST', '/api/iot/send-configuration', body);
  expect(answer.status).toBe(400);
  return (answer.body as { validation_errors: Record<string, string[]> }).validation_errors;
}
const WIFI = 'Must be a Wi-Fi name and password';

test.each([
  ['set_wifi', { ssid: 'home' }, { 'value.password': ['Required field'] }],
  ['set_wifi', {}, { 'value.ssid': ['Required field'], 'value.password': ['Required field'] }],
  ['set_wifi', { ssid: 'home', password: 'x', band: 5 }, { 'value.band': ['Unknown field'] }],
  [
    'set_wifi',
    { ssid: 'van wifi', password: 'x' },
    { 'value.ssid': ['Must contain only letters, numbers, or dashes'] },
  ],
  ['set_wifi', 'home', { value: [WIFI] }],
  ['set_wifi', [], { value: [WIFI] }],
  ['set_live_tracking', 'on', { value: ['Must be true or false'] }],
  ['set_siren', null, { value: ['Required field'] }],
  ['set_siren', undefined, { value: ['Required field'] }],
  ['set_schedule', { startTime: 0, endTime: 60 }, { 'value.isScheduleActive': ['Required field'] }],
  [
    'set_schedule',
    { isScheduleActive: true, startTime: -1, endTime: 90_000 },
    { 'value.startTime': ['Must be at least 0'], 'value.endTime': ['Must be at most 86399'] },
  ],
  ['set_schedule', true, { value: ['Must be a schedule'] }],
  ['set_shock_sensor', '3', { value: ['Must be between 1 and 5'] }],
  ['set_shock_sensor', 0, { value: ['Must be between 1 and 5'] }],
  ['set_mileage', '12', { value: ['Must be a number'] }],
  ['set_mileage', 10_000_001, { value: ['Must be at most 10000000'] }],
  ['set_keypad_1', '67', { value: ['Must contain only digits from 1 to 5'] }],
  ['set_keypad_2', '8', { value: ['Must contain only digits from 1 to 7'] }],
  ['set_keypad_2', '123456712', { value: ['Must have less than 9 characters'] }],
  ['set_keypad_2', 12, { value: ['Must be a text'] }],
])('[commerce 5] %s names the field and the problem of %j', async (command, value, errors) => {
  expect(await refused({ ...DEVICE, command, value })).toEqual(errors);
});

test('[commerce 5] checks only name and presence for an unknown setting', async () => {
  const known = expect.stringMatching(/^Must be one of set_mileage, /);
  expect(await refused({ ...DEVICE, command: 'set_color', value: { ssid: 'home' } })).toEqual({ command: [known] });
  expect(await refused({ ...DEVICE, command: 'toString', value: 1 })).toEqual({ command: [known] });
  expect(await refused({ value: null })).toEqual({
    deviceKey: ['Required field'],
    command: ['Required field'],
    value: ['Required field'],
  });
  expect(await refused({ ...DEVICE, command: 'set_siren', value: true, when: 'now' })).toEqual({
    when: ['Unknown field'],
  });
});

test('[commerce 7] accepts no value that the contract refuses', () => {
  const taken = COMMANDS.flatMap((command) => VALUES.map((value) => ({ ...DEVICE, command, value }))).filter(
    (body) => configurationRequest(body).safeParse(body).success,
  );
  expect(taken.length).toBeGreaterThan(COMMANDS.length);
  expect(taken.filter((body) => !zConfigurationRequest.safeParse(body).success)).toEqual([]);
  expect(new Set(taken.map(({ command }) => command)).size).toBe(COMMANDS.length - 2);
});
