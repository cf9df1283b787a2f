import type { Translation } from '../../types.ts';
import type en from '../en/sign-in.ts';

export default {
  title: 'Connexion',
  dealerTitle: 'Connexion concessionnaire',
  email: 'Courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  remember: 'Se souvenir de moi sur ce navigateur',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  opening: 'Ouverture de votre compte…',
  newHere: 'Nouveau chez {{brand}} ?',
  createAccount: 'Créer un compte',
  notDealer: 'Vous n’êtes pas concessionnaire ?',
  /** Links to the door of an account, by the reason of its refusal. */
  doors: { dealer: 'Aller à la connexion concessionnaire', not_dealer: 'Aller à la connexion habituelle' },
  done: {
    password_set: 'Votre mot de passe est défini. Vous pouvez vous connecter.',
    password_changed: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  },
  ended: {
    two_factor_off:
      'L’authentification à deux facteurs est désactivée. Tous les navigateurs de confiance sont oubliés et vous êtes déconnecté de tous vos appareils.',
    signed_out_everywhere: 'Vous êtes déconnecté de tous vos appareils.',
  },
  refused: {
    incorrect: 'Le nom d’utilisateur ou le mot de passe est incorrect',
    unconfirmed: 'Inscription incomplète. Consultez vos courriels pour la suite.',
    reset_required: 'Le mot de passe doit être réinitialisé. Choisissez le lien « Mot de passe oublié ».',
    password_never_created: 'Votre mot de passe n’a pas encore été créé. Consultez vos courriels pour la suite.',
    too_many_tries: 'Limite dépassée. Veuillez réessayer plus tard.',
    code_mismatch: 'Code de vérification non valide',
    code_used: 'Ce code n’est pas valide ou a déjà servi. Demandez-en un nouveau.',
    app_code_used: 'Ce code a déjà servi. Saisissez le prochain que votre application affiche.',
    challenge_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    password_needed: 'Entrez de nouveau votre mot de passe, puis choisissez comment confirmer votre identité.',
    session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    unreachable: 'Le service de connexion est injoignable. Vérifiez votre réseau et réessayez.',
    not_kept:
      'Votre navigateur refuse de conserver les données de ce site. Autorisez les témoins et les données de site, puis réessayez.',
    unexpected: 'Erreur inattendue. Veuillez réessayer plus tard.',
    prohibited: 'Utilisateur interdit détecté !',
    dealer: 'Ceci est un compte de concessionnaire. Utilisez la connexion concessionnaire.',
    not_dealer: 'Ce n’est pas un compte de concessionnaire. Utilisez la connexion habituelle.',
  },
} satisfies Translation<typeof en>;
