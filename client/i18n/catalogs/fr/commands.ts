import type { Translation } from '../../types.ts';
import type en from '../en/commands.ts';

export default {
  stages: {
    queued: 'En file d’attente',
    sending: 'Envoi',
    waiting: 'Attente de l’appareil',
    confirmed: 'Confirmée',
    not_carried_out: 'Non exécutée',
    refused: 'Refusée',
    unanswered: 'Sans réponse',
    failed: 'Échec',
    lost: 'Connexion perdue',
    unseen: 'Réponse non vue',
    not_sent: 'Non envoyée',
    canceled: 'Annulée, non envoyée',
  },
  steps: {
    sent: 'Envoyée',
    answer: 'Réponse de l’appareil',
    confirmation: 'Confirmation',
  },
  withTime: '{{stage}} à {{time}}',
  withWait: '{{stage}}, {{wait}}',
  reasons: {
    behind: 'Envoi après « {{first}} », ou abandon après 1 minute.',
    behindCommand: 'Envoi après la commande précédente, ou abandon après 1 minute.',
    behindVehicles: 'Envoi après d’autres véhicules.',
    refused: 'Le véhicule ne l’a pas acceptée.',
    unanswered: 'L’appareil n’a pas répondu. Rien n’a changé.',
    failed: '{{reason}} La commande n’est peut-être pas parvenue au véhicule.',
    lost: 'La connexion a été perdue avant la réponse. La commande a peut-être été exécutée.',
    unseen: 'La page a été quittée avant la réponse de l’appareil.',
    not_sent: {
      lost: 'La réponse à la commande précédente n’est pas arrivée.',
      waited: 'La commande précédente a duré plus de 1 minute.',
      left: 'Vous avez quitté la page avant son tour.',
      unknown: 'Page quittée ou connexion perdue avant son tour.',
    },
  },
  dropped: '« {{command}} » n’a pas été envoyé à {{vehicle}} : vous avez quitté la page pendant l’attente.',
  tryAgain: 'Réessayer',
  cancelOf: 'Annuler « {{command}} »',
  announce: '{{vehicle}} : {{command}}. {{outcome}}',
} satisfies Translation<typeof en>;
