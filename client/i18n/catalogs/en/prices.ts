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
