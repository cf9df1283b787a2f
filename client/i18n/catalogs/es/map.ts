import type { Translation } from '../../types.ts';
import type en from '../en/map.ts';

export default {
  canvas: 'Mapa. Las flechas lo mueven; más y menos cambian el zoom.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  failed: {
    map: 'El mapa no se cargó. Todo lo demás funciona.',
    graphics: 'Este navegador no puede dibujar el mapa. Todo lo demás funciona.',
    ground: 'Partes del mapa no se cargaron.',
  },
  sheet: { height: '{{label}}, altura: {{height}}', peek: 'baja', half: 'media', full: 'completa' },
  vehicles: {
    label: 'Mapa de vehículos',
    picture_one: 'Mapa con {{number}} vehículo',
    picture_other: 'Mapa con {{number}} vehículos',
    description: 'Cada vehículo del mapa está también en la lista, con su estado y su lugar.',
    fit: 'Mostrar todos los vehículos',
  },
  geofences: {
    toggle: 'Geocercas',
    here: 'Geocercas en este lugar',
    inside: 'Vehículos dentro',
    insideOf: 'Vehículos dentro de {{name}}',
    more_one: 'Y {{count}} más',
    more_other: 'Y {{count}} más',
  },
} satisfies Translation<typeof en>;
