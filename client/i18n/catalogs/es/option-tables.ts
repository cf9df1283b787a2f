import type { Translation } from '../../types.ts';
import type en from '../en/option-tables.ts';

export default {
  lead: 'Opciones numeradas del dispositivo. Se guardan cuando el dispositivo las confirma.',
  table: 'Tabla {{table}}',
  option: 'Opción {{option}}',
  numbered: '{{number}}. {{name}}',
  none: { title: 'Este dispositivo no tiene opciones', text: 'Su producto no tiene tablas de opciones.' },
  failed: 'No se pudieron cargar los ajustes',
  unanswered: 'El dispositivo no responde, por lo que no se pueden mostrar sus opciones. No se cambió nada.',
  partly: 'Su acceso no incluye los ajustes',
  partlyText: 'El propietario y los invitados con acceso completo ven y cambian las opciones de este dispositivo.',
  disabled: 'Estas opciones no se pueden cambiar por ahora',
  installer: 'Un instalador autorizado debe activar esta opción.',
  pin: 'Requiere un PIN maestro o de invitado de la caja de llaves.',
  pinLink: 'Definir un PIN',
  needs: 'Esta opción no se puede cambiar aquí.',
  refused: {
    installer: 'Estos ajustes no se pudieron guardar porque un instalador debe activarlos.',
    pin: 'Las opciones de la caja de llaves requieren un PIN maestro o de invitado. No se cambió nada.',
  },
  submit: 'Guardar las opciones',
  busy: 'Esperando al dispositivo',
  saved: { options: 'El dispositivo confirmó las opciones', nothing: 'No había nada que guardar' },
  names: {
    hornOnLock: 'Claxon al bloquear',
    lightsOnLock: 'Luces de posición al bloquear',
    pulse: 'Pulso de la caja de llaves',
    startMinutes: 'Duración del arranque remoto',
    dieselWait: 'Espera de diésel antes de arrancar',
    engineSensing: 'Detección del motor',
    auxOutput: 'Salida auxiliar',
  },
  values: {
    off: 'Desactivado',
    on: 'Activado',
    once: 'Una vez',
    twice: 'Dos veces',
    minutes: '{{number}} min',
    seconds: '{{number}} s',
    noWait: 'Sin espera',
  },
} satisfies Translation<typeof en>;
