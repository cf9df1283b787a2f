import type { Translation } from '../../types.ts';
import type en from '../en/dashboard.ts';

export default {
  updated: 'actualisé {{age}}',
  attention: {
    title: 'À surveiller',
    all: 'Tout sur la carte',
    more_one: '{{count}} autre véhicule à surveiller',
    more_other: '{{count}} autres véhicules à surveiller',
    nothing: 'Tout va bien',
    nothingText: 'Aucun véhicule ne demande votre attention.',
    alarm: '{{name}} : alarme déclenchée',
    tracker_battery: '{{name}} : batterie du traceur {{level}}',
    vehicle_battery: '{{name}} : batterie du véhicule {{volts}} V',
    trouble_codes_one: '{{name}} : code d’anomalie {{codes}}',
    trouble_codes_other: '{{name}} : {{count}} codes d’anomalie',
    service_due: '{{name}} : entretien à faire',
    offline: '{{name}} : hors ligne',
    heardOf: 'Dernier signal {{age}}',
    neverHeardOf: 'N’a encore rien transmis',
    open: 'Voir sur la carte',
    view: 'Voir',
  },
  untracked: {
    title_one: '{{count}} véhicule non suivi',
    title_other: '{{count}} véhicules non suivis',
    paused: '{{name}} est en pause',
    expired: '{{name}} a expiré le {{date}}',
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    renew: 'Renouveler',
  },
  quick: { title: 'Actions rapides', hint: 'Choisissez ensuite un véhicule' },
  fleet: {
    title: 'Flotte en ce moment',
    open: 'Ouvrir la carte',
  },
  activity: {
    title: 'Activité du jour',
    all: 'Toute l’activité',
    none: 'Rien ne s’est encore passé aujourd’hui.',
    failed: 'L’activité ne s’est pas chargée',
  },
  alerts: {
    title: 'Alertes par jour',
    total: 'en {{days}} jours',
    today: '{{count}} jusqu’ici aujourd’hui',
    asTable: 'Afficher en tableau',
    asChart: 'Afficher en graphique',
    day: 'Jour',
    count: 'Alertes',
    failed: 'Les alertes ne se sont pas chargées',
    label: 'Alertes par jour sur les {{days}} derniers jours',
  },
  speed: {
    title: 'Alertes de vitesse cette semaine',
    fewer: '{{count}} de moins que la semaine dernière',
    more: '{{count}} de plus que la semaine dernière',
    same: 'autant que la semaine dernière',
  },
  data: {
    title: 'Données de diffusion',
    used: '{{used}} sur {{total}} Go',
  },
  battery: {
    title: 'Batteries les plus faibles',
  },
  welcome: {
    title: 'Bienvenue, {{name}}',
    text: 'Ajoutez votre premier véhicule ou traceur : sa position, son état et ses trajets apparaîtront ici.',
    add: 'Ajouter un véhicule',
  },
  banner: {
    label: 'Annonce',
    more: 'En savoir plus',
    close: 'Masquer l’annonce',
  },
} satisfies Translation<typeof en>;
