import type { Translation } from '../../types.ts';
import type en from '../en/command-history.ts';

export default {
  title: 'Historial de comandos',
  titleOf: 'Historial de comandos de {{name}}',
  scope: 'Comandos de esta pestaña desde que inició sesión. El registro de actividad no se cargó.',
  scopeWithLog:
    'Comandos de todos los usuarios en los últimos {{days}} días, y los de esta pestaña desde que inició sesión.',
  emptyTitle: 'Aún no hay comandos',
  command: 'Comando',
  result: 'Resultado',
  time: 'Hora',
  withOthers: 'Comando masivo',
  by: 'Por {{name}}',
  fromLog: 'Según el registro de actividad.',
} satisfies Translation<typeof en>;
