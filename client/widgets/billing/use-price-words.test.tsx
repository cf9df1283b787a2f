import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import type { User } from '../../api/model.ts';
import en from '../../i18n/catalogs/en/prices.ts';
import es from '../../i18n/catalogs/es/prices.ts';
import fr from '../../i18n/catalogs/fr/prices.ts';
import { INTERPOLATION } from '../../i18n/interpolation.ts';
import { SeenAsProvider } from '../../state/session.ts';
import { usePriceWords } from './use-price-words.ts';

const USER = { timezone: 'America/Chicago', country: 'US' } as unknown as User;
type Words = ReturnType<typeof usePriceWords>;

async function inLanguage(lng: string, read: (words: Words) => string): Promise<string> {
  const i18next = createInstance();
  const resources = { en: { prices: en }, es: { prices: es }, fr: { prices: fr } };
  await i18next.use(initReactI18next).init({ lng, resources, ...INTERPOLATION });
  const Text = () => read(usePriceWords());
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <SeenAsProvider value={USER}>
        <Text />
      </SeenAsProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'month_to_month', 'Monthly', 'Premium, Monthly'],
  ['en', '1_year', '1-Year', 'Premium, 1-Year'],
  ['es', 'month_to_month', 'Mensual', 'Premium, mensual'],
  ['es', '2_year', '2 años', 'Premium, 2 años'],
  ['fr', 'month_to_month', 'Mensuel', 'Premium, mensuel'],
  ['fr', '3_year', '3 ans', 'Premium, 3 ans'],
])('[commerce 9] in %s, the label of %s is %s, and a plan with it is %s', async (lng, model, label, plan) => {
  expect(await inLanguage(lng, (words) => words.term(model))).toBe(label);
  expect(await inLanguage(lng, (words) => words.plan('Premium', model))).toBe(plan);
});

test('[commerce 4] a plan whose term is unknown has its name alone', async () => {
  expect(await inLanguage('en', (words) => words.plan('Premium', null))).toBe('Premium');
});

test.each([
  ['en', 'No charge'],
  ['es', 'Sin cargo'],
  ['fr', 'Sans frais'],
])('[commerce 3] in %s, an order that cost nothing is %s, unless account credit paid it', async (lng, text) => {
  const free = { final_charge: 0, currency: 'USD' };
  expect(await inLanguage(lng, (words) => words.paid(free))).toBe(text);
  expect(await inLanguage(lng, (words) => words.paid({ ...free, payment: { prepaid_applied: 5 } }))).toMatch(/0[.,]00/);
});
