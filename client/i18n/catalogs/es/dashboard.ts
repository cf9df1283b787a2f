import type { Translation } from '../../types.ts';
import type en from '../en/dashboard.ts';

export default {
  updated: 'actualizado {{age}}',
  attention: {
    title: 'Requiere atención',
    all: 'Todo en el mapa',
    more_one: '{{count}} vehículo más requiere atención',
    more_other: '{{count}} vehículos más requieren atención',
    nothing: 'Todo va bien',
    nothingText: 'Ningún vehículo requiere su atención.',
    alarm: '{{name}}: alarma activada',
    tracker_battery: '{{name}}: batería del rastreador {{level}}',
    vehicle_battery: '{{name}}: batería del vehículo {{volts}} V',
    trouble_codes_one: '{{name}}: código de avería {{codes}}',
    trouble_codes_other: '{{name}}: {{count}} códigos de avería',
    service_due: '{{name}}: mantenimiento pendiente',
    offline: '{{name}}: sin conexión',
    heardOf: 'Última señal {{age}}',
    neverHeardOf: 'Aún no ha informado',
    open: 'Ver en el mapa',
    view: 'Ver',
  },
  untracked: {
    title_one: '{{count}} vehículo sin seguimiento',
    title_other: '{{count}} vehículos sin seguimiento',
    paused: '{{name}} está en pausa',
    expired: '{{name}} venció el {{date}}',
    more_one: 'y {{count}} más',
    more_other: 'y {{count}} más',
    renew: 'Renovar',
  },
  quick: { title: 'Acciones rápidas', hint: 'Después elija un vehículo' },
  fleet: {
    title: 'La flota ahora',
    open: 'Abrir el mapa',
  },
  activity: {
    title: 'Actividad de hoy',
    all: 'Toda la actividad',
    none: 'Hoy aún no ha pasado nada.',
    failed: 'La actividad no se cargó',
  },
  alerts: {
    title: 'Alertas por día',
    total: 'en {{days}} días',
    today: '{{count}} hoy hasta ahora',
    asTable: 'Mostrar como tabla',
    asChart: 'Mostrar como gráfico',
    day: 'Día',
    count: 'Alertas',
    failed: 'Las alertas no se cargaron',
    label: 'Alertas por día en los últimos {{days}} días',
  },
  speed: {
    title: 'Alertas de velocidad esta semana',
    fewer: '{{count}} menos que la semana pasada',
    more: '{{count}} más que la semana pasada',
    same: 'tantas como la semana pasada',
  },
  data: {
    title: 'Datos de streaming',
    used: '{{used}} de {{total}} GB',
  },
  battery: {
    title: 'Baterías más bajas',
  },
  welcome: {
    title: 'Le damos la bienvenida, {{name}}',
    text: 'Añada su primer vehículo o rastreador y aquí aparecerán su lugar, su estado y sus viajes.',
    add: 'Añadir un vehículo',
  },
  banner: {
    label: 'Anuncio',
    more: 'Más información',
    close: 'Ocultar el anuncio',
  },
} satisfies Translation<typeof en>;
