import type { Translation } from '../../types.ts';
import type en from '../en/service-mode.ts';

export default {
  title: 'Mode service',
  lead: 'Donne aux installateurs autorisés un accès temporaire à cet appareil : ses réglages, ses options et des commandes d’essai. Ils ne voient ni votre forfait et vos paiements, ni votre profil, vos trajets ou votre activité. Vous pouvez y mettre fin en tout temps.',
  failed: 'Le mode service n’a pas pu être chargé',
  unknown: 'Cet appareil est introuvable. Contactez l’assistance.',
  switch: 'Mode service',
  off: 'Désactivé. Les installateurs n’ont pas accès.',
  on: 'Activé. Les installateurs ont accès.',
  steps: {
    opened: 'Ouvert',
    access: 'Les installateurs ont accès',
    ends: 'Fin de l’accès',
    endsAt: '{{date}}, fuseau horaire : {{zone}}',
    noEnd: 'Aucune fin définie',
    ended: 'Terminé',
  },
  opening: 'En attente de l’appareil…',
  ends: { label: 'Fin de l’accès', at: 'L’accès prendra fin le {{date}}. Fuseau horaire : {{zone}}' },
  spans: {
    hour: 'Après 1 heure',
    hours: 'Après 4 heures',
    day: 'Après 1 jour',
    days: 'Après 3 jours',
    week: 'Après 7 jours',
    until: 'Au moment de votre choix',
  },
  until: 'Fin, fuseau horaire : {{zone}}',
  problems: {
    required: 'Champ obligatoire',
    past: 'Choisissez un moment à venir',
    too_far: 'Choisissez un moment dans les 7 prochains jours',
  },
  change: 'Modifier la fin',
  opened: 'Mode service activé jusqu’au {{date}} : {{name}}',
  ended: 'Mode service désactivé : {{name}}',
  notActivated: 'Le mode service n’a pas pu être activé.',
  notEnded: 'Le mode service n’a pas pu être désactivé.',
  until_left: 'Il prend fin le {{date}}. {{left}}.',
  endNow: 'Y mettre fin',
  settings: 'Modifier',
  left: {
    days_one: '{{count}} jour restant',
    days_other: 'Encore {{count}} jours',
    time: 'Encore {{time}}',
  },
} satisfies Translation<typeof en>;
