import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import vehicles from '../../i18n/catalogs/en/vehicles.ts';
import { useTrackingFailure } from './use-tracking.ts';

const i18next = createInstance();
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { vehicles } } });

const trailer = { pricing_plan: { name: 'Basic' } } as Vehicle;

/** Text below the live tracking switch. */
function textOf(failure: Pick<ApiError, 'kind' | 'code'>): string {
  function Failure() {
    return useTrackingFailure(trailer)(new ApiError({ status: 403, message: 'Refused', ...failure }));
  }
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <Failure />
    </I18nextProvider>,
  );
}

test.each([
  ['a plan without location', 'forbidden', 'PLAN', 'The Basic plan has no location'],
  ['an expired plan', 'forbidden', 'EXPIRED', 'The plan has expired'],
  ['a silent device', 'device-unreachable', null, 'The device is not responding. Live tracking was not changed.'],
  ['an error of the server', 'unexpected', null, 'Live tracking was not changed. Please try again.'],
] as const)('[commerce 4] says why live tracking was not switched for %s', (_what, kind, code, text) => {
  expect(textOf({ kind, code })).toBe(text);
});
