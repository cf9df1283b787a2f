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
    all: 'Toutes les alertes',
    clear: 'Afficher toutes les alertes',
    nothing: 'Aucune alerte ne correspond.',
  },
  names: {
    maintenance_due_date: 'Entretien dû selon la date',
    maintenance_mileage_interval: 'Entretien dû selon le kilométrage',
  },
  range: {
    label: 'Période',
    last: '{{days}} derniers jours',
    chosen: 'Autres jours',
    first: 'Premier jour',
    end: 'Dernier jour',
    incomplete: 'Choisissez les deux jours.',
    reversed: 'Le dernier jour précède le premier.',
    too_long: 'Choisissez au plus {{days}} jours.',
  },
  failed: 'Les alertes n’ont pas pu être chargées',
  empty: {
    title: 'Aucune alerte',
    text: 'Aucun de vos véhicules n’a déclenché d’alerte ces jours-là.',
    filtered: 'Aucune alerte ne correspond ces jours-là.',
    reset: 'Afficher toutes les alertes',
  },
  count_one: '{{count}} alerte',
  count_other: '{{count}} alertes',
  loaded: '{{done}} alertes chargées sur {{total}}.',
  stopped: 'Arrêté avant le chargement des alertes.',
  stop: 'Arrêter',
  resume: 'Continuer',
  more_one: 'En afficher {{count}} de plus',
  more_other: 'En afficher {{count}} de plus',
  lasted: 'pendant {{duration}}',
  continues: 'en cours',
} satisfies Translation<typeof en>;
