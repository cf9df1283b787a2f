import type { Translation } from '../../types.ts';
import type en from '../en/voice-assistants.ts';

export default {
  lead: 'Controle su vehículo con la voz.',
  title: 'PIN de desbloqueo',
  text: 'Un asistente pide este PIN antes de desbloquear un vehículo o arrancar su motor a distancia. Sin PIN no hace ninguna de las dos cosas. Para bloquear y preguntar por el vehículo no se necesita.',
  set: 'Definido',
  unset: 'Sin definir',
  isSet: 'Hay un PIN definido. No se muestra en ninguna parte, pero puede cambiarlo o quitarlo.',
  isUnset: 'No hay ningún PIN definido.',
  pin: 'PIN',
  pinHint: '6 dígitos. No use un código del teclado de su vehículo: las personas cercanas pueden oír este PIN.',
  again: 'Repetir PIN',
  submit: 'Definir PIN',
  change: 'Cambiar PIN',
  remove: 'Quitar PIN',
  removeTitle: '¿Quitar el PIN?',
  removeText: 'Los asistentes de voz ya no podrán desbloquear un vehículo ni arrancar su motor.',
  saved: 'Se guardó su PIN',
  removed: 'Se quitó su PIN',
} satisfies Translation<typeof en>;
