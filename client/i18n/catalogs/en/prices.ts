/** Words of prices that several pages share. */
export default {
  ownersOnly: {
    title: 'Only for account owners',
    guest: 'The owner of these vehicles manages plans and payments.',
    installer: 'Installers do not see plans and payments.',
    no_account: 'You need an account of your own to manage plans and payments.',
  },
  terms: {
    month_to_month: 'Monthly',
    '1_year': '1-Year',
    '2_year': '2-Year',
    '3_year': '3-Year',
    '4_year': '4-Year',
    '5_year': '5-Year',
    '6_year': '6-Year',
  },
  card: '{{brand}} ending in {{last4}}',
  addOns: {
    'streaming-trial': 'Streaming, free 30-day trial',
    'streaming-month': 'Streaming, 1-Month',
    'streaming-plus-month': 'Streaming Plus, 1-Month',
  },
  products: { 'KL-1': 'Key locker', 'XC2-REAR': 'Rear camera', 'XT-MOUNT': 'Magnetic tracker case' },
  productTexts: {
    'X1MAX-LTE': 'GPS, security and remote start over LTE.',
    'X1-LTE': 'GPS and remote start over LTE, for vehicles that have their own alarm.',
    'X1R-LTE': 'Replaces an older module and keeps its wiring.',
    'KL-1': 'Keeps a key inside the vehicle behind a six-digit PIN. For X1 MAX.',
    'XC2-REAR': 'Cam 2 for the XC2 dash cam, with 20 ft of cable.',
    'XT-MOUNT': 'Weatherproof, holds on steel.',
  },
  unknownBrand: 'Card',
  per: {
    month_to_month: '/ mo',
    '1_year': '/ yr',
    '2_year': '/ 2 yr',
    '3_year': '/ 3 yr',
    '4_year': '/ 4 yr',
    '5_year': '/ 5 yr',
    '6_year': '/ 6 yr',
  },
  data: { used: '{{used}} of {{total}} GB' },
  changeCanceled: '{{name}} keeps {{plan}}',
  checkout: 'Go to checkout',
  refused: {
    module_upgrade: 'A module upgrade is in the cart. Plans are bought separately from it.',
    plan: 'Plans are in the cart. A module upgrade is bought separately from them.',
    quantity: 'The cart already has ten of this product.',
    one_vehicle:
      'A plan is for one vehicle. This product with this plan is in the cart already: order the next one separately.',
  },
} as const;
