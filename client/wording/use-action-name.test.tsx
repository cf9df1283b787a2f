import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import type { LogEntry } from '../api/model.ts';
import en from '../i18n/catalogs/en/activity.ts';
import fr from '../i18n/catalogs/fr/activity.ts';
import { INTERPOLATION } from '../i18n/interpolation.ts';
import { useActionName } from './use-action-name.ts';

async function nameIn(lng: string, entry: Partial<LogEntry> & { message?: string | null }): Promise<string> {
  const i18next = createInstance();
  const resources = { en: { activity: en }, fr: { activity: fr } };
  await i18next.use(initReactI18next).init({ lng, resources, ...INTERPOLATION });
  const Name = () => useActionName()({ action: 'geofences', ...entry });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <Name />
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'arrive', 'Arrived at Depot $t(by)'],
  ['en', 'depart', 'Left Depot $t(by)'],
  ['fr', 'arrive', 'Arrivée : Depot $t(by)'],
  ['fr', 'depart', 'Départ : Depot $t(by)'],
] as const)('[commerce 3] in %s, a vehicle that did %s: %s', async (lng, direction, name) => {
  expect(await nameIn(lng, { geofence_name: 'Depot $t(by)', direction })).toBe(name);
});

test.each([
  [{}, 'Geofence'],
  [{ action: 'trunk', success: false }, 'Trunk opened, failed'],
  [{ action: 'hover_mode' }, 'hover mode'],
  [{ action: 'ignition', kind: 'ignition_off', message: 'Motor aus' }, 'Ignition off'],
  [{ action: 'accelerometer_event', kind: 'harsh_braking' }, 'Harsh braking'],
  [{ action: 'ignition', message: 'Key turned off' }, 'Key turned off'],
  [{ action: 'ignition', kind: 'harsh_braking', message: ' ' }, 'Ignition'],
  [{ action: 'accelerometer_event', kind: 'harsh_turn', message: null }, 'Harsh driving'],
  [{ action: 'lock', kind: 'ignition_on', message: 'x' }, 'Locked'],
  [{ action: 'constructor' }, 'constructor'],
  [{ action: 'device_management_command', kind: 'take_stream_snapshot' }, 'Snapshot'],
  [{ action: 'device_management_command', kind: 'set_wifi', success: false }, 'Wi-Fi setting, failed'],
  [{ action: 'device_management_command', kind: 'set_hover' }, 'Device command'],
  [{ action: 'panic', kind: 'panic_off' }, 'Panic off'],
] as const)('[commerce 3] names the entry %j %s', async (entry, name) => {
  expect(await nameIn('en', entry)).toBe(name);
});
