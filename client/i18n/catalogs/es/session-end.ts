import type { Translation } from '../../types.ts';
import type en from '../en/session-end.ts';

export default {
  soon: {
    title: 'Su sesión está por terminar',
    text: 'Hora de cierre de la sesión: {{time}}. Ingrese su contraseña para mantenerla abierta. Esta página y sus cambios se conservan.',
    submit: 'Mantener la sesión',
    dismiss: 'Ahora no',
  },
  over: {
    title: 'Su sesión terminó',
    text: 'Inicie sesión de nuevo para continuar. Esta página y sus cambios se conservan.',
    submit: 'Iniciar sesión',
    leave: 'Usar otra cuenta',
  },
} satisfies Translation<typeof en>;
