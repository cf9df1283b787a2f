import type { Translation } from '../../types.ts';
import type en from '../en/add-vehicle.ts';

export default {
  lead: 'Agregue un vehículo o rastreador con el número de serie de su dispositivo. Su plan empieza el mismo día.',
  step: 'Paso {{step}} de {{of}}',
  noConnection: 'Sin conexión. Lo que ha escrito se conserva.',
  before: {
    title: '¿Aún no tiene un dispositivo?',
    buy: 'Pida uno y elija su plan aquí cuando llegue.',
    transfer: 'Si el dispositivo está en otra cuenta, pida al propietario que le transfiera el vehículo.',
  },
  disabled: {
    title: 'Solo el titular de una cuenta puede agregar un vehículo',
    guest:
      'Los vehículos que se comparten con usted aparecen en el centro de control. Pida a su propietario que agregue otro.',
    installer: 'Los instaladores se ocupan de los dispositivos. Sus propietarios los agregan a una cuenta.',
    no_account: 'Aún no tiene una cuenta propia.',
  },
  phone: {
    title: 'Su número de teléfono',
    text: 'Se necesita un número de teléfono antes de agregar un dispositivo. Ahí se envían alarmas y códigos.',
    label: 'Teléfono',
    submit: 'Guardar y continuar',
  },
  serial: {
    title: '¿Qué dispositivo es?',
    submit: 'Continuar',
    busy: 'Buscando…',
    own: 'Este dispositivo ya está en su cuenta',
    openOwn: 'Abrir {{name}}',
    support: 'Contactar a asistencia',
    refusals: {
      NOT_FOUND: 'No se encuentra el número de serie. Compárelo con la etiqueta del dispositivo',
      ALREADY_IN_USE: 'El número de serie ya está en uso. El propietario del vehículo puede transferírselo',
      DEACTIVATED: 'Número de serie desactivado. Póngase en contacto con atención al cliente',
      INVALID_STATE: 'El dispositivo no está en un estado válido. Póngase en contacto con atención al cliente',
      NO_PRICING_PLAN: 'No hay ningún plan para este número de serie. Póngase en contacto con atención al cliente',
      OTHER: 'Este dispositivo no se puede agregar. Póngase en contacto con atención al cliente',
    },
  },
  details: {
    title: { vehicle: '¿En qué vehículo está?', tracker: '¿Qué rastrea?' },
    types: { module: 'Módulo de control', dash_cam: 'Cámara de tablero', tracker: 'Rastreador', other: 'Dispositivo' },
    another: 'Otro dispositivo',
    name: 'Nombre',
    nameHint: {
      vehicle: 'Como lo verá en el mapa: “Furgoneta”, “Auto de Ana”.',
      tracker: 'Como lo verá en el mapa: “Remolque del barco”, “Excavadora”.',
    },
    make: 'Marca',
    model: 'Modelo',
    year: 'Año',
    submit: { vehicle: 'Agregar vehículo', tracker: 'Agregar rastreador' },
    busy: 'Agregando…',
  },
  added: {
    title: '{{name}} está en su cuenta',
    trial: 'La prueba gratuita del plan {{plan}} dura hasta el {{date}}.',
    plan: 'El plan {{plan}} dura hasta el {{date}}.',
    undated: 'Su plan es {{plan}}.',
    plans: 'Cambiar de plan',
    open: 'Abrir el vehículo',
    again: 'Agregar otro',
  },
} satisfies Translation<typeof en>;
