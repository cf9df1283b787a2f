import type { Translation } from '../../types.ts';
import type en from '../en/tracker-schedule.ts';

export default {
  title: 'Horario',
  lead: 'Fuera de estas horas, los sensores del rastreador están en reposo, lo que ahorra batería.',
  failed: 'No se cargó el horario',
  vehiclesFailed: 'No se cargaron los rastreadores',
  choose: 'Rastreadores',
  chooseLead: 'Elija un rastreador para definir cuándo están activos sus sensores.',
  none: {
    title: 'Este dispositivo no tiene horario',
    text: 'Solo los rastreadores tienen horas en las que sus sensores están activos.',
  },
  active: 'Usar un horario',
  activeHint: 'Desactivado: los sensores siempre están activos',
  start: 'De',
  end: 'A',
  overnight: 'Termina al día siguiente.',
  zone: 'Zona horaria',
  options: {
    label: 'Sensores que siguen el horario',
    location: 'Informes de posición',
    motion: 'Movimiento y remolque',
  },
  submit: 'Guardar horario',
  sameHours: 'Elija dos horas diferentes.',
  saved: 'Horario guardado',
  shifted: 'La hora cambió desde que se guardó. Hasta que guarde de nuevo, el rastreador sigue el desfase anterior.',
} as const satisfies Translation<typeof en>;
