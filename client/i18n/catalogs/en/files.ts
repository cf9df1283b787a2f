/** Names and first rows of exported files. */
export default {
  from: 'From',
  to: 'To',
  days: '{{first}} to {{last}}',
  created: 'Created',
  zone: 'Time zone',
  inZone: '{{column}} ({{zone}})',
  vehicles: 'Vehicles',
  allVehicles: 'All vehicles',
  group: 'Group {{name}}',
  andMore_one: '{{names}} and {{count}} more',
  andMore_other: '{{names}} and {{count}} more',
  vehicleCount: 'Number of vehicles',
  partial: 'Partial',
  note: 'Note',
  titleOfPart: '{{title}}, partial ({{done}} of {{total}})',
  nameOfPart: 'partial ({{done}} of {{total}})',
} as const;
