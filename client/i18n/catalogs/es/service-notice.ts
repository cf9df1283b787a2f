import type { Translation } from '../../types.ts';
import type en from '../en/service-notice.ts';

export default {
  titles: { outage: 'Interrupción', in_progress: 'En mantenimiento', scheduled: 'Mantenimiento programado' },
  since: 'desde {{time}}',
  until: 'hasta {{time}}',
  details: 'Detalles',
  detailsOf: 'Detalles: {{title}}',
  interrupted: 'Los comandos están interrumpidos',
  components: { all: 'Todos los dispositivos', x1: 'Dispositivos X1', dr: 'Dispositivos DR' },
  states: {
    operational: 'En servicio',
    degraded_performance: 'Más lento de lo habitual',
    partial_outage: 'Interrupción parcial',
    major_outage: 'Interrupción grave',
  },
  stages: {
    investigating: 'Causa aún desconocida, inicio: {{time}}.',
    identified: 'Causa identificada, inicio: {{time}}.',
    in_progress: 'En curso, {{time}}.',
    scheduled: 'Previsto: {{time}}.',
  },
  checked: 'Última comprobación: {{time}}. Se comprueba de nuevo cada 5 minutos.',
  check: 'Comprobar de nuevo',
  checking: 'Comprobando…',
  unchanged: 'Comprobado de nuevo: nada ha cambiado.',
  checkFailed: 'No se pudo comprobar el estado del servicio.',
  resolved: {
    outage: 'La interrupción se ha resuelto. Los comandos vuelven a funcionar.',
    maintenance: 'El mantenimiento ha terminado. Los comandos vuelven a funcionar.',
  },
  page: {
    intro: 'No tiene que hacer nada. Esta página comprueba por sí sola y sigue adelante cuando todo funciona.',
    sample: 'Esto es un ejemplo. “Comprobar de nuevo” encuentra que todo funciona.',
    sampleBody: 'Ningún dispositivo puede recibir comandos en este momento. Estamos buscando la causa.',
    failed: 'No se conoce el estado del servicio',
  },
} satisfies Translation<typeof en>;
