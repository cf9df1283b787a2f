import type { Translation } from '../../types.ts';
import type en from '../en/period.ts';

export default {
  label: 'Período',
  today: 'Hoy',
  yesterday: 'Ayer',
  last: 'Últimos {{days}} días',
  lastMonth: 'El mes pasado',
  before: 'Día anterior',
  after: 'Día siguiente',
  chosen: 'Otros días',
  first: 'Primer día',
  end: 'Último día',
  incomplete: 'Elija ambos días.',
  reversed: 'El último día es anterior al primero.',
  too_long: 'Elija {{days}} días como máximo.',
} satisfies Translation<typeof en>;
