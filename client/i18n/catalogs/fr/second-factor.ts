import type { Translation } from '../../types.ts';
import type en from '../en/second-factor.ts';

export default {
  back: 'Retour à la connexion',
  code: {
    title: 'Saisissez le code',
    sms: 'Nous avons envoyé un texto avec un code à 6 chiffres au <b>(•••) •••-{{digits}}</b>.',
    smsAnywhere: 'Nous avons envoyé un texto avec un code à 6 chiffres à votre téléphone.',
    totp: 'Ouvrez votre application d’authentification et saisissez le code à 6 chiffres affiché.',
    label: 'Code',
    life: 'Le code est valable 3 minutes.',
    sendNew: 'Envoyer un nouveau code',
    wait: 'dans {{time}}.',
    sentNew: 'Un nouveau code a été envoyé. Les précédents ne fonctionnent plus.',
    trust: 'Faire confiance à ce navigateur',
    trustHint: 'Aucun code à saisir ici la prochaine fois.',
    trustUndo: 'Vous pouvez l’annuler dans Mon compte.',
    submit: 'Vérifier et se connecter',
    other: 'Utiliser une autre méthode',
    lost: 'Vous avez perdu votre téléphone ?',
    support: 'Contacter l’assistance',
    incomplete: 'Saisissez les 6 chiffres',
  },
  choice: {
    title: 'Comment voulez-vous confirmer votre identité ?',
    sms: 'Texto',
    totp: 'Application d’authentification',
  },
} satisfies Translation<typeof en>;
