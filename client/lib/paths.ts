/** Where pages link to. The route table has a record for each; a test holds the two together. */
export const paths = {
  dashboard: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  forgotPassword: '/forgot-password',
  setPassword: '/set-password',
  dealerLogin: '/dealer/login',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  returnPolicy: '/return-policy',
  support: '/support',
  profile: '/profile',
  billing: '/billing',
  helpCenter: '/help-center',
  controlCenter: '/control-center',
  addSubscription: '/subscriptions/add',
  checkout: '/subscriptions/checkout',
  checkoutComplete: '/subscriptions/checkout/complete',
} as const;

/** The control center with one vehicle selected. */
export const vehicleOnMap = (vehicleId: number): string => `${paths.controlCenter}?vehicle=${vehicleId}`;
