import type { Translation } from '../../types.ts';
import type en from '../en/service-mode.ts';

export default {
  title: 'Modo de servicio',
  lead: 'Da a los instaladores autorizados acceso temporal a este dispositivo: sus ajustes, sus opciones y comandos de prueba. No ven su plan ni sus pagos, ni su perfil, sus viajes o su actividad. Puede terminarlo en cualquier momento.',
  failed: 'No se pudo cargar el modo de servicio',
  unknown: 'No se encontró este dispositivo. Comuníquese con asistencia.',
  switch: 'Modo de servicio',
  off: 'Desactivado. Los instaladores no tienen acceso.',
  on: 'Activado. Los instaladores tienen acceso.',
  steps: {
    opened: 'Abierto',
    access: 'Los instaladores tienen acceso',
    ends: 'El acceso termina',
    endsAt: '{{date}}, zona horaria: {{zone}}',
    noEnd: 'Sin fin definido',
    ended: 'Terminado',
  },
  opening: 'Esperando al dispositivo…',
  ends: { label: 'Fin del acceso', at: 'El acceso terminará el {{date}}. Zona horaria: {{zone}}' },
  spans: {
    hour: 'Después de 1 hora',
    hours: 'Después de 4 horas',
    day: 'Después de 1 día',
    days: 'Después de 3 días',
    week: 'Después de 7 días',
    until: 'En el momento que usted elija',
  },
  until: 'Fin, zona horaria: {{zone}}',
  problems: {
    required: 'Campo obligatorio',
    past: 'Elija un momento en el futuro',
    too_far: 'Elija un momento dentro de los próximos 7 días',
  },
  change: 'Cambiar el fin',
  opened: 'El modo de servicio de {{name}} está activo hasta el {{date}}',
  ended: 'El modo de servicio de {{name}} está desactivado',
  notActivated: 'No se pudo activar el modo de servicio.',
  notEnded: 'No se pudo terminar el modo de servicio.',
  until_left: 'Termina el {{date}}. {{left}}.',
  endNow: 'Terminar ahora',
  settings: 'Cambiar',
  left: {
    days_one: 'Queda {{count}} día',
    days_other: 'Quedan {{count}} días',
    time: 'Quedan {{time}}',
  },
} satisfies Translation<typeof en>;
