import type { Translation } from '../../types.ts';
import type en from '../en/alerts.ts';

export default {
  tabs: { history: 'Historial', rules: 'Reglas de alerta' },
  trip: 'Viaje',
  tripOf: 'Viaje: {{vehicle}}, {{time}}',
  group: {
    label: 'Grupo',
    all: 'Todos los grupos',
    named: '{{name}} ({{number}})',
    nothing: 'Ningún grupo coincide.',
  },
  vehicles: {
    label: 'Vehículos',
    all: 'Todos los vehículos',
    ofGroup: 'Todos los vehículos del grupo',
    clear: 'Mostrar todos los vehículos',
    nothing: 'Ningún vehículo coincide.',
  },
  types: {
    label: 'Alertas',
    all: 'Todas menos el encendido',
    every: 'Todas, con el encendido',
    clear: 'Mostrar todas menos encendido',
    nothing: 'Ninguna alerta coincide.',
  },
  failed: 'No se pudieron cargar las alertas',
  empty: {
    title: 'Sin alertas',
    text: 'Ninguno de sus vehículos generó una alerta en estos días. El encendido se muestra solo si lo elige.',
    filtered: 'Ninguna alerta coincide en estos días.',
    reset: 'Borrar filtros',
  },
  count_one: '{{number}} alerta',
  count_other: '{{number}} alertas',
  more_one: 'Mostrar {{count}} más',
  more_other: 'Mostrar {{count}} más',
  unknown_one: '{{number}} alerta es de un tipo que esta versión del portal no conoce. No está en esta lista.',
  unknown_other: '{{number}} alertas son de tipos que esta versión del portal no conoce. No están en esta lista.',
  showAll: 'Mostrar todo, con el encendido',
  export: {
    open: 'Exportar',
    text: '{{alerts}} con los filtros actuales. Zona horaria: {{zone}}',
    progress: '{{done}} de {{of}} alertas leídas',
    count: 'Número de alertas',
    alert: 'Alerta',
    ended: 'Fin',
    seconds: 'Duración (s)',
  },
  noTime: 'Hora desconocida',
  lasted: 'durante {{duration}}',
  continues: 'en curso',
} satisfies Translation<typeof en>;
