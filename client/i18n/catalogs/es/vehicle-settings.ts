import type { Translation } from '../../types.ts';
import type en from '../en/vehicle-settings.ts';

export default {
  title: 'Seguridad y sensores',
  lead: 'Cada ajuste se guarda en cuanto el dispositivo lo confirma.',
  disabled: 'Estos ajustes no se pueden cambiar ahora',
  failed: 'Los ajustes no se cargaron',
  stored: 'El dispositivo no responde. Se muestran los últimos ajustes que indicó.',
  askAgain: 'Reintentar',
  none: {
    title: 'Este dispositivo no tiene ajustes',
    text: 'Su producto no tiene sirena, cerradura ni sensor que ajustar.',
  },
  settings: {
    siren: { name: 'Sirena', hint: 'Suena cuando se activa la alarma' },
    valet_mode: {
      name: 'Modo valet',
      hint: 'La alarma y el arranque remoto quedan desactivados mientras otra persona estaciona o revisa el vehículo',
    },
    shock_sensor: { name: 'Sensor de golpes', hint: 'La alarma nota los golpes en la carrocería y los vidrios' },
    shock_sensor_level: { name: 'Sensibilidad', hint: '1 nota solo los golpes fuertes, 5 también los leves' },
    drive_lock: {
      name: 'Bloqueo en movimiento',
      hint: 'Las puertas se bloquean solas cuando el vehículo empieza a moverse',
    },
    turbo_timer_start: {
      name: 'Temporizador turbo',
      hint: 'El motor sigue un rato en marcha tras estacionar para que el turbo se enfríe',
    },
    passive_arming: {
      name: 'Armado pasivo',
      hint: 'Se arma automáticamente un momento después de cerrar la última puerta',
    },
  },
  levelNeedsSensor: 'Active primero el sensor de golpes',
  installer: 'Este ajuste no se pudo guardar porque un instalador autorizado debe activarlo.',
  partialAccess: 'Su acceso permite comandos, pero no cambiar ajustes',
} as const satisfies Translation<typeof en>;
