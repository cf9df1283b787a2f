import { expect, test } from 'vitest';
import { isAboutServiceMode, knownKind, NOTEWORTHY } from './actions.ts';

test('events of every trip are not noteworthy', () => {
  expect(NOTEWORTHY).not.toContain('ignition');
  expect(NOTEWORTHY).toContain('speed_limit');
  expect(NOTEWORTHY).toHaveLength(36);
});

test('[commerce 3] knows the entries about service mode, and no other command to a device', () => {
  const about = (action: string, kind?: string) => isAboutServiceMode({ action, ...(kind && { kind }) });
  expect(about('service_mode_ended')).toBe(true);
  expect(about('device_management_command', 'service_mode_on')).toBe(true);
  expect(about('device_management_command', 'service_mode_expired')).toBe(true);
  expect(about('device_management_command', 'set_wifi')).toBe(false);
  expect(about('device_management_command')).toBe(false);
  expect(about('lock', 'service_mode_on')).toBe(false);
});

test('[commerce 3] names the kinds that are settings, commands or neither', () => {
  expect(knownKind('device_management_command', 'set_keypad_2')).toBe('set_keypad_2');
  expect(knownKind('device_management_command', 'reset_device')).toBe('reset_device');
  expect(knownKind('device_management_command', 'end_exclusive_access')).toBe('end_exclusive_access');
  expect(knownKind('device_management_command', 'arm')).toBe(null);
});
