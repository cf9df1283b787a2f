import type { Translation } from '../../types.ts';
import type en from '../en/vehicle-info.ts';

export default {
  details: {
    title: 'Informations',
    image: 'Photo',
    name: 'Nom',
    nameHint: 'Affiché dans les listes, sur la carte et dans les alertes',
    make: 'Marque',
    model: 'Modèle',
    year: 'Année',
    plate: 'Plaque d’immatriculation',
    vin: 'NIV',
    vinHint: '17 lettres et chiffres, sans I, O ni Q',
    mileage: 'Kilométrage',
    mileageHint: 'Lu sur le véhicule. Corrigez-le si le tableau de bord en affiche un autre.',
    estimated: 'Odomètre estimé',
    estimatedHint: 'Calculé à partir des positions. Corrigez-le si vous savez mieux.',
    units: { imperial: 'mi', metric: 'km' },
    dealer: 'Concessionnaire préféré',
    serial: 'Numéro de série',
    serialHint: 'De l’appareil installé dans ce véhicule. Génération du matériel : {{generation}}',
    copySerial: 'Copier le numéro de série',
    submit: 'Enregistrer les infos',
  },
  locked: {
    pending_transfer: {
      title: 'Un transfert de ce véhicule est en attente',
      titleTo: 'Un transfert à {{email}} est en attente',
      text: 'Rien ne peut être modifié tant que le transfert n’est pas accepté, refusé ou annulé.',
    },
    access: {
      title: 'Ce véhicule est partagé avec vous',
      text: 'Seuls son propriétaire et les invités avec accès complet modifient ses infos.',
    },
    restricted: {
      title: 'Ce véhicule peut seulement être consulté et renouvelé',
      text: 'Il est en pause, et son forfait doit être renouvelé avant toute modification du véhicule.',
    },
    exclusive_access: {
      title: 'Quelqu’un a un accès exclusif en ce moment',
      text: 'Jusqu’à sa fin, le propriétaire ne fait que consulter le véhicule.',
    },
  },
  saved: {
    info: 'Les infos du véhicule sont enregistrées',
    reminder: 'Le rappel est enregistré',
    reset: 'L’entretien est noté. La distance compte à partir de maintenant.',
    nothing: 'Il n’y avait rien à enregistrer',
  },
  failed: {
    mileage: 'Le kilométrage n’a pas pu être réglé.',
    mileageAlone: 'Vos autres modifications sont enregistrées, mais le kilométrage n’a pas pu être réglé.',
    mileageAgain: 'Enregistrez à nouveau pour envoyer le kilométrage seul.',
    reset: 'Le rappel n’a pas pu être réinitialisé.',
  },
  reminder: {
    title: 'Rappel d’entretien',
    enabled: 'Me rappeler quand l’entretien est à faire',
    enabledHint: 'Par une alerte, et sur le tableau de bord.',
    type: 'Me rappeler',
    types: { maintenance_mileage_interval: 'Après une distance', maintenance_due_date: 'À une date' },
    interval: 'Distance entre deux entretiens',
    dueDate: 'Entretien à faire le',
    ahead: 'Veuillez choisir un jour à venir',
    submit: 'Enregistrer le rappel',
    plans: 'Changer de forfait',
    disabled: {
      paused: 'Le forfait est en pause : l’appareil ne compte rien avant son renouvellement.',
      expired: 'Le forfait a expiré : l’appareil ne compte rien avant son renouvellement.',
      basic_plan: 'Les rappels d’entretien ne font pas partie du forfait Basic.',
    },
    reset: {
      open: 'L’entretien est fait',
      title: 'Recommencer à compter ?',
      text: 'Les {{interval}} jusqu’au prochain entretien comptent à partir de maintenant. Ce qui a été parcouru depuis le dernier est oublié.',
      confirm: 'Compter dès maintenant',
    },
  },
} as const satisfies Translation<typeof en>;
