/** Alerts (commerce 2, commerce 3). */
export default {
  tabs: { history: 'History', rules: 'Alert rules' },
  trip: 'Trip',
  tripOf: 'Trip of {{vehicle}}, {{time}}',
  group: {
    label: 'Group',
    all: 'All groups',
    named: '{{name}} ({{number}})',
    nothing: 'No group matches.',
  },
  vehicles: {
    label: 'Vehicles',
    all: 'All vehicles',
    ofGroup: 'All vehicles of the group',
    clear: 'Show all vehicles',
    nothing: 'No vehicle matches.',
  },
  types: { label: 'Alerts', all: 'All but ignition', clear: 'Show all alerts', nothing: 'No alert matches.' },
  failed: 'Alerts could not be loaded',
  empty: {
    title: 'No alerts',
    text: 'None of your vehicles raised an alert on these days.',
    filtered: 'No alert matches on these days.',
    reset: 'Show all alerts',
  },
  count_one: '{{number}} alert',
  count_other: '{{number}} alerts',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  noTime: 'Time not known',
  lasted: 'for {{duration}}',
  continues: 'continues',
} as const;
