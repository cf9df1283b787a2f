/** Choice of days, for reports, trips, alerts and the activity feed. */
export default {
  label: 'Period',
  today: 'Today',
  yesterday: 'Yesterday',
  last: 'Last {{days}} days',
  lastMonth: 'Last month',
  before: 'Previous day',
  after: 'Next day',
  chosen: 'Other days',
  first: 'First day',
  end: 'Last day',
  incomplete: 'Choose both days.',
  reversed: 'The last day lies before the first.',
  too_long: 'Choose at most {{days}} days.',
} as const;
