import type { Translation } from '../../types.ts';
import type en from '../en/products.ts';

export default {
  lead: 'Appareils et accessoires pour vos véhicules.',
  failed: 'Les produits n’ont pas pu être chargés',
  none: { title: 'Aucun produit', text: 'Rien n’est en vente dans votre pays pour le moment.' },
  listPrice: 'Prix courant {{price}}',
  off: '{{percent}} de rabais',
  withoutPlan: 'sans forfait',
  withPlan: '{{price}} avec un forfait annuel Premium ou supérieur ({{off}})',
  needsPlan: 'Chaque appareil nécessite un forfait.',
  addPlan: 'Ajouter un véhicule',
  inStock: 'En stock. Les commandes sont traitées en 2 jours ouvrables',
  outOfStock: 'En rupture de stock. Expédié sous 30 à 60 jours',
  delayed: '{{name}} : expédition sous 30 à 60 jours. Vous la confirmez avant de payer.',
  plan: 'Forfait',
  planOf: 'Forfait : {{name}}',
  noPlan: 'Sans forfait',
  planOption: '{{plan}} · {{term}}, {{price}}',
  quantity: 'Quantité',
  quantityOf: 'Quantité : {{name}}',
  add: 'Ajouter au panier',
  addOf: 'Ajouter au panier : {{name}}',
  inCart: 'Dans le panier : {{count}}',
  full: 'Une commande peut contenir {{count}} exemplaires de chaque produit.',
  added: 'Ajouté au panier : {{name}}',
  checkout: 'Passer au paiement',
} satisfies Translation<typeof en>;
