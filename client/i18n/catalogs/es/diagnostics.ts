import type { Translation } from '../../types.ts';
import type en from '../en/diagnostics.ts';

export default {
  problem: '¿Cuál es el problema?',
  involved: '¿Qué sistema está afectado?',
  serious: '¿Es grave?',
  urgency: { low: 'Baja', moderate: 'Moderada', high: 'Alta' },
  dismiss: 'Descartar',
  accessEnded: 'Ya no tiene acceso a este vehículo. El código no se descartó.',
  dismissing: 'Descartando el código…',
  dismissed: 'Código descartado',
  dismissedOf: 'Se descartó {{code}}. La falla puede persistir.',
  dismissedAt: 'Descartado · {{time}}. La falla puede persistir.',
  failed: 'No se descartó {{code}} de {{name}}.',
  gone: 'El vehículo ya no informa este código.',
  disabled: {
    not_supported: 'Este dispositivo no permite descartar códigos de falla',
    basic_plan: 'No incluido en el plan Basic',
    plan: 'No incluido en este plan',
    offline: 'Sin conexión',
    access: 'Su acceso no permite descartar códigos',
    exclusive_access: 'Alguien tiene acceso exclusivo ahora',
    paused: 'El plan está en pausa',
    expired: 'El plan ha vencido',
    deep_sleep: 'El dispositivo está en suspensión profunda',
  },
} satisfies Translation<typeof en>;
