import type { Translation } from '../../types.ts';
import type en from '../en/location-link.ts';

export default {
  dialog: {
    title: 'Compartir la ubicación de {{name}}',
    lead: 'Cualquier persona que tenga el enlace ve dónde está el vehículo, sin cuenta, hasta que el enlace termine. Ve su nombre y nada más.',
    length: 'El enlace termina después de',
    end: 'El enlace termina el',
    zone: 'Hora de {{zone}}, donde ahora son las {{time}}',
    create: 'Crear enlace',
  },
  lengths: { hour: '1 hora', hours: '8 horas', day: '1 día', week: '1 semana', exact: 'A una hora exacta' },
  problems: {
    incomplete: 'Elija un día y una hora',
    too_soon: 'Elija una hora a partir de 1 hora desde ahora',
    too_late: 'Elija una hora dentro de los próximos 7 días',
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
    none: 'No hay enlaces activos. Nadie ve la ubicación sin acceso al vehículo.',
    again: 'Intentar de nuevo',
    left: 'Quedan {{left}}',
    until: 'Termina: {{time}}',
    opened: 'Última vez que se abrió: {{time}}',
    neverOpened: 'Creado {{time}}, aún no se ha abierto',
    revoke: 'Revocar',
    revokeOne: 'Revocar el enlace que termina el {{time}}',
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
      plan: 'La ubicación no está disponible en este momento. Aparecerá aquí cuando el plan del propietario la incluya de nuevo.',
      out_of_service:
        'La ubicación no está disponible en este momento. Aparecerá aquí cuando el dispositivo vuelva a estar en servicio.',
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
      EXPIRED_TOKEN: 'Este enlace ha terminado',
      USED_TOKEN: 'Este enlace ha terminado',
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
