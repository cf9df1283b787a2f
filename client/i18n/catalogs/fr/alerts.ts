import type { Translation } from '../../types.ts';
import type en from '../en/alerts.ts';

export default {
  tabs: { history: 'Historique', rules: 'Règles d’alerte' },
  trip: 'Trajet',
  tripOf: 'Trajet : {{vehicle}}, {{time}}',
  group: {
    label: 'Groupe',
    all: 'Tous les groupes',
    named: '{{name}} ({{number}})',
    nothing: 'Aucun groupe ne correspond.',
  },
  vehicles: {
    label: 'Véhicules',
    all: 'Tous les véhicules',
    ofGroup: 'Tous les véhicules du groupe',
    clear: 'Afficher tous les véhicules',
    nothing: 'Aucun véhicule ne correspond.',
  },
  types: {
    label: 'Alertes',
    all: 'Toutes sauf le contact',
    clear: 'Afficher toutes les alertes',
    nothing: 'Aucune alerte ne correspond.',
  },
  failed: 'Les alertes n’ont pas pu être chargées',
  empty: {
    title: 'Aucune alerte',
    text: 'Aucun de vos véhicules n’a déclenché d’alerte ces jours-là.',
    filtered: 'Aucune alerte ne correspond ces jours-là.',
    reset: 'Afficher toutes les alertes',
  },
  count_one: '{{number}} alerte',
  count_other: '{{number}} alertes',
  more_one: 'En afficher {{count}} de plus',
  more_other: 'En afficher {{count}} de plus',
  noTime: 'Heure inconnue',
  lasted: 'pendant {{duration}}',
  continues: 'en cours',
} satisfies Translation<typeof en>;
