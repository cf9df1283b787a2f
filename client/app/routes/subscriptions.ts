import { kind, type RouteRecord } from './record.ts';

const signedIn = kind({});
const owners = kind({ access: 'owner' });
const subscription = kind({ access: 'owner', parent: '/subscriptions' });

/** Plans, checkout, products, cards and receipts (commerce 2). */
export const subscriptionRoutes: readonly RouteRecord[] = [
  owners({
    path: '/subscriptions',
    title: 'subscriptions',
    page: () => import('../../features/subscriptions/subscriptions-page.tsx'),
    texts: ['subscriptions', 'prices', 'vehicles'],
  }),
  subscription({
    path: '/subscriptions/add',
    title: 'addSubscription',
    page: () => import('../../features/add-vehicle/add-page.tsx'),
    texts: ['add-vehicle', 'forms'],
  }),
  subscription({
    path: '/subscriptions/checkout',
    title: 'checkout',
    page: () => import('../../features/checkout/checkout-page.tsx'),
    texts: ['checkout', 'prices', 'card', 'forms'],
  }),
  subscription({
    path: '/subscriptions/checkout/complete',
    title: 'checkoutComplete',
    page: () => import('../../features/checkout/complete-page.tsx'),
    texts: ['checkout', 'prices'],
  }),
  subscription({ path: '/subscriptions/update/billing', title: 'updateBilling' }),
  subscription({ path: '/subscriptions/update/streaming/:id?', title: 'updateStreaming' }),
  subscription({ path: '/subscriptions/update/:id?', title: 'updateSubscription' }),
  subscription({ path: '/subscriptions/edit/:id?', title: 'editSubscription' }),
  subscription({ path: '/subscriptions/manage/:id?', title: 'manageSubscription', back: 'target' }),
  subscription({
    path: '/subscriptions/transfer/:id?',
    title: 'transferVehicle',
    page: () => import('../../features/transfer/transfer-page.tsx'),
    texts: ['transfer', 'picker', 'forms'],
  }),
  subscription({ path: '/subscriptions/cancel-streaming-plan/:id?', title: 'cancelStreaming' }),
  signedIn({ path: '/device-upgrade-offer', title: 'deviceUpgradeOffer' }),
  signedIn({ path: '/suspend', title: 'suspend', parent: '/subscriptions' }),
  signedIn({ path: '/suspend/:id', title: 'suspend', parent: '/subscriptions' }),
  owners({ path: '/products', title: 'products' }),
  owners({ path: '/billing', title: 'billing' }),
  signedIn({ path: '/billing/receipt/:id?', title: 'receipt', parent: '/billing' }),
];
