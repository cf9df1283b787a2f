import type { Translation } from '../../types.ts';
import type en from '../en/card.ts';

export default {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryForm: 'MM/AA',
  securityCode: 'Code de sécurité',
  codeOnBack: '3 chiffres au verso de la carte',
  codeInFront: '4 chiffres au recto de la carte',
  billingAddress: 'Adresse de facturation',
  name: 'Nom sur la carte',
  street: 'Rue',
  city: 'Ville',
  postalCode: 'Code postal',
  nickname: 'Surnom',
  nicknameHint: 'Pour distinguer vos cartes, par exemple « Carte de l’entreprise ».',
  isMain: 'Utiliser comme carte principale',
  isMainHint: 'La carte principale paie les renouvellements de tous les véhicules.',
  isFirst: 'Votre première carte devient la carte principale. Elle paie les renouvellements de tous les véhicules.',
  safe: 'Le numéro est transmis une seule fois pour enregistrer la carte. Seuls ses quatre derniers chiffres sont conservés.',
  submit: 'Enregistrer la carte',
} satisfies Translation<typeof en>;
