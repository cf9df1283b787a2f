import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import commands from '../../i18n/catalogs/en/commands.ts';
import common from '../../i18n/catalogs/en/common.ts';
import vehicles from '../../i18n/catalogs/en/vehicles.ts';
import { useTrackingProblem } from './use-tracking.ts';

const i18next = createInstance();
await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { commands, common, vehicles } }, defaultNS: 'common' });

const rendered = (Text: () => string | null): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <Text />
    </I18nextProvider>,
  );

test.each([
  [undefined, 180, ''],
  [undefined, 240, 'Not responding · last position 4 min ago'],
  [30, 90, ''],
  [30, 91, 'Not responding · last position 1 min ago'],
])('[commerce 4] a tracker that reports every %s seconds is silent after %s seconds: %j', (every, seconds, text) => {
  const timestamp = '2026-11-21T15:30:00Z';
  const tracker = {
    id: 15,
    last_known_state: { timestamp },
    ...(every !== undefined && { live_tracking_interval: every }),
  } as Vehicle;
  const now = Date.parse(timestamp) + seconds * 1_000;
  expect(rendered(() => useTrackingProblem(tracker, now))).toBe(text);
});
