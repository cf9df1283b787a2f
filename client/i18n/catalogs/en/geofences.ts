/** Geofences of the account (commerce 2). */
export default {
  failed: 'Your geofences did not load',
  partial: 'Only {{count}} of {{total}} geofences loaded',
  empty: { title: 'No geofence yet', text: 'Geofences mark places that matter to you, such as a shop or a yard.' },
  ownersOnly: { title: 'For account owners', text: 'The owner of the account manages its geofences.' },
  count_one: '{{number}} geofence',
  count_other: '{{number}} geofences',
  table: 'Geofences',
  columns: { name: 'Name', type: 'Shape', address: 'Address', actions: 'Actions' },
  type: { radius: 'Radius', polygon: 'Polygon', rectangle: 'Rectangle', point_of_interest: 'Point of interest' },
  sized: '{{type}}: {{radius}}',
  menu: { open: 'Actions for {{name}}', show: 'Show on map', edit: 'Edit', delete: 'Delete' },
  delete: {
    title: 'Delete {{name}}?',
    text: 'It leaves the list and the map. This cannot be undone.',
    submit: 'Delete geofence',
  },
  done: { deleted: 'Geofence deleted' },
  map: {
    label: 'Map of geofences',
    description: 'Every geofence on the map is also in the list, with its shape and its address.',
    fit: 'Show all geofences',
  },
} as const;
