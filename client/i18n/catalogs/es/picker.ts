import type { Translation } from '../../types.ts';
import type en from '../en/picker.ts';

export default {
  search: 'Buscar vehículos y grupos',
  keys: 'Las flechas pasan de un vehículo a otro, la barra espaciadora marca.',
  keysOne: 'Las flechas pasan de un vehículo a otro, la barra espaciadora elige.',
  selectAll: 'Seleccionar todo',
  selectFound: 'Seleccionar los resultados',
  selected_one: '{{count}} seleccionado',
  selected_other: '{{count}} seleccionados',
  found: '{{count}} de {{of}} vehículos encontrados',
  nothing: 'Ningún vehículo coincide con la búsqueda.',
  marks: {
    paused: 'En pausa',
    expired: 'Vencido',
    pending_transfer: 'Transferencia pendiente',
    restricted: 'Primero renueve el plan',
    exclusive_access: 'Acceso exclusivo',
  },
} satisfies Translation<typeof en>;
