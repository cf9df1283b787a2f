import type { Translation } from '../../types.ts';
import type en from '../en/geofences.ts';

export default {
  failed: 'No se pudieron cargar sus geocercas',
  partial: 'Geocercas cargadas: {{count}} de {{total}}',
  empty: {
    title: 'Ninguna geocerca',
    text: 'Las geocercas marcan los lugares que le importan, como un taller o un patio.',
  },
  ownersOnly: {
    title: 'Solo para propietarios de cuenta',
    text: 'El propietario de la cuenta administra sus geocercas.',
  },
  count_one: '{{number}} geocerca',
  count_other: '{{number}} geocercas',
  table: 'Geocercas',
  columns: { name: 'Nombre', type: 'Forma', address: 'Dirección', actions: 'Acciones' },
  type: { radius: 'Radio', polygon: 'Polígono', rectangle: 'Rectángulo', point_of_interest: 'Punto de interés' },
  sized: '{{type}}: {{radius}}',
  menu: { open: 'Acciones de {{name}}', show: 'Mostrar en el mapa', edit: 'Editar', delete: 'Eliminar' },
  delete: {
    title: '¿Eliminar {{name}}?',
    text: 'Desaparece de la lista y del mapa. No se puede deshacer.',
    submit: 'Eliminar geocerca',
  },
  done: { deleted: 'Geocerca eliminada' },
  map: {
    label: 'Mapa de geocercas',
    description: 'Cada geocerca del mapa también está en la lista, con su forma y su dirección.',
    fit: 'Mostrar todas las geocercas',
  },
} satisfies Translation<typeof en>;
