import type { Translation } from '../../types.ts';
import type en from '../en/commands.ts';

export default {
  stages: {
    queued: 'En cola',
    sending: 'Enviando',
    waiting: 'Esperando al dispositivo',
    confirmed: 'Confirmado',
    not_carried_out: 'No ejecutado',
    refused: 'Rechazado',
    unanswered: 'Sin respuesta',
    failed: 'Error',
    lost: 'Conexión perdida',
    unseen: 'Respuesta no vista',
    not_sent: 'No enviado',
    canceled: 'Cancelado, no enviado',
  },
  steps: {
    sent: 'Enviado',
    answer: 'Respuesta del dispositivo',
    confirmation: 'Confirmación',
  },
  withTime: '{{stage}} · {{time}}',
  withWait: '{{stage}}, {{wait}}',
  reasons: {
    behind: 'Se enviará después de “{{first}}” o se descartará tras 1 minuto.',
    behindCommand: 'Se enviará después del comando anterior o se descartará tras 1 minuto.',
    behindVehicles: 'Se enviará después de otros vehículos.',
    refused: 'El vehículo no lo aceptó.',
    unanswered: 'El dispositivo no respondió. No se cambió nada.',
    failed: '{{reason}} Es posible que el comando no haya llegado al vehículo.',
    lost: 'Se perdió la conexión antes de la respuesta. Puede que se haya ejecutado.',
    unseen: 'Se dejó la página antes de que el dispositivo respondiera.',
    not_sent: {
      lost: 'No llegó la respuesta al comando anterior.',
      waited: 'El comando anterior tardó más de 1 minuto.',
      left: 'Usted salió de la página antes de su turno.',
      unknown: 'Se dejó la página o se perdió la conexión antes de su turno.',
    },
  },
  dropped: '“{{command}}” no se envió a {{vehicle}}: usted salió de la página durante la espera.',
  tryAgain: 'Reintentar',
  cancelOf: 'Cancelar “{{command}}”',
  announce: '{{vehicle}}: {{command}}. {{outcome}}',
} satisfies Translation<typeof en>;
