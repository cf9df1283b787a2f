import type { Translation } from '../../types.ts';
import type en from '../en/prices.ts';

export default {
  ownersOnly: {
    title: 'Réservé aux propriétaires de compte',
    guest: 'Le propriétaire de ces véhicules gère les forfaits et les paiements.',
    installer: 'Les installateurs ne voient ni les forfaits ni les paiements.',
    no_account: 'Vous devez avoir votre propre compte pour gérer les forfaits et les paiements.',
    action: 'Ouvrir la carte',
  },
  terms: {
    month_to_month: 'Mensuel',
    '1_year': '1 an',
    '2_year': '2 ans',
    '3_year': '3 ans',
    '4_year': '4 ans',
    '5_year': '5 ans',
    '6_year': '6 ans',
  },
  monthlyWithin: 'mensuel',
  plan: '{{plan}}, {{term}}',
  free: 'Sans frais',
  card: '{{brand}} se terminant par {{last4}}',
  addOns: {
    'streaming-trial': 'Diffusion, essai gratuit de 30 jours',
    'streaming-month': 'Diffusion, 1 mois',
    'streaming-plus-month': 'Diffusion Plus, 1 mois',
  },
  products: { 'KL-1': 'Coffret à clés', 'XC2-REAR': 'Caméra arrière', 'XT-MOUNT': 'Boîtier magnétique pour traceur' },
  productTexts: {
    'X1MAX-LTE': 'GPS, sécurité et démarrage à distance par LTE.',
    'X1-LTE': 'GPS et démarrage à distance par LTE, pour les véhicules qui ont leur propre alarme.',
    'X1R-LTE': 'Remplace un ancien module et conserve son câblage.',
    'KL-1': 'Garde une clé dans le véhicule, protégée par un NIP à six chiffres. Pour X1 MAX.',
    'XC2-REAR': 'Caméra 2 pour la caméra embarquée XC2, avec 6 m de câble.',
    'XT-MOUNT': 'Résiste aux intempéries et tient sur l’acier.',
  },
  unknownBrand: 'Carte',
  per: {
    month_to_month: '/ mois',
    '1_year': '/ an',
    '2_year': '/ 2 ans',
    '3_year': '/ 3 ans',
    '4_year': '/ 4 ans',
    '5_year': '/ 5 ans',
    '6_year': '/ 6 ans',
  },
  data: { used: '{{used}} sur {{total}} Go', usedUpAt: 'À ce rythme, épuisées le {{date}}' },
  pending: {
    named: '{{plan}} {{term}}',
    trial: {
      cancel: 'Annuler {{next}}',
      question: 'Annuler {{next}} ?',
      text: 'L’essai gratuit prend fin le {{date}} et aucun forfait ne le suit : le service s’arrête alors. Rien n’a été prélevé.',
      done: 'Aucun forfait ne suit l’essai, qui prend fin le {{date}} : {{name}}',
    },
    paid: {
      cancel: 'Annuler la période payée',
      question: 'Annuler la prochaine période de {{next}} ?',
      text: 'La période qui commence le {{date}} est déjà payée.',
      done: 'Prochaine période annulée, son prix est maintenant un crédit : {{name}}',
    },
    change: {
      cancel: 'Conserver {{plan}}',
      question: 'Conserver {{plan}} ?',
      text: '{{next}} ne commence pas le {{date}}. Rien n’a été prélevé pour ce forfait.',
      done: '{{name}} conserve {{plan}}',
    },
    credit: 'Si vous l’annulez, {{amount}} deviennent un crédit du compte, qui paie vos prochains prélèvements.',
    creditOfPaid:
      'Si vous l’annulez, le montant payé devient un crédit du compte, qui paie vos prochains prélèvements.',
    renews: '{{plan}} se renouvelle ensuite le {{date}}.',
    renewsFor: '{{plan}} se renouvelle ensuite le {{date}} pour {{amount}}.',
    ends: '{{plan}} prend ensuite fin le {{date}} et le service s’arrête.',
    leave: 'Ne rien changer',
  },
  checkout: 'Passer au paiement',
  refused: {
    module_upgrade: 'Une mise à niveau de module est dans le panier. Les forfaits s’achètent séparément.',
    plan: 'Des forfaits sont dans le panier. Une mise à niveau de module s’achète séparément.',
    quantity: 'Le panier contient déjà dix unités de ce produit.',
  },
} satisfies Translation<typeof en>;
