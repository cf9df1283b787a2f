import type { Translation } from '../../types.ts';
import type en from '../en/add-vehicle.ts';

export default {
  lead: 'Ajoutez un véhicule ou un traceur avec le numéro de série de son appareil. Son forfait commence le jour même.',
  step: 'Étape {{step}} sur {{of}}',
  noConnection: 'Pas de connexion. Votre saisie est conservée.',
  before: {
    title: 'Pas encore d’appareil ?',
    buy: 'Commandez-en un, puis choisissez son forfait ici à la réception.',
    transfer: 'Si l’appareil appartient à un autre compte, demandez au propriétaire de vous transférer le véhicule.',
  },
  disabled: {
    title: 'Seul le titulaire d’un compte peut ajouter un véhicule',
    guest:
      'Les véhicules partagés avec vous figurent dans le centre de contrôle. Demandez à leur propriétaire d’en ajouter un autre.',
    installer: 'Les installateurs s’occupent des appareils. Leurs propriétaires les ajoutent à un compte.',
    no_account: 'Vous n’avez pas encore de compte à vous.',
  },
  phone: {
    title: 'Votre numéro de téléphone',
    text: 'Un numéro de téléphone est nécessaire avant d’ajouter un appareil. Les alarmes et les codes y sont envoyés.',
    label: 'Téléphone',
    submit: 'Enregistrer et continuer',
  },
  serial: {
    title: 'De quel appareil s’agit-il ?',
    submit: 'Continuer',
    busy: 'Recherche…',
    own: 'Cet appareil est déjà dans votre compte',
    openOwn: 'Ouvrir {{name}}',
    support: 'Contacter l’assistance',
    refusals: {
      NOT_FOUND: 'Numéro de série introuvable. Veuillez le comparer avec l’étiquette de l’appareil',
      ALREADY_IN_USE: 'Numéro de série déjà utilisé. Le propriétaire du véhicule peut vous le transférer',
      DEACTIVATED: 'Numéro de série désactivé. Veuillez contacter le service à la clientèle',
      INVALID_STATE: 'L’appareil n’est pas dans un état valide. Veuillez contacter le service à la clientèle',
      NO_PRICING_PLAN: 'Aucun forfait pour ce numéro de série. Veuillez contacter le service à la clientèle',
      OTHER: 'Cet appareil ne peut pas être ajouté. Veuillez contacter le service à la clientèle',
    },
  },
  details: {
    title: { vehicle: 'Dans quel véhicule est-ce ?', tracker: 'Que suit-il ?' },
    types: { module: 'Module de commande', dash_cam: 'Caméra embarquée', tracker: 'Traceur', other: 'Appareil' },
    another: 'Autre appareil',
    name: 'Nom',
    nameHint: {
      vehicle: 'Tel que vous le verrez sur la carte : « Camionnette », « Auto d’Anna ».',
      tracker: 'Tel que vous le verrez sur la carte : « Remorque du bateau », « Excavatrice ».',
    },
    make: 'Marque',
    model: 'Modèle',
    year: 'Année',
    submit: { vehicle: 'Ajouter un véhicule', tracker: 'Ajouter un traceur' },
    busy: 'Ajout…',
  },
  added: {
    title: '{{name}} est dans votre compte',
    trial: 'L’essai gratuit du forfait {{plan}} dure jusqu’au {{date}}.',
    plan: 'Le forfait {{plan}} dure jusqu’au {{date}}.',
    undated: 'Le forfait est {{plan}}.',
    plans: 'Changer de forfait',
    open: 'Ouvrir le véhicule',
    again: 'En ajouter un autre',
  },
} satisfies Translation<typeof en>;
