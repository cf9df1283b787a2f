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
    every: 'Toutes, avec le contact',
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
  more_one: 'En afficher {{count}} de plus',
  more_other: 'En afficher {{count}} de plus',
  unknown_one:
    '{{number}} alerte est d’un type que cette version du portail ne connaît pas. Elle n’est pas dans cette liste.',
  unknown_other:
    '{{number}} alertes sont de types que cette version du portail ne connaît pas. Elles ne sont pas dans cette liste.',
  showAll: 'Tout afficher, avec le contact',
  export: {
    open: 'Exporter',
    text: '{{alerts}} avec les filtres actuels. Fuseau horaire : {{zone}}',
    progress: '{{done}} alertes lues sur {{of}}',
    count: 'Nombre d’alertes',
    alert: 'Alerte',
    ended: 'Fin',
    seconds: 'Durée (s)',
  },
  times_one: '{{number}} fois',
  times_other: '{{number}} fois',
  highest: 'jusqu’à {{speed}}',
  each: 'Tout afficher : {{vehicle}}, {{alert}}, {{times}}',
  map: {
    of: 'Carte : {{vehicle}}',
    at: 'Carte : {{vehicle}}, {{time}}',
    picture: '{{name}}, {{place}}',
    description: 'L’adresse se trouve au-dessus de la carte.',
  },
  noTime: 'Heure inconnue',
  lasted: 'pendant {{duration}}',
  continues: 'en cours',
} satisfies Translation<typeof en>;
