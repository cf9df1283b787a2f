import type { Translation } from '../../types.ts';
import type en from '../en/option-tables.ts';

export default {
  lead: 'Options numérotées de l’appareil. Elles sont enregistrées dès que l’appareil les confirme.',
  table: 'Table {{table}}',
  option: 'Option {{option}}',
  numbered: '{{number}}. {{name}}',
  none: { title: 'Cet appareil n’a pas d’options', text: 'Ce produit n’a pas de tables d’options.' },
  failed: 'Les réglages n’ont pas pu être chargés',
  unanswered: 'L’appareil ne répond pas : ses options ne peuvent pas être affichées. Rien n’a été modifié.',
  partly: 'Votre accès n’inclut pas les réglages',
  partlyText: 'Le propriétaire et les invités ayant un accès complet voient et modifient les options de cet appareil.',
  disabled: 'Ces options ne peuvent pas être modifiées pour le moment',
  installer: 'Un installateur autorisé doit activer cette option.',
  pin: 'Nécessite un NIP maître ou d’invité du coffret à clés.',
  pinLink: 'Définir un NIP',
  needs: 'Cette option ne peut pas être modifiée ici.',
  refused: {
    installer: 'Ces réglages n’ont pas pu être enregistrés, car un installateur doit les activer.',
    pin: 'Les options du coffret à clés nécessitent un NIP maître ou d’invité. Rien n’a été modifié.',
  },
  submit: 'Enregistrer les options',
  busy: 'En attente de l’appareil',
  saved: { options: 'L’appareil a confirmé les options', nothing: 'Il n’y avait rien à enregistrer' },
  names: {
    hornOnLock: 'Klaxon au verrouillage',
    lightsOnLock: 'Feux de position au verrouillage',
    pulse: 'Impulsion du coffret à clés',
    startMinutes: 'Durée du démarrage à distance',
    dieselWait: 'Attente diesel avant le démarrage',
    engineSensing: 'Détection du moteur',
    auxOutput: 'Sortie auxiliaire',
  },
  values: {
    off: 'Désactivé',
    on: 'Activé',
    once: 'Une fois',
    twice: 'Deux fois',
    minutes: '{{number}} min',
    seconds: '{{number}} s',
    noWait: 'Sans attente',
  },
} satisfies Translation<typeof en>;
