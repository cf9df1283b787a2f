import type { Translation } from '../../types.ts';
import type en from '../en/period.ts';

export default {
  label: 'Période',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  last: '{{days}} derniers jours',
  lastMonth: 'Le mois dernier',
  before: 'Jour précédent',
  after: 'Jour suivant',
  chosen: 'Autres jours',
  first: 'Premier jour',
  end: 'Dernier jour',
  incomplete: 'Choisissez les deux jours.',
  reversed: 'Le dernier jour précède le premier.',
  too_long: 'Choisissez {{days}} jours au plus.',
} satisfies Translation<typeof en>;
