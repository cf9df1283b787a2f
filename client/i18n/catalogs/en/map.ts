export default {
  canvas: 'Map. Arrow keys move it, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: {
    map: 'The map did not load. Everything else works.',
    graphics: 'This browser cannot draw the map. Everything else works.',
    ground: 'Parts of the map did not load.',
  },
  sheet: { height: '{{label}}, height: {{height}}', peek: 'low', half: 'half', full: 'full' },
  vehicles: {
    label: 'Map of vehicles',
    picture_one: 'Map with {{number}} vehicle',
    picture_other: 'Map with {{number}} vehicles',
    description: 'Every vehicle on the map is also in the list, with its state and its place.',
    fit: 'Show all vehicles',
  },
  geofences: {
    toggle: 'Geofences',
    here: 'Geofences at this place',
    inside: 'Vehicles inside',
    insideOf: 'Vehicles inside {{name}}',
    more_one: 'And {{count}} more',
    more_other: 'And {{count}} more',
  },
} as const;
