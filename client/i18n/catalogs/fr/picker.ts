import type { Translation } from '../../types.ts';
import type en from '../en/picker.ts';

export default {
  search: 'Rechercher véhicules et groupes',
  keys: 'Les flèches passent d’un véhicule à l’autre, la barre d’espace coche.',
  keysOne: 'Les flèches passent d’un véhicule à l’autre, la barre d’espace choisit.',
  selectAll: 'Tout sélectionner',
  selectFound: 'Sélectionner les résultats',
  selected_one: '{{count}} sélectionné',
  selected_other: '{{count}} sélectionnés',
  found: '{{count}} véhicules trouvés sur {{of}}',
  nothing: 'Aucun véhicule ne correspond à la recherche.',
  marks: {
    paused: 'En pause',
    expired: 'Expiré',
    pending_transfer: 'Transfert en attente',
    restricted: 'Renouvelez d’abord le forfait',
    exclusive_access: 'Accès exclusif',
  },
} satisfies Translation<typeof en>;
