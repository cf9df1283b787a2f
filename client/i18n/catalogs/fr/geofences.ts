import type { Translation } from '../../types.ts';
import type en from '../en/geofences.ts';

export default {
  failed: 'Vos géorepères n’ont pas pu être chargés',
  partial: 'Géorepères chargés : {{count}} sur {{total}}',
  empty: {
    title: 'Aucun géorepère',
    text: 'Les géorepères marquent les endroits qui comptent pour vous, comme un atelier ou un dépôt.',
  },
  ownersOnly: {
    title: 'Réservé aux propriétaires de compte',
    text: 'Le propriétaire du compte gère ses géorepères.',
  },
  count_one: '{{number}} géorepère',
  count_other: '{{number}} géorepères',
  table: 'Géorepères',
  columns: { name: 'Nom', type: 'Forme', address: 'Adresse', actions: 'Actions' },
  type: { radius: 'Rayon', polygon: 'Polygone', rectangle: 'Rectangle', point_of_interest: 'Point d’intérêt' },
  sized: '{{type}} : {{radius}}',
  menu: { open: 'Actions pour {{name}}', show: 'Afficher sur la carte', edit: 'Modifier', delete: 'Supprimer' },
  delete: {
    title: 'Supprimer {{name}} ?',
    text: 'Il disparaît de la liste et de la carte. Cette action est irréversible.',
    submit: 'Supprimer le géorepère',
  },
  done: { deleted: 'Géorepère supprimé' },
  map: {
    label: 'Carte des géorepères',
    description: 'Chaque géorepère de la carte figure aussi dans la liste, avec sa forme et son adresse.',
    fit: 'Afficher tous les géorepères',
  },
} satisfies Translation<typeof en>;
