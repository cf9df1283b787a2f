import type { Translation } from '../../types.ts';
import type en from '../en/service-notice.ts';

export default {
  titles: { outage: 'Interruption', in_progress: 'Maintenance en cours', scheduled: 'Maintenance planifiée' },
  since: 'depuis {{time}}',
  until: 'jusqu’à {{time}}',
  details: 'Détails',
  detailsOf: 'Détails : {{title}}',
  interrupted: 'Les commandes sont interrompues',
  components: { all: 'Tous les appareils', x1: 'Appareils X1', dr: 'Appareils DR' },
  states: {
    operational: 'En service',
    degraded_performance: 'Plus lent que d’habitude',
    partial_outage: 'Interruption partielle',
    major_outage: 'Interruption majeure',
  },
  stages: {
    investigating: 'Cause encore inconnue, début : {{time}}.',
    identified: 'Cause identifiée, début : {{time}}.',
    in_progress: 'En cours, {{time}}.',
    scheduled: 'Prévue : {{time}}.',
  },
  checked: 'Dernière vérification : {{time}}. Nouvelle vérification toutes les 5 minutes.',
  check: 'Vérifier à nouveau',
  checking: 'Vérification…',
  unchanged: 'Nouvelle vérification : rien n’a changé.',
  checkFailed: 'L’état du service n’a pas pu être vérifié.',
  resolved: {
    outage: 'L’interruption de service est terminée. Les commandes fonctionnent à nouveau.',
    maintenance: 'La maintenance est terminée. Les commandes fonctionnent à nouveau.',
  },
  page: {
    intro: 'Vous n’avez rien à faire. Cette page vérifie d’elle-même et passe à la suite quand tout fonctionne.',
    sample: 'Ceci est un exemple. « Vérifier à nouveau » constate que tout fonctionne.',
    sampleBody: 'Aucun appareil ne peut recevoir de commandes pour le moment. Nous cherchons la cause.',
    failed: 'L’état du service est inconnu',
  },
} satisfies Translation<typeof en>;
