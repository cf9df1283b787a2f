import type { Translation } from '../../types.ts';
import type en from '../en/answers.ts';

export default {
  signIn: {
    title: 'Connectez-vous d’abord',
    text: 'Connectez-vous avec le compte concerné. Vous reviendrez ici ensuite.',
    action: 'Se connecter',
    register: 'Créer un compte',
  },
  signedInAs: 'Vous êtes connecté en tant que {{email}}.',
  other: 'Se connecter avec un autre compte',
  goOn: 'Continuer',
  toAccount: 'Retour à Mon compte',
  failed: {
    title: 'Ce lien ne fonctionne plus',
    home: 'Retour à l’accueil',
  },
  invitation: {
    INVALID_TOKEN: 'Cette invitation n’est pas valide. Vérifiez le lien dans votre courriel.',
    EXPIRED_TOKEN: 'Cette invitation a expiré. Demandez-en une nouvelle.',
    USED_TOKEN: 'Cette invitation a déjà reçu une réponse.',
    WITHDRAWN_TOKEN: 'Cette invitation a été annulée par son expéditeur.',
  },
  transfer: {
    INVALID_TOKEN: 'Ce transfert n’est pas valide. Vérifiez le lien dans votre courriel.',
    EXPIRED_TOKEN: 'Ce transfert a expiré. Demandez au propriétaire de recommencer.',
    USED_TOKEN: 'Ce transfert a déjà reçu une réponse.',
    WITHDRAWN_TOKEN: 'Ce transfert a été annulé par le propriétaire.',
  },
  emailChange: {
    INVALID_TOKEN: 'Ce changement d’adresse n’est pas valide. Vérifiez le lien dans votre courriel.',
    EXPIRED_TOKEN: 'Ce changement d’adresse a expiré. Demandez-le à nouveau.',
    USED_TOKEN: 'Ce changement d’adresse a déjà reçu une réponse.',
    WITHDRAWN_TOKEN: 'Ce changement d’adresse a été annulé.',
    taken: 'Ce courriel est déjà utilisé. Votre adresse reste la même ; vous pouvez en demander une autre.',
    askAgain: 'Demander une autre adresse',
  },
  wrongUser: {
    ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS:
      'Ce transfert est destiné à quelqu’un d’autre. Seul son destinataire peut l’accepter.',
    DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS:
      'Ce transfert est destiné à quelqu’un d’autre. Seul son destinataire peut le refuser.',
    other: 'Ceci est destiné à quelqu’un d’autre. Connectez-vous avec l’adresse à laquelle le courriel a été envoyé.',
  },
  answers: {
    acceptInvite: {
      title: 'Accepter l’invitation ?',
      text: 'Les véhicules partagés avec vous apparaissent à côté des vôtres.',
      submit: 'Accepter l’invitation',
      busy: 'Acceptation…',
      doneTitle: 'C’est fait',
      doneText: 'Les véhicules partagés sont dans votre centre de contrôle.',
      onward: 'Ouvrir la carte',
    },
    declineInvite: {
      title: 'Refuser l’invitation ?',
      text: 'Rien n’est partagé avec vous. La personne peut vous inviter à nouveau.',
      submit: 'Refuser l’invitation',
      busy: 'Refus…',
      doneTitle: 'Invitation refusée',
      doneText: 'Rien n’est partagé avec vous.',
      onward: 'Retour à l’accueil',
    },
    acceptTransfer: {
      title: 'Accepter le transfert ?',
      text: 'Le véhicule devient le vôtre, avec son kilométrage et ses réglages. Son ancien propriétaire ne le voit plus.',
      submit: 'Accepter le transfert',
      busy: 'Acceptation…',
      doneTitle: 'Le véhicule est à vous',
      doneText: 'Il est dans votre centre de contrôle.',
      onward: 'Ouvrir la carte',
    },
    declineTransfer: {
      title: 'Refuser le transfert ?',
      text: 'Le véhicule reste à son propriétaire.',
      submit: 'Refuser le transfert',
      busy: 'Refus…',
      doneTitle: 'Transfert refusé',
      doneText: 'Le véhicule reste à son propriétaire.',
      onward: 'Retour à l’accueil',
    },
    acceptEmailChange: {
      title: 'Utiliser la nouvelle adresse courriel ?',
      text: 'Vous vous connecterez désormais avec la nouvelle adresse.',
      submit: 'Confirmer la nouvelle adresse',
      busy: 'Confirmation…',
      doneTitle: 'Votre adresse courriel est modifiée',
      doneText: 'Vous vous connectez désormais avec la nouvelle adresse.',
      onward: 'Se connecter',
    },
    declineEmailChange: {
      title: 'Garder l’adresse courriel actuelle ?',
      text: 'L’adresse de votre compte reste la même. Si vous n’avez pas demandé ce changement, choisissez un nouveau mot de passe.',
      submit: 'Garder l’adresse actuelle',
      busy: 'Enregistrement…',
      doneTitle: 'Rien n’a changé',
      doneText: 'Vous vous connectez avec votre adresse actuelle.',
      onward: 'Se connecter',
    },
  },
} satisfies Translation<typeof en>;
