import type { Translation } from '../../types.ts';
import type en from '../en/second-factor.ts';

export default {
  back: 'Volver al inicio de sesión',
  code: {
    title: 'Ingrese el código',
    sms: 'Enviamos un mensaje de texto con un código de 6 dígitos al <b>(•••) •••-{{digits}}</b>.',
    smsAnywhere: 'Enviamos un mensaje de texto con un código de 6 dígitos a su teléfono.',
    totp: 'Abra su aplicación de autenticación e ingrese el código de 6 dígitos que muestra.',
    label: 'Código',
    life: 'El código es válido durante 3 minutos.',
    sendNew: 'Enviar un código nuevo',
    wait: 'en {{time}}.',
    sentNew: 'Se envió un código nuevo. Los anteriores ya no funcionan.',
    trust: 'Confiar en este navegador',
    trustHint: 'La próxima vez no se pedirá un código aquí.',
    trustUndo: 'Puede deshacerlo en Mi cuenta.',
    submit: 'Verificar e iniciar sesión',
    other: 'Usar otro método',
    lost: '¿Perdió su teléfono?',
    support: 'Contactar con la asistencia',
    incomplete: 'Ingrese los 6 dígitos',
  },
  choice: {
    title: '¿Cómo quiere verificar su identidad?',
    sms: 'Mensaje de texto',
    totp: 'Aplicación de autenticación',
  },
} satisfies Translation<typeof en>;
