import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { AlertRule, Vehicle } from '../../../api/model.ts';
import alertRulesEn from '../../../i18n/catalogs/en/alert-rules.ts';
import geofencesEn from '../../../i18n/catalogs/en/geofences.ts';
import alertRulesEs from '../../../i18n/catalogs/es/alert-rules.ts';
import geofencesEs from '../../../i18n/catalogs/es/geofences.ts';
import alertRulesFr from '../../../i18n/catalogs/fr/alert-rules.ts';
import geofencesFr from '../../../i18n/catalogs/fr/geofences.ts';
import { aVehicle } from '../../../rules/vehicle/vehicle.fixture.ts';
import { AlertNotices } from './alert-notices.tsx';

const NOW = Date.parse('2026-11-21T16:30:00Z');
vi.mock('../../../ui/use-now.ts', () => ({ useNow: () => NOW }));
vi.mock('../../../state/session.ts', () => ({ useUser: () => ({}) }));
vi.mock('../../../data/users/use-exclusive-to-others.ts', () => ({ useExclusiveToOthers: () => new Set() }));

const resources = {
  en: { geofences: geofencesEn, 'alert-rules': alertRulesEn },
  fr: { geofences: geofencesFr, 'alert-rules': alertRulesFr },
  es: { geofences: geofencesEs, 'alert-rules': alertRulesEs },
};

const expired = (id: number, name: string): Vehicle =>
  aVehicle({ id, vehicle_name: name, plan_renewal_date: '2026-11-20T00:00:00Z' });
const ruleOf = ({ id }: Vehicle): AlertRule => ({
  id,
  vehicle_id: id,
  alert_type: 'geofences',
  geofence: 81,
  is_enabled: true,
});

async function shown(lng: string, vehicles: readonly Vehicle[]): Promise<string> {
  const i18next = createInstance();
  await i18next.use(initReactI18next).init({ lng, resources, interpolation: { escapeValue: false } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <MantineProvider>
        <AlertNotices rules={vehicles.map(ruleOf)} vehicles={vehicles} />
      </MantineProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['en', '>Van 7: The plan has expired<', '>Van 7 and 1 more: The plan has expired<'],
  ['fr', '>Van 7 : Le forfait est expiré<', '>Van 7 et 1 autre : Le forfait est expiré<'],
  ['es', '>Van 7: El plan está vencido<', '>Van 7 y 1 más: El plan está vencido<'],
])('[commerce 8] names the vehicle whose notifications cannot be set (%s)', async (lng, one, two) => {
  expect(await shown(lng, [expired(7, 'Van 7')])).toContain(one);
  expect(await shown(lng, [expired(7, 'Van 7'), expired(8, 'Van 8')])).toContain(two);
});
