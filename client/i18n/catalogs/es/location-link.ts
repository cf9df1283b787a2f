import type { Translation } from '../../types.ts';
import type en from '../en/location-link.ts';

export default {
  dialog: {
    title: 'Compartir la ubicación de {{name}}',
    lead: 'Cualquier persona que tenga el enlace ve dónde está el vehículo, sin cuenta, hasta que el enlace venza. Ve su nombre, su ubicación y la hora de ese reporte, nada más.',
    length: 'El enlace vence después de',
    end: 'El enlace vence el',
    zone: 'Zona horaria: {{zone}}. Hora actual allí: {{time}}',
    create: 'Crear enlace',
  },
  lengths: { hour: '1 hora', hours: '8 horas', day: '1 día', week: '1 semana', exact: 'A una hora exacta' },
  problems: {
    incomplete: 'Elija un día y una hora',
    too_soon: 'Elija un momento con al menos 1 hora de anticipación',
    too_late: 'Elija un momento dentro de los próximos 7 días',
  },
  created: {
    text: 'El enlace funciona hasta el {{time}}.',
    link: 'Enlace',
    once: 'Cópielo ahora. No se volverá a mostrar.',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    notCopied: 'El navegador no permitió copiar. Seleccione el enlace y cópielo.',
    another: 'Crear otro enlace',
  },
  left: { day_one: '{{count}} día', day_other: '{{count}} días' },
  list: {
    title: 'Enlaces activos',
    none: 'No hay enlaces activos. Solo las personas con acceso al vehículo ven su ubicación.',
    again: 'Reintentar',
    left: 'Tiempo restante: {{left}}',
    until: 'Vence el {{time}}',
    opened: 'Última vez que se abrió: {{time}}',
    neverOpened: 'Creado {{time}}, aún no se ha abierto',
    revoke: 'Revocar',
    revokeOne: 'Revocar el enlace que vence el {{time}}',
  },
  revoke: {
    title: '¿Revocar este enlace?',
    text: 'Deja de funcionar de inmediato. Quienes lo tengan ya no verán dónde está {{name}}.',
    submit: 'Revocar enlace',
  },
  where: {
    title: 'Dónde está {{name}}',
    failed: 'No se pudo cargar la ubicación',
    reported: 'Reportada {{age}}',
    until: 'El propietario comparte esta ubicación hasta el {{time}}.',
    refresh: 'Actualizar',
    old: 'No se pudo actualizar la ubicación.',
    noPosition: {
      plan: 'La ubicación no está disponible en este momento. Si la necesita, comuníquese con el propietario del vehículo.',
      out_of_service:
        'La ubicación no está disponible en este momento. Si la necesita, comuníquese con el propietario del vehículo.',
      no_report: 'El dispositivo aún no ha reportado su ubicación. Aparecerá aquí cuando lo haga.',
    },
  },
  map: {
    label: 'Mapa de {{name}}',
    description: 'Las coordenadas debajo del mapa indican el mismo lugar.',
    center: 'Centrar en el vehículo',
  },
  ended: {
    title: {
      INVALID_TOKEN: 'Este enlace no es válido',
      EXPIRED_TOKEN: 'Este enlace venció',
      USED_TOKEN: 'Este enlace venció',
      WITHDRAWN_TOKEN: 'La ubicación ya no se comparte',
    },
    text: {
      INVALID_TOKEN: 'Ábralo de nuevo desde el mensaje en que llegó, o pida uno nuevo al propietario del vehículo.',
      EXPIRED_TOKEN:
        'Los enlaces de ubicación funcionan por tiempo limitado. Pida uno nuevo al propietario del vehículo.',
      USED_TOKEN: 'Los enlaces de ubicación funcionan por tiempo limitado. Pida uno nuevo al propietario del vehículo.',
      WITHDRAWN_TOKEN: 'El propietario terminó este enlace. Pídale uno nuevo si todavía lo necesita.',
    },
  },
} as const satisfies Translation<typeof en>;
