import type { Translation } from '../../types.ts';
import type en from '../en/refusals.ts';

export default {
  READ_ONLY: 'Votre accès est en lecture seule.',
  PARTIAL_ACCESS: 'Votre accès ne comprend pas les réglages.',
  OWNER_ONLY: 'Seul le propriétaire peut faire cela.',
  EXCLUSIVE_ACCESS: 'Une autre personne a l’accès exclusif.',
  PENDING_TRANSFER: 'Un transfert de ce véhicule est en attente.',
  NO_PENDING_TRANSFER: 'Aucun transfert de ce véhicule n’est en attente.',
  WRONG_RECIPIENT: 'Ceci a été envoyé à une autre personne.',
  RESTRICTED: 'Ce véhicule peut seulement être consulté et renouvelé.',
  PAUSED: 'Le forfait de ce véhicule est en pause.',
  EXPIRED: 'Le forfait de ce véhicule a expiré.',
  DEEP_SLEEP: 'L’appareil est en veille profonde.',
  TRACKING_ONLY: 'Non offert avec les forfaits de suivi seulement.',
  NOT_SUPPORTED: 'Non offert sur cet appareil.',
  DRIVEN: 'Quelqu’un conduit le véhicule ou le contact est mis.',
  INSTALLER_REQUIRED: 'Un installateur autorisé doit activer cette option.',
  PLAN: 'Non compris dans le forfait de ce véhicule.',
  OUTAGE: 'Indisponible pendant l’interruption de service.',
  MAINTENANCE: 'Indisponible pendant la maintenance.',
  ALREADY_IN_USE: 'Cet appareil est déjà utilisé.',
  DATA_USED_UP: 'Les données du forfait de ce véhicule sont épuisées.',
  CELLULAR_DATA_OFF: 'Les données cellulaires de cette caméra sont désactivées.',
  CAM_2_DISCONNECTED: 'La caméra 2 n’est pas connectée.',
} satisfies Translation<typeof en>;
