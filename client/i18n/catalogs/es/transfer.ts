import type { Translation } from '../../types.ts';
import type en from '../en/transfer.ts';

export default {
  dialog: {
    choose: 'Transferir a otro propietario',
    chooseText: '¿Qué vehículo o rastreador quiere ceder?',
    vehicles: 'Sus vehículos',
    noneChosen: 'Seleccione un vehículo',
    next: 'Continuar',
    title: '¿Transferir {{name}}?',
    warning: {
      vehicle:
        'El nuevo propietario recibe el vehículo con su dispositivo y su plan. Usted pierde el acceso en cuanto acepte.',
      tracker: 'El nuevo propietario recibe el rastreador con su plan. Usted pierde el acceso en cuanto acepte.',
    },
    submit: 'Continuar con la transferencia',
  },
  lead: 'Ceda un vehículo o rastreador a otro propietario. Sigue siendo suyo hasta que lo acepte.',
  failed: 'No se cargaron los vehículos',
  disabled: {
    title: 'Solo su propietario puede transferir un vehículo',
    guest: 'Estos vehículos se comparten con usted. Pida a su propietario que transfiera uno.',
    installer: 'Los instaladores atienden dispositivos. Sus propietarios los transfieren.',
    no_account: 'No hay ningún vehículo en una cuenta suya.',
    shared: '{{name}} se comparte con usted. Pida a su propietario que lo transfiera.',
  },
  unknown: {
    title: 'Este vehículo no está en su cuenta',
    text: 'Puede que se haya transferido o eliminado.',
    action: 'Elegir otro vehículo',
  },
  gone: {
    title: '{{name}} ya no es suyo',
    text: '{{email}} ha aceptado la transferencia.',
  },
  none: {
    title: 'Nada que transferir',
    text: 'Aquí aparecerían sus vehículos que no se estén transfiriendo ya.',
  },
  choose: 'Elija un vehículo',
  pendingList: 'A la espera de respuesta',
  pendingTo: 'ofrecido a {{email}}',
  goes: 'El nuevo propietario recibe',
  goesParts: {
    vehicle: {
      plan: 'El dispositivo con su plan',
      data: 'Nombre, marca, modelo, VIN, kilometraje y recordatorio de servicio',
    },
    tracker: { plan: 'El rastreador con su plan', data: 'Nombre, kilometraje y recordatorio de servicio' },
  },
  ends: 'Termina con la transferencia',
  endsParts: {
    access: 'Su acceso y el de todas las personas con quienes lo comparte',
    history: 'Viajes, alertas, actividad y grabaciones hasta entonces: no se entregan',
    personal: 'Grupos, placa, concesionario, imagen, Wi-Fi y renovación automática',
  },
  lockedUntilAnswer: 'Hasta que el nuevo propietario responda, sus datos no se pueden cambiar.',
  email: 'Correo del nuevo propietario',
  confirmEmail: 'Confirmar correo',
  ownEmail: 'Este es su propio correo. Escriba el del nuevo propietario',
  submit: { vehicle: 'Transferir vehículo', tracker: 'Transferir rastreador' },
  sending: 'Enviando…',
  noConnection: 'Sin conexión. Lo que escribió se conserva.',
  locks: {
    exclusive_access: {
      reason: 'Alguien tiene acceso exclusivo ahora',
      text: 'Alguien tiene acceso exclusivo ahora. Hasta que termine, usted solo puede ver este vehículo.',
    },
    restricted: {
      reason: 'Solo se puede ver y renovar',
      text: 'En pausa: este vehículo solo se puede ver y renovar. Renueve su plan para transferirlo.',
    },
  },
  confirm: {
    title: '¿Enviar la oferta?',
    text: '{{email}} recibe un correo y puede aceptar o rechazar {{name}}. Hasta entonces puede cancelar.',
    submit: 'Enviar oferta',
  },
  sent: 'Oferta de {{name}} enviada a {{email}}',
  steps: {
    offered: 'Oferta enviada a {{email}}',
    offeredUnknown: 'Oferta enviada al nuevo propietario',
    canceled: 'Oferta cancelada',
    ended: 'La oferta terminó: se rechazó o se canceló en otro lugar',
  },
  pending: {
    title: 'A la espera del nuevo propietario',
    text: '{{email}} tiene un correo con un enlace para aceptar o rechazar {{name}}. Hasta entonces es suyo y sus datos no se pueden cambiar.',
    unknown:
      'El nuevo propietario tiene un correo con un enlace para aceptar o rechazar {{name}}. Hasta entonces es suyo y su información no se puede cambiar.',
    cancel: 'Cancelar transferencia',
  },
  cancel: {
    title: '¿Cancelar la transferencia de {{name}}?',
    text: 'El enlace del correo enviado a {{email}} deja de funcionar de inmediato. {{name}} sigue siendo suyo y puede ofrecerlo de nuevo.',
    unknown:
      'El enlace del correo enviado al nuevo propietario deja de funcionar de inmediato. {{name}} sigue siendo suyo y puede ofrecerlo de nuevo.',
    keep: 'Conservar transferencia',
    submit: 'Cancelar transferencia',
    done: 'La transferencia de {{name}} se canceló',
  },
} satisfies Translation<typeof en>;
