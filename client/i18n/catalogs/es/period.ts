import type { Translation } from '../../types.ts';
import type en from '../en/period.ts';

export default {
  label: 'Período',
  last: 'Últimos {{days}} días',
  chosen: 'Otros días',
  first: 'Primer día',
  end: 'Último día',
  incomplete: 'Elija ambos días.',
  reversed: 'El último día es anterior al primero.',
  too_long: 'Elija {{days}} días como máximo.',
} satisfies Translation<typeof en>;
