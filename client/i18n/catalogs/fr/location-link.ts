import type { Translation } from '../../types.ts';
import type en from '../en/location-link.ts';

export default {
  dialog: {
    title: 'Partager la position : {{name}}',
    lead: 'Toute personne qui a le lien voit où se trouve le véhicule, sans compte, jusqu’à l’expiration du lien. Elle voit son nom, sa position et l’heure de ce signalement, rien d’autre.',
    length: 'Le lien expire après',
    end: 'Le lien expire le',
    zone: 'Heure de {{zone}}, où il est {{time}}',
    create: 'Créer le lien',
  },
  lengths: { hour: '1 heure', hours: '8 heures', day: '1 jour', week: '1 semaine', exact: 'À une heure précise' },
  problems: {
    incomplete: 'Choisissez un jour et une heure',
    too_soon: 'Choisissez un moment dans 1 heure ou plus',
    too_late: 'Choisissez un moment dans les 7 prochains jours',
  },
  created: {
    text: 'Le lien fonctionne jusqu’au {{time}}.',
    link: 'Lien',
    once: 'Copiez-le maintenant. Il ne sera plus affiché.',
    copy: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le lien et copiez-le.',
    another: 'Créer un autre lien',
  },
  left: { day_one: '{{count}} jour', day_other: '{{count}} jours' },
  list: {
    title: 'Liens actifs',
    none: 'Aucun lien actif. Seules les personnes ayant accès au véhicule voient sa position.',
    again: 'Réessayer',
    left: 'Encore {{left}}',
    until: 'Expire le {{time}}',
    opened: 'Dernière ouverture : {{time}}',
    neverOpened: 'Créé {{time}}, pas encore ouvert',
    revoke: 'Révoquer',
    revokeOne: 'Révoquer le lien qui expire le {{time}}',
  },
  revoke: {
    title: 'Révoquer ce lien ?',
    text: 'Il cesse de fonctionner immédiatement. Les personnes qui l’ont ne voient plus où se trouve {{name}}.',
    submit: 'Révoquer le lien',
  },
  where: {
    title: 'Position : {{name}}',
    failed: 'La position n’a pas été chargée',
    reported: 'Signalée {{age}}',
    until: 'Le propriétaire partage cette position jusqu’au {{time}}.',
    refresh: 'Actualiser',
    old: 'La position n’a pas pu être actualisée.',
    noPosition: {
      plan: 'La position n’est pas disponible pour le moment. Si vous en avez besoin, communiquez avec le propriétaire du véhicule.',
      out_of_service:
        'La position n’est pas disponible pour le moment. Si vous en avez besoin, communiquez avec le propriétaire du véhicule.',
      no_report: 'L’appareil n’a pas encore signalé sa position. Elle s’affichera ici dès qu’il le fera.',
    },
  },
  map: {
    label: 'Carte : {{name}}',
    description: 'Les coordonnées sous la carte indiquent le même endroit.',
    center: 'Centrer sur le véhicule',
  },
  ended: {
    title: {
      INVALID_TOKEN: 'Ce lien n’est pas valide',
      EXPIRED_TOKEN: 'Ce lien a expiré',
      USED_TOKEN: 'Ce lien a expiré',
      WITHDRAWN_TOKEN: 'La position n’est plus partagée',
    },
    text: {
      INVALID_TOKEN:
        'Ouvrez-le de nouveau à partir du message reçu, ou demandez-en un nouveau au propriétaire du véhicule.',
      EXPIRED_TOKEN:
        'Les liens de position fonctionnent pendant une durée limitée. Demandez-en un nouveau au propriétaire du véhicule.',
      USED_TOKEN:
        'Les liens de position fonctionnent pendant une durée limitée. Demandez-en un nouveau au propriétaire du véhicule.',
      WITHDRAWN_TOKEN: 'Le propriétaire a mis fin à ce lien. Demandez-lui-en un nouveau si vous en avez encore besoin.',
    },
  },
} as const satisfies Translation<typeof en>;
