import type { Translation } from '../../types.ts';
import type en from '../en/refusals.ts';

export default {
  READ_ONLY: 'Su acceso es de solo lectura.',
  PARTIAL_ACCESS: 'Su acceso no incluye los ajustes.',
  OWNER_ONLY: 'Solo el propietario puede hacer esto.',
  EXCLUSIVE_ACCESS: 'Otra persona tiene acceso exclusivo.',
  PENDING_TRANSFER: 'Este vehículo tiene una transferencia pendiente.',
  NO_PENDING_TRANSFER: 'Este vehículo no tiene ninguna transferencia pendiente.',
  WRONG_RECIPIENT: 'Esto se envió a otra persona.',
  RESTRICTED: 'Este vehículo solo se puede ver y renovar.',
  PAUSED: 'El plan de este vehículo está en pausa.',
  EXPIRED: 'El plan de este vehículo ha vencido.',
  DEEP_SLEEP: 'El dispositivo está en suspensión profunda.',
  TRACKING_ONLY: 'No disponible con un plan de solo rastreo.',
  NOT_SUPPORTED: 'No disponible en este dispositivo.',
  DRIVEN: 'Alguien está conduciendo el vehículo o el encendido está activado.',
  INSTALLER_REQUIRED: 'Un instalador autorizado debe activar esta opción.',
  PLAN: 'No incluido en el plan de este vehículo.',
  OUTAGE: 'No disponible durante la interrupción del servicio.',
  MAINTENANCE: 'No disponible durante el mantenimiento.',
  ALREADY_IN_USE: 'Este dispositivo ya está en uso.',
  DATA_USED_UP: 'Se agotaron los datos del plan de este vehículo.',
  CELLULAR_DATA_OFF: 'Los datos celulares de esta cámara están desactivados.',
  CAM_2_DISCONNECTED: 'La cámara 2 no está conectada.',
} satisfies Translation<typeof en>;
