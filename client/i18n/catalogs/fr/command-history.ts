import type { Translation } from '../../types.ts';
import type en from '../en/command-history.ts';

export default {
  title: 'Historique des commandes',
  titleOf: 'Historique des commandes de {{name}}',
  scope: 'Commandes de cet onglet depuis votre connexion. Le journal d’activité n’a pas été chargé.',
  scopeWithLog:
    'Commandes de tous les utilisateurs des {{days}} derniers jours, et celles de cet onglet depuis votre connexion.',
  emptyTitle: 'Aucune commande',
  command: 'Commande',
  result: 'Résultat',
  time: 'Heure',
  withOthers: 'Commande multiple',
  by: 'Par {{name}}',
  fromLog: 'D’après le journal d’activité.',
} satisfies Translation<typeof en>;
