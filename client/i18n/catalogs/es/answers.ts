import type { Translation } from '../../types.ts';
import type en from '../en/answers.ts';

export default {
  signIn: {
    title: 'Inicie sesión primero',
    text: 'Inicie sesión con la cuenta a la que va dirigido. Después volverá aquí.',
    action: 'Iniciar sesión',
    register: 'Crear una cuenta',
  },
  signedInAs: 'Ha iniciado sesión como {{email}}.',
  other: 'Iniciar sesión con otra cuenta',
  goOn: 'Continuar',
  toAccount: 'Volver a Mi cuenta',
  failed: {
    title: 'Este enlace ya no hace nada',
    home: 'Volver al inicio',
  },
  invitation: {
    INVALID_TOKEN: 'Esta invitación no es válida. Compruebe el enlace de su correo.',
    EXPIRED_TOKEN: 'Esta invitación ha vencido. Pida una nueva.',
    USED_TOKEN: 'Esta invitación ya fue respondida.',
    WITHDRAWN_TOKEN: 'Esta invitación fue cancelada por quien la envió.',
  },
  transfer: {
    INVALID_TOKEN: 'Esta transferencia no es válida. Compruebe el enlace de su correo.',
    EXPIRED_TOKEN: 'Esta transferencia ha vencido. Pida al propietario que la inicie de nuevo.',
    USED_TOKEN: 'Esta transferencia ya fue respondida.',
    WITHDRAWN_TOKEN: 'Esta transferencia fue cancelada por el propietario.',
  },
  emailChange: {
    INVALID_TOKEN: 'Este cambio de correo no es válido. Compruebe el enlace de su correo.',
    EXPIRED_TOKEN: 'Este cambio de correo ha vencido. Pídalo de nuevo.',
    USED_TOKEN: 'Este cambio de correo ya fue respondido.',
    WITHDRAWN_TOKEN: 'Este cambio de correo fue cancelado.',
    taken: 'Este correo ya está en uso. Su dirección sigue siendo la misma; puede pedir otra.',
    askAgain: 'Pedir otra dirección',
  },
  wrongUser: {
    ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS:
      'Esta transferencia es para otra persona. Solo su destinatario puede aceptarla.',
    DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS:
      'Esta transferencia es para otra persona. Solo su destinatario puede rechazarla.',
    other: 'Esto es para otra persona. Inicie sesión con la dirección a la que se envió el correo.',
  },
  answers: {
    acceptInvite: {
      title: '¿Aceptar la invitación?',
      text: 'Los vehículos compartidos con usted aparecen junto a los suyos.',
      submit: 'Aceptar invitación',
      busy: 'Aceptando…',
      doneTitle: 'Ya está',
      doneText: 'Los vehículos compartidos están ahora en su centro de control.',
      onward: 'Abrir el mapa',
    },
    declineInvite: {
      title: '¿Rechazar la invitación?',
      text: 'No se comparte nada con usted. Quien le invitó puede hacerlo de nuevo.',
      submit: 'Rechazar invitación',
      busy: 'Rechazando…',
      doneTitle: 'Invitación rechazada',
      doneText: 'No se comparte nada con usted.',
      onward: 'Volver al inicio',
    },
    acceptTransfer: {
      title: '¿Aceptar la transferencia?',
      text: 'El vehículo pasa a ser suyo, con su kilometraje y sus ajustes. Su propietario anterior ya no lo ve.',
      submit: 'Aceptar transferencia',
      busy: 'Aceptando…',
      doneTitle: 'El vehículo es suyo',
      doneText: 'Ahora está en su centro de control.',
      onward: 'Abrir el mapa',
    },
    declineTransfer: {
      title: '¿Rechazar la transferencia?',
      text: 'El vehículo se queda con su propietario.',
      submit: 'Rechazar transferencia',
      busy: 'Rechazando…',
      doneTitle: 'Transferencia rechazada',
      doneText: 'El vehículo se queda con su propietario.',
      onward: 'Volver al inicio',
    },
    acceptEmailChange: {
      title: '¿Usar el nuevo correo?',
      text: 'A partir de ahora inicia sesión con la nueva dirección.',
      submit: 'Confirmar nuevo correo',
      busy: 'Confirmando…',
      doneTitle: 'Su correo ha cambiado',
      doneText: 'A partir de ahora inicia sesión con la nueva dirección.',
      onward: 'Iniciar sesión',
    },
    declineEmailChange: {
      title: '¿Conservar el correo actual?',
      text: 'La dirección de su cuenta sigue igual. Si no pidió el cambio, elija una contraseña nueva.',
      submit: 'Conservar el correo actual',
      busy: 'Guardando…',
      doneTitle: 'No se cambió nada',
      doneText: 'Inicia sesión con su dirección actual, como antes.',
      onward: 'Iniciar sesión',
    },
  },
} satisfies Translation<typeof en>;
