import type { Translation } from '../../types.ts';
import type en from '../en/alerts.ts';

export default {
  tabs: { history: 'Historique', rules: 'Règles d’alerte' },
  trip: 'Trajet',
  tripOf: 'Trajet : {{vehicle}}, {{time}}',
  vehicles: {
    label: 'Véhicules',
    all: 'Tous les véhicules',
    clear: 'Afficher tous les véhicules',
    nothing: 'Aucun véhicule ne correspond.',
  },
  types: {
    label: 'Alertes',
    all: 'Toutes sauf le contact',
    clear: 'Afficher tout sauf le contact',
    nothing: 'Aucune alerte ne correspond.',
  },
  failed: 'Les alertes n’ont pas pu être chargées',
  empty: {
    title: 'Aucune alerte',
    text: 'Aucun de vos véhicules n’a déclenché d’alerte ces jours-là. Le contact n’est affiché que si vous le choisissez.',
    filtered: 'Aucune alerte ne correspond ces jours-là.',
    reset: 'Effacer les filtres',
  },
  count_one: '{{number}} alerte',
  count_other: '{{number}} alertes',
  loaded: '{{done}} alertes chargées sur {{total}}.',
  full: 'Le chargement s’arrête tous les {{most}}. Continuez, ou choisissez moins de jours ou de véhicules.',
  stopped: 'Arrêté avant le chargement des alertes.',
  stop: 'Arrêter',
  resume: 'Continuer',
  more_one: 'En afficher {{count}} de plus',
  more_other: 'En afficher {{count}} de plus',
  noTime: 'Heure inconnue',
  lasted: 'pendant {{duration}}',
  continues: 'en cours',
} satisfies Translation<typeof en>;
