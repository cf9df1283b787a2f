import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import activity from '../../i18n/catalogs/en/activity.ts';
import feed from '../../i18n/catalogs/en/activity-feed.ts';
import { ALERT_TYPES } from '../../rules/commands/actions.ts';
import { TypeBoxes } from './type-boxes.tsx';

const i18next = createInstance();
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { activity, 'activity-feed': feed } } });

test('[commerce 2] has a box for each alert type, also for both of service', () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <MantineProvider>
        <TypeBoxes kind="alerts" types={ALERT_TYPES} chosen={new Set(['dtc'])} onChange={() => undefined} />
      </MantineProvider>
    </I18nextProvider>,
  );
  expect(html.match(/type="checkbox"(?! role="switch")/g)).toHaveLength(25);
  expect(html).toContain('Service due by date');
  expect(html).toContain('Service due by mileage');
});
