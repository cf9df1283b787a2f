import { kind, type RouteRecord } from './record.ts';

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
  subscription({
    path: '/subscriptions/update/billing',
    title: 'updateBilling',
    page: () => import('../../features/billing/update-billing-page.tsx'),
    texts: ['billing', 'prices'],
    back: 'target',
  }),
  subscription({
    path: '/subscriptions/update/streaming/:id?',
    title: 'updateStreaming',
    page: () => import('../../features/subscriptions/streaming/streaming-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
  }),
  subscription({
    path: '/subscriptions/update/:id?',
    title: 'updateSubscription',
    page: () => import('../../features/subscriptions/change-plan/change-plan-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
  }),
  subscription({
    path: '/subscriptions/edit/:id?',
    title: 'editSubscription',
    page: () => import('../../features/subscriptions/edit-page.tsx'),
  }),
  subscription({
    path: '/subscriptions/manage/:id?',
    title: 'manageSubscription',
    page: () => import('../../features/subscriptions/manage/manage-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
    back: 'target',
  }),
  subscription({
    path: '/subscriptions/transfer/:id?',
    title: 'transferVehicle',
    page: () => import('../../features/transfer/transfer-page.tsx'),
    texts: ['transfer', 'picker', 'forms'],
  }),
  subscription({
    path: '/subscriptions/cancel-streaming-plan/:id?',
    title: 'cancelStreaming',
    page: () => import('../../features/subscriptions/streaming/cancel-streaming-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
  }),
  owners({
    path: '/device-upgrade-offer',
    title: 'deviceUpgradeOffer',
    page: () => import('../../features/subscriptions/upgrade-offer/upgrade-offer-page.tsx'),
    texts: ['manage-subscription', 'prices'],
    parent: '/subscriptions',
  }),
  subscription({
    path: '/suspend',
    title: 'suspend',
    page: () => import('../../features/subscriptions/suspend/suspend-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
  }),
  subscription({
    path: '/suspend/:id',
    title: 'suspend',
    page: () => import('../../features/subscriptions/suspend/suspend-page.tsx'),
    texts: ['manage-subscription', 'subscriptions', 'prices'],
  }),
  owners({
    path: '/products',
    title: 'products',
    page: () => import('../../features/products/products-page.tsx'),
    texts: ['products', 'prices'],
  }),
  owners({
    path: '/billing',
    title: 'billing',
    page: () => import('../../features/billing/billing-page.tsx'),
    texts: ['billing', 'prices'],
  }),
  owners({
    path: '/billing/receipt/:id?',
    title: 'receipt',
    parent: '/billing',
    page: () => import('../../features/billing/receipt-page.tsx'),
    texts: ['billing', 'prices', 'vehicles'],
  }),
];
