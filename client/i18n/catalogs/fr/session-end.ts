import type { Translation } from '../../types.ts';
import type en from '../en/session-end.ts';

export default {
  soon: {
    title: 'Votre session va bientôt expirer',
    text: 'Vous serez déconnecté à {{time}}. Entrez votre mot de passe pour rester connecté. Cette page et vos modifications sont conservées.',
    submit: 'Rester connecté',
    dismiss: 'Pas maintenant',
  },
  over: {
    title: 'Votre session a expiré',
    text: 'Reconnectez-vous pour continuer. Cette page et vos modifications sont conservées.',
    submit: 'Se connecter',
    leave: 'Utiliser un autre compte',
  },
} satisfies Translation<typeof en>;
