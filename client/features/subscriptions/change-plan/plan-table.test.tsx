import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { PlanOffer, PricingPlan } from '../../../api/model.ts';
import en from '../../../i18n/catalogs/en/manage-subscription.ts';
import es from '../../../i18n/catalogs/es/manage-subscription.ts';
import fr from '../../../i18n/catalogs/fr/manage-subscription.ts';
import { PlanDifference } from './plan-difference.tsx';
import { PlanTable } from './plan-table.tsx';

vi.mock('../../../widgets/billing/use-price-words.ts', () => ({ usePriceWords: () => ({ term: String }) }));

/** What the documents name of an offer. */
const bare = {
  id: 'premium-month',
  name: 'Premium',
  level: 2,
  price: 11.99,
  is_trial: false,
  billing_model: 'month_to_month',
  description: 'Location every 2 minutes and trips.',
} as PlanOffer;
const full = { ...bare, location_services: true, trip_reporting: true };
const basic = { ...full, id: 'basic-month', name: 'Basic', level: 1, trip_reporting: false };

async function textIn(lng: string, node: ReactNode): Promise<string> {
  const i18next = createInstance();
  const resources = Object.entries({ en, fr, es }).map(([language, words]) => [
    language,
    { 'manage-subscription': words },
  ]);
  await i18next.use(initReactI18next).init({ lng, resources: Object.fromEntries(resources) });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <MantineProvider>{node}</MantineProvider>
    </I18nextProvider>,
  );
  return html
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test.each([
  ['en', 'Trips Not included Included Not known'],
  ['fr', 'Trajets Non compris Compris Inconnu'],
  ['es', 'Viajes No incluido Incluido No se sabe'],
])('[commerce 3] in %s, says whether each plan includes a feature: %s', async (lng, text) => {
  const compared = [basic, full, { ...bare, id: 'other' }].map((offer) => ({ offer, run: undefined, savings: 0 }));
  const choice = { compared, currentId: 'premium-month', isTaken: false, chosenId: null, onChoose: () => undefined };
  expect(await textIn(lng, <PlanTable {...choice} />)).toContain(text);
});

test('[commerce 4] names what a plan gains, loses or includes', async () => {
  const current = full as PricingPlan;
  expect(await textIn('en', <PlanDifference current={current} offer={basic} />)).toBe('You lose: Trips');
  expect(await textIn('en', <PlanDifference current={basic as PricingPlan} offer={full} />)).toBe('You gain: Trips');
  expect(await textIn('en', <PlanDifference current={current} offer={full} />)).toBe(
    'Includes: Location every 2 minutes · Trips',
  );
});

test.each([
  ['en', 'Location every 2 minutes and trips.'],
  ['fr', 'Le contenu de ce forfait n’est pas connu ici.'],
])('[commerce 3] in %s, loses nothing with an offer that does not name its features: %s', async (lng, text) => {
  expect(await textIn(lng, <PlanDifference current={full as PricingPlan} offer={bare} />)).toBe(text);
});
