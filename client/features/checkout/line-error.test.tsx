import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { planOffersQuery } from '../../data/billing/queries.ts';
import { queryClient } from '../../data/query-client.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import en from '../../i18n/catalogs/en/checkout.ts';
import es from '../../i18n/catalogs/es/checkout.ts';
import fr from '../../i18n/catalogs/fr/checkout.ts';
import { aVehicle } from '../../rules/vehicle/vehicle.fixture.ts';
import { LineError } from './line-error.tsx';

vi.mock('../../state/cart.ts', () => ({ useCart: () => ({ lines: [] }), removeLines: () => undefined }));
vi.mock('../../ui/use-now.ts', () => ({ useNow: () => Date.parse('2026-11-21T16:00:00Z') }));

const VAN = aVehicle();
queryClient.setQueryData(vehiclesQuery().queryKey, [VAN]);
queryClient.setQueryData(planOffersQuery(VAN.device_key).queryKey, [{ id: 'premium-year' }] as never);

async function shownIn(lng: string, device_key: string, plan_id: string): Promise<string> {
  const i18next = createInstance();
  const resources = { en: { checkout: en }, fr: { checkout: fr }, es: { checkout: es } };
  await i18next.use(initReactI18next).init({ lng, resources });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={queryClient}>
        <LineError line={{ device_key, plan_id }} detail="Refused by the server." isBusy={false} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'gone', 'premium-year', 'Refused by the server.'],
  ['fr', 'gone', 'premium-year', 'Ce véhicule n’est pas dans votre compte.'],
  ['es', 'gone', 'premium-year', 'Este vehículo no está en su cuenta.'],
  ['fr', VAN.device_key, 'basic-year', 'Ce forfait n’est pas offert pour ce véhicule.'],
  ['es', VAN.device_key, 'basic-year', 'Este plan no se ofrece para este vehículo.'],
  ['fr', VAN.device_key, 'premium-year', 'Cet article ne peut pas être acheté pour le moment.'],
])('[commerce 8] in %s, explains the refused line of %s with %s: %s', async (lng, device, plan, text) => {
  expect(await shownIn(lng, device, plan)).toContain(`<span>${text} <button`);
});
