import type { Translation } from '../../types.ts';
import type en from '../en/alerts.ts';

export default {
  tabs: { history: 'Historial', rules: 'Reglas de alerta' },
  trip: 'Viaje',
  tripOf: 'Viaje: {{vehicle}}, {{time}}',
  vehicles: {
    label: 'Vehículos',
    all: 'Todos los vehículos',
    clear: 'Mostrar todos los vehículos',
    nothing: 'Ningún vehículo coincide.',
  },
  types: {
    label: 'Alertas',
    all: 'Todas las alertas',
    clear: 'Mostrar todas las alertas',
    nothing: 'Ninguna alerta coincide.',
  },
  names: {
    maintenance_due_date: 'Servicio pendiente por fecha',
    maintenance_mileage_interval: 'Servicio pendiente por kilometraje',
  },
  range: {
    label: 'Periodo',
    last: 'Últimos {{days}} días',
    chosen: 'Otros días',
    first: 'Primer día',
    end: 'Último día',
    incomplete: 'Elija ambos días.',
    reversed: 'El último día es anterior al primero.',
    too_long: 'Elija como máximo {{days}} días.',
  },
  failed: 'No se pudieron cargar las alertas',
  empty: {
    title: 'Sin alertas',
    text: 'Ninguno de sus vehículos generó una alerta en estos días.',
    filtered: 'Ninguna alerta coincide en estos días.',
    reset: 'Mostrar todas las alertas',
  },
  count_one: '{{count}} alerta',
  count_other: '{{count}} alertas',
  loaded: '{{done}} de {{total}} alertas cargadas.',
  stopped: 'Detenido antes de cargar las alertas.',
  stop: 'Detener',
  resume: 'Continuar',
  more_one: 'Mostrar {{count}} más',
  more_other: 'Mostrar {{count}} más',
  lasted: 'durante {{duration}}',
  continues: 'en curso',
} satisfies Translation<typeof en>;
