import type { Translation } from '../../types.ts';
import type en from '../en/sign-in.ts';

export default {
  title: 'Iniciar sesión',
  dealerTitle: 'Acceso de concesionarios',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  forgotPassword: '¿Olvidó la contraseña?',
  remember: 'Recordarme en este navegador',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  opening: 'Abriendo su cuenta…',
  newHere: '¿Es nuevo en {{brand}}?',
  createAccount: 'Crear una cuenta',
  notDealer: '¿No es concesionario?',
  /** Links to the door of an account, by the reason of its refusal. */
  doors: { dealer: 'Ir al acceso de concesionarios', not_dealer: 'Ir al inicio de sesión habitual' },
  done: {
    password_set: 'Su contraseña está establecida. Ya puede iniciar sesión.',
    password_changed: 'Su contraseña se cambió. Inicie sesión con la nueva.',
  },
  ended: {
    two_factor_off:
      'La autenticación de dos factores está desactivada. Se olvidaron todos los navegadores de confianza y se cerró su sesión en todos los dispositivos.',
    signed_out_everywhere: 'Se cerró su sesión en todos los dispositivos.',
  },
  refused: {
    incorrect: 'El usuario o la contraseña son incorrectos',
    unconfirmed: 'Registro incompleto. Revise su correo para ver los siguientes pasos.',
    reset_required: 'Debe restablecer la contraseña. Elija el enlace de contraseña olvidada.',
    password_never_created: 'Aún no ha creado su contraseña. Revise su correo para ver los siguientes pasos.',
    too_many_tries: 'Límite superado. Inténtelo de nuevo más tarde.',
    code_mismatch: 'Código de verificación no válido',
    code_used: 'El código no es válido o ya se usó. Solicite uno nuevo.',
    app_code_used: 'Este código ya se usó. Ingrese el siguiente que muestre su aplicación.',
    challenge_expired: 'Su sesión ha vencido. Inicie sesión de nuevo.',
    password_needed: 'Ingrese de nuevo su contraseña y elija cómo verificar que es usted.',
    session_expired: 'Su sesión ha vencido. Inicie sesión de nuevo.',
    unreachable: 'No se puede contactar con el servicio de acceso. Revise la red e intente de nuevo.',
    not_kept:
      'Su navegador no guarda los datos de este sitio. Permita las cookies y los datos de sitios, e intente de nuevo.',
    unexpected: 'Error inesperado. Inténtelo de nuevo más tarde.',
    prohibited: '¡Usuario prohibido detectado!',
    dealer: 'Esta es una cuenta de concesionario. Use el acceso de concesionarios.',
    not_dealer: 'Esta no es una cuenta de concesionario. Use el inicio de sesión habitual.',
  },
} satisfies Translation<typeof en>;
