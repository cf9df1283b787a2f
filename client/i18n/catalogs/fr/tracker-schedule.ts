import type { Translation } from '../../types.ts';
import type en from '../en/tracker-schedule.ts';

export default {
  title: 'Horaire',
  lead: 'En dehors de ces heures, les capteurs du traceur sont en veille, ce qui économise sa batterie.',
  failed: 'L’horaire n’a pas été chargé',
  vehiclesFailed: 'Les traceurs n’ont pas été chargés',
  choose: 'Traceurs',
  chooseLead: 'Choisissez un traceur pour définir quand ses capteurs sont actifs.',
  none: {
    title: 'Cet appareil n’a pas d’horaire',
    text: 'Seuls les traceurs ont des heures pendant lesquelles leurs capteurs sont actifs.',
  },
  active: 'Utiliser un horaire',
  activeHint: 'Désactivé : les capteurs sont toujours actifs',
  start: 'De',
  end: 'À',
  overnight: 'Se termine le lendemain.',
  zone: 'Fuseau horaire',
  options: {
    label: 'Capteurs qui suivent l’horaire',
    location: 'Rapports de position',
    motion: 'Mouvement et remorquage',
  },
  submit: 'Enregistrer l’horaire',
  sameHours: 'Choisissez deux heures différentes.',
  saved: 'Horaire enregistré',
  shifted:
    'L’heure a changé depuis l’enregistrement. Jusqu’au prochain enregistrement, le traceur suit l’ancien décalage.',
} as const satisfies Translation<typeof en>;
