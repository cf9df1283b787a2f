import type { Translation } from '../../types.ts';
import type en from '../en/transfer.ts';

export default {
  dialog: {
    choose: 'Transférer à un autre propriétaire',
    chooseText: 'Quel véhicule ou traceur souhaitez-vous céder ?',
    vehicles: 'Vos véhicules',
    noneChosen: 'Veuillez sélectionner un véhicule',
    next: 'Continuer',
    title: 'Transférer {{name}} ?',
    warning: {
      vehicle:
        'Le nouveau propriétaire reçoit le véhicule avec son appareil et son forfait. Vous perdez l’accès dès qu’il accepte.',
      tracker: 'Le nouveau propriétaire reçoit le traceur avec son forfait. Vous perdez l’accès dès qu’il accepte.',
    },
    submit: 'Continuer le transfert',
  },
  lead: 'Cédez un véhicule ou un traceur à un autre propriétaire. Il reste à vous jusqu’à son acceptation.',
  failed: 'Les véhicules n’ont pas été chargés',
  disabled: {
    title: 'Seul le propriétaire peut transférer un véhicule',
    guest: 'Ces véhicules sont partagés avec vous. Demandez à leur propriétaire d’en transférer un.',
    installer: 'Les installateurs s’occupent des appareils. Leurs propriétaires les transfèrent.',
    no_account: 'Aucun véhicule ne se trouve dans un compte à vous.',
    shared: '{{name}} est partagé avec vous. Demandez à son propriétaire de le transférer.',
  },
  unknown: {
    title: 'Ce véhicule n’est pas dans votre compte',
    text: 'Il a peut-être été transféré ou supprimé.',
    action: 'Choisir un autre véhicule',
  },
  gone: {
    title: '{{name}} n’est plus à vous',
    text: '{{email}} a accepté le transfert.',
  },
  none: {
    title: 'Rien à transférer',
    text: 'Vos propres véhicules qui ne sont pas déjà en cours de transfert apparaîtraient ici.',
  },
  choose: 'Choisissez un véhicule',
  pendingList: 'En attente de réponse',
  pendingTo: 'proposé à {{email}}',
  goes: 'Le nouveau propriétaire reçoit',
  goesParts: {
    vehicle: {
      plan: 'L’appareil avec son forfait',
      data: 'Nom, marque, modèle, NIV, kilométrage et rappel d’entretien',
    },
    tracker: { plan: 'Le traceur avec son forfait', data: 'Nom, kilométrage et rappel d’entretien' },
  },
  ends: 'Prend fin avec le transfert',
  endsParts: {
    access: 'Votre accès, et celui de toutes les personnes avec qui vous le partagez',
    history: 'Trajets, alertes, activité et enregistrements jusque-là : ils ne sont pas transmis',
    personal: 'Groupes, plaque, concessionnaire, photo, Wi-Fi et renouvellement automatique',
  },
  lockedUntilAnswer:
    'Tant que le nouveau propriétaire n’a pas répondu, ses informations ne peuvent pas être modifiées.',
  email: 'Courriel du nouveau propriétaire',
  confirmEmail: 'Confirmer le courriel',
  ownEmail: 'C’est votre propre courriel. Saisissez celui du nouveau propriétaire',
  submit: { vehicle: 'Transférer le véhicule', tracker: 'Transférer le traceur' },
  sending: 'Envoi…',
  noConnection: 'Pas de connexion. Votre saisie est conservée.',
  locks: {
    exclusive_access: {
      reason: 'Quelqu’un a l’accès exclusif en ce moment',
      text: 'Quelqu’un a l’accès exclusif en ce moment. D’ici la fin, vous pouvez seulement consulter ce véhicule.',
    },
    restricted: {
      reason: 'Consultation et renouvellement seulement',
      text: 'En pause : ce véhicule peut seulement être consulté et renouvelé. Renouvelez son forfait pour le transférer.',
    },
  },
  confirm: {
    title: 'Envoyer l’offre ?',
    text: '{{email}} reçoit un courriel et peut accepter ou refuser {{name}}. Vous pouvez annuler entre-temps.',
    submit: 'Envoyer l’offre',
  },
  sent: '{{name}} est proposé à {{email}}',
  steps: {
    offered: 'Offre envoyée à {{email}}',
    offeredUnknown: 'Offre envoyée au nouveau propriétaire',
    canceled: 'Offre annulée',
    ended: 'L’offre a pris fin : refusée, ou annulée ailleurs',
  },
  pending: {
    title: 'En attente du nouveau propriétaire',
    text: '{{email}} a reçu un courriel avec un lien pour accepter ou refuser {{name}}. Entre-temps, il reste à vous et ses informations ne peuvent pas être modifiées.',
    unknown:
      'Le nouveau propriétaire a reçu un courriel avec un lien pour accepter ou refuser {{name}}. D’ici là, ce véhicule reste à vous et ses informations ne peuvent pas être modifiées.',
    cancel: 'Annuler le transfert',
  },
  cancel: {
    title: 'Annuler le transfert de {{name}} ?',
    text: 'Le lien du courriel envoyé à {{email}} cesse immédiatement de fonctionner. {{name}} reste à vous et peut être proposé de nouveau.',
    unknown:
      'Le lien du courriel envoyé au nouveau propriétaire cesse immédiatement de fonctionner. {{name}} reste à vous et peut être proposé de nouveau.',
    keep: 'Garder le transfert',
    submit: 'Annuler le transfert',
    done: 'Le transfert de {{name}} est annulé',
  },
} satisfies Translation<typeof en>;
