import type { Translation } from '../../types.ts';
import type en from '../en/installer.ts';

export default {
  title: 'Buscar un dispositivo',
  lead: 'Ingrese un número de serie para saber si el dispositivo se puede activar.',
  submit: 'Buscar',
  busy: 'Buscando…',
  ready: 'Listo para activarse.',
  refusals: {
    NOT_FOUND: 'No se encontró el número. Compárelo con la etiqueta del dispositivo.',
    ALREADY_IN_USE: 'Este número de serie ya está en uso.',
    DEACTIVATED: 'Este número de serie está desactivado. Comuníquese con atención al cliente.',
    INVALID_STATE: 'El estado del dispositivo no es válido. Comuníquese con atención al cliente.',
    NO_PRICING_PLAN: 'No hay un plan para este número de serie. Comuníquese con atención al cliente.',
    OTHER: 'Este dispositivo no se puede activar. Comuníquese con atención al cliente.',
  },
} satisfies Translation<typeof en>;
