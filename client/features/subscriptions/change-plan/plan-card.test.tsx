import { MantineProvider } from '@mantine/core';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { PlanOffer, PricingPlan } from '../../../api/model.ts';
import en from '../../../i18n/catalogs/en/manage-subscription.ts';
import es from '../../../i18n/catalogs/es/manage-subscription.ts';
import fr from '../../../i18n/catalogs/fr/manage-subscription.ts';
import { PlanCard } from './plan-card.tsx';

vi.mock('../../../widgets/billing/use-price-words.ts', () => ({ usePriceWords: () => ({ term: String }) }));

const offer = {
  id: 'premium-month',
  name: 'Premium',
  level: 2,
  billing_model: 'month_to_month',
  description: 'Location every 2 minutes and trips.',
  location_services: true,
  trip_reporting: true,
} as PlanOffer;
const current = { ...offer, is_trial: false } as PricingPlan;

async function cardIn(lng: string): Promise<string> {
  const i18next = createInstance();
  await i18next.use(initReactI18next).init({
    lng,
    resources: {
      en: { 'manage-subscription': en },
      fr: { 'manage-subscription': fr },
      es: { 'manage-subscription': es },
    },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <MantineProvider>
        <PlanCard
          offer={offer}
          current={current}
          run={undefined}
          savings={0}
          isTaken={false}
          isChosen={false}
          onChoose={() => undefined}
        />
      </MantineProvider>
    </I18nextProvider>,
  );
}

test.each([
  ['en', 'Location every 2 minutes and trips.'],
  ['fr', 'Verrouillage et démarrage à distance · Position toutes les 2 minutes · Trajets'],
  ['es', 'Bloqueo y arranque remotos · Ubicación cada 2 minutos · Viajes'],
])('[commerce 3] in %s, describes a plan: %s', async (lng, text) => {
  expect(await cardIn(lng)).toContain(`>${text}<`);
});
