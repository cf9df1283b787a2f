import type { OfTag } from '../contract.ts';
import { firstPage, type PlansOf, passing, read } from '../plan.ts';

const billing_info = {
  Name: 'Contract Check',
  Street: '1026 W Fulton Market',
  City: 'Chicago',
  State: 'IL',
  Zip5: '60607',
};

export const billingPlans: PlansOf<OfTag<'card' | 'payment' | 'catalog'>> = {
  listCards: read([], () => ({ query: firstPage })),
  createCard: passing(
    ['now'],
    ({ now }) => ({
      // A published test card number, which production processors decline.
      body: {
        nickname: 'Contract check',
        number: '4242424242424242',
        cvv: '123',
        exp_month: 8,
        exp_year: new Date(now).getUTCFullYear() + 3,
        is_main: false,
        country: 'US',
        billing_info,
      },
    }),
    { undoneBy: 'deleteCard' },
  ),
  getCard: read(['card'], ({ card }) => ({ params: { cardId: card } })),
  updateCard: passing(['newCard'], ({ newCard }) => ({
    params: { cardId: newCard },
    body: { nickname: 'Contract check renamed' },
  })),
  deleteCard: passing(['newCard'], ({ newCard }) => ({ params: { cardId: newCard } }), { after: ['updateCard'] }),

  listPayments: read([], () => ({ query: { successes_only: false, ...firstPage } })),
  // Only computes cart totals. A run never pays.
  createPayment: passing(['ownVehicle', 'planOffer'], ({ ownVehicle, planOffer }) => ({
    query: { validate: true },
    body: { line_items: [{ device_key: ownVehicle.device_key, plan_id: planOffer }] },
  })),
  getPayment: read(['payment'], ({ payment }) => ({ params: { uuid: payment } })),

  listProducts: read([], () => ({})),
  listPlanUpgrades: read(['ownVehicle'], ({ ownVehicle }) => ({ query: { device_key: ownVehicle.device_key } })),
};
