import type { Translation } from '../../types.ts';
import type en from '../en/period.ts';

export default {
  label: 'Période',
  last: '{{days}} derniers jours',
  chosen: 'Autres jours',
  first: 'Premier jour',
  end: 'Dernier jour',
  incomplete: 'Choisissez les deux jours.',
  reversed: 'Le dernier jour précède le premier.',
  too_long: 'Choisissez {{days}} jours au plus.',
} satisfies Translation<typeof en>;
