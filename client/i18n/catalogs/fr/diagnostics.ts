import type { Translation } from '../../types.ts';
import type en from '../en/diagnostics.ts';

export default {
  problem: 'Quel est le problème ?',
  involved: 'Qu’est-ce qui est concerné ?',
  serious: 'Est-ce grave ?',
  urgency: { low: 'Faible', moderate: 'Modérée', high: 'Élevée' },
  dismiss: 'Ignorer',
  accessEnded: 'Vous n’avez plus accès à ce véhicule. Le code n’a pas été ignoré.',
  dismissing: 'Traitement du code…',
  dismissed: 'Code ignoré',
  dismissedOf: '{{code}} a été ignoré. L’anomalie peut persister.',
  dismissedAt: 'Ignoré : {{time}}. L’anomalie peut persister.',
  failed: '{{code}} de {{name}} n’a pas été ignoré.',
  gone: 'Le véhicule ne signale plus ce code.',
  disabled: {
    not_supported: 'Cet appareil n’efface pas les codes d’anomalie',
    basic_plan: 'Non compris dans le forfait Basic',
    plan: 'Non compris dans ce forfait',
    offline: 'Pas de connexion',
    access: 'Votre accès ne permet pas d’effacer les codes',
    exclusive_access: 'Quelqu’un a l’accès exclusif en ce moment',
    paused: 'Le forfait est en pause',
    expired: 'Le forfait a expiré',
    deep_sleep: 'L’appareil est en veille profonde',
  },
} satisfies Translation<typeof en>;
