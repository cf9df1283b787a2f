import type { Translation } from '../../types.ts';
import type en from '../en/installer.ts';

export default {
  title: 'Rechercher un appareil',
  lead: 'Saisissez un numéro de série pour savoir si l’appareil peut être activé.',
  submit: 'Rechercher',
  busy: 'Recherche…',
  ready: 'Prêt à être activé.',
  refusals: {
    NOT_FOUND: 'Numéro introuvable. Comparez-le avec l’étiquette de l’appareil.',
    ALREADY_IN_USE: 'Ce numéro de série est déjà utilisé.',
    DEACTIVATED: 'Ce numéro de série est désactivé. Veuillez joindre le service à la clientèle.',
    INVALID_STATE: 'L’état de l’appareil n’est pas valide. Veuillez joindre le service à la clientèle.',
    NO_PRICING_PLAN: 'Aucun forfait pour ce numéro de série. Veuillez joindre le service à la clientèle.',
    OTHER: 'Cet appareil ne peut pas être activé. Veuillez joindre le service à la clientèle.',
  },
} satisfies Translation<typeof en>;
