import type { Translation } from '../../types.ts';
import type en from '../en/vehicle-info.ts';

export default {
  details: {
    title: 'Datos',
    image: 'Imagen',
    name: 'Nombre',
    nameHint: 'Se muestra en las listas, en el mapa y en las alertas',
    make: 'Marca',
    model: 'Modelo',
    year: 'Año',
    plate: 'Placa',
    vin: 'VIN',
    vinHint: '17 letras y cifras, sin I, O ni Q',
    mileage: 'Kilometraje',
    mileageHint: 'Leído del vehículo. Corríjalo si el tablero muestra otro.',
    estimated: 'Odómetro estimado',
    estimatedHint: 'Sumado a partir de las posiciones. Corríjalo si sabe otro valor.',
    units: { imperial: 'mi', metric: 'km' },
    dealer: 'Concesionario preferido',
    serial: 'Número de serie',
    serialHint: 'Del dispositivo instalado en este vehículo. Generación del hardware: {{generation}}',
    copySerial: 'Copiar el número de serie',
    submit: 'Guardar datos',
  },
  locked: {
    pending_transfer: {
      title: 'Hay una transferencia pendiente de este vehículo',
      titleTo: 'Hay una transferencia pendiente a {{email}}',
      text: 'No se puede cambiar nada hasta que la transferencia se acepte, se rechace o se cancele.',
    },
    access: {
      title: 'Este vehículo se comparte con usted',
      text: 'Solo su propietario y los invitados con acceso completo cambian sus datos.',
    },
    restricted: {
      title: 'Este vehículo solo se puede ver y renovar',
      text: 'Está en pausa, y su plan debe renovarse antes de cambiar el vehículo.',
    },
    exclusive_access: {
      title: 'Alguien tiene acceso exclusivo ahora',
      text: 'Hasta que termine, el propietario solo consulta el vehículo.',
    },
  },
  saved: {
    info: 'Los datos del vehículo se guardaron',
    reminder: 'El recordatorio se guardó',
    reset: 'El servicio quedó anotado. La distancia cuenta desde ahora.',
    nothing: 'No había nada que guardar',
  },
  failed: {
    mileage: 'No se pudo ajustar el kilometraje.',
    mileageAlone: 'Sus demás cambios se guardaron, pero no se pudo ajustar el kilometraje.',
    mileageAgain: 'Guarde de nuevo para enviar solo el kilometraje.',
    reset: 'No se pudo restablecer el recordatorio.',
  },
  reminder: {
    title: 'Recordatorio de servicio',
    enabled: 'Recordarme cuando toque el servicio',
    enabledHint: 'Con una alerta y en el panel.',
    type: 'Recordarme',
    types: { maintenance_mileage_interval: 'Tras una distancia', maintenance_due_date: 'En una fecha' },
    interval: 'Distancia entre servicios',
    dueDate: 'Servicio pendiente el',
    ahead: 'Elija un día futuro',
    submit: 'Guardar recordatorio',
    plans: 'Cambiar de plan',
    disabled: {
      paused: 'El plan está en pausa: el dispositivo no cuenta nada hasta que se renueve.',
      expired: 'El plan ha vencido: el dispositivo no cuenta nada hasta que se renueve.',
      basic_plan: 'Los recordatorios de servicio no forman parte del plan Basic.',
    },
    reset: {
      open: 'Servicio hecho',
      title: '¿Empezar a contar de nuevo?',
      text: 'Los {{interval}} hasta el próximo servicio cuentan desde ahora. Se olvida lo recorrido desde el último.',
      confirm: 'Contar desde ahora',
    },
  },
} as const satisfies Translation<typeof en>;
