import type { Translation } from '../../types.ts';
import type en from '../en/vehicle-settings.ts';

export default {
  title: 'Sécurité et capteurs',
  lead: 'Chaque réglage est enregistré dès que l’appareil le confirme.',
  disabled: 'Ces réglages ne peuvent pas être modifiés pour le moment',
  failed: 'Les réglages ne se sont pas chargés',
  stored: 'L’appareil ne répond pas. Voici les derniers réglages qu’il a indiqués.',
  askAgain: 'Réessayer',
  none: {
    title: 'Cet appareil n’a pas de réglages',
    text: 'Ce produit n’a ni sirène, ni verrou, ni capteur à régler.',
  },
  settings: {
    siren: { name: 'Sirène', hint: 'Retentit quand l’alarme se déclenche' },
    valet_mode: {
      name: 'Mode voiturier',
      hint: 'L’alarme et le démarrage à distance restent inactifs pendant que quelqu’un d’autre gare ou entretient le véhicule',
    },
    shock_sensor: { name: 'Capteur de choc', hint: 'L’alarme remarque les coups sur la carrosserie et les vitres' },
    shock_sensor_level: { name: 'Sensibilité', hint: '1 ne remarque que les coups forts, 5 aussi les légers' },
    drive_lock: {
      name: 'Verrouillage en route',
      hint: 'Les portières se verrouillent seules quand le véhicule commence à rouler',
    },
    turbo_timer_start: {
      name: 'Minuterie turbo',
      hint: 'Le moteur tourne encore un moment après le stationnement pour refroidir le turbo',
    },
    passive_arming: {
      name: 'Armement passif',
      hint: 'S’arme tout seul un instant après la fermeture de la dernière portière',
    },
  },
  levelNeedsSensor: 'Activez d’abord le capteur de choc',
  installer: 'Ce réglage n’a pas pu être enregistré car un installateur autorisé doit l’activer.',
  partialAccess: 'Votre accès permet les commandes, mais pas de modifier les réglages',
} as const satisfies Translation<typeof en>;
