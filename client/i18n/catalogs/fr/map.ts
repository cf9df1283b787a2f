import type { Translation } from '../../types.ts';
import type en from '../en/map.ts';

export default {
  canvas: 'Carte. Les flèches la déplacent, plus et moins changent l’échelle.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  failed: {
    map: 'La carte ne s’est pas chargée. Le reste fonctionne.',
    graphics: 'Ce navigateur ne peut pas dessiner la carte. Le reste fonctionne.',
    ground: 'Des parties de la carte ne se sont pas chargées.',
  },
  sheet: { height: '{{label}}, hauteur : {{height}}', peek: 'basse', half: 'moyenne', full: 'pleine' },
  vehicles: {
    label: 'Carte des véhicules',
    picture_one: 'Carte avec {{number}} véhicule',
    picture_other: 'Carte avec {{number}} véhicules',
    description: 'Chaque véhicule de la carte est aussi dans la liste, avec son état et son emplacement.',
    fit: 'Afficher tous les véhicules',
  },
  geofences: {
    toggle: 'Géorepères',
    here: 'Géorepères à cet endroit',
    inside: 'Véhicules à l’intérieur',
    insideOf: 'Véhicules à l’intérieur de {{name}}',
    more_one: 'Et {{count}} autre',
    more_other: 'Et {{count}} autres',
  },
} satisfies Translation<typeof en>;
