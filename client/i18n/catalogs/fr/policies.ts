import type { Translation } from '../../types.ts';
import type en from '../en/policies.ts';

export default {
  contents: 'Sur cette page',
  effective: 'En vigueur depuis le {{date}}',
  print: 'Imprimer',
  notices: 'Avis relatifs aux logiciels tiers',
  privacy: {
    lead: 'Ce que {{brand}} apprend de vous et de vos véhicules, à quoi cela sert, et ce que vous décidez.',
    sections: {
      scope: {
        title: 'Portée de cette politique',
        text: [
          'Cette politique concerne le portail client {{brand}}, l’application {{brand}} et les appareils installés dans vos véhicules. Elle s’applique aux propriétaires, aux invités avec qui un véhicule est partagé et aux visiteurs du portail.',
          'Elle ne concerne pas les sites des revendeurs, des installateurs ou des prestataires de paiement vers lesquels nous renvoyons. Ils ont leurs propres politiques.',
        ],
      },
      collected: {
        title: 'Ce que nous recueillons',
        text: [
          'Nous recueillons ce qui est nécessaire au service :',
          '- Votre compte : nom, adresse courriel, numéro de téléphone, code postal, pays, langue, fuseau horaire et unités.',
          '- Vos véhicules : nom, marque, modèle, année, plaque, numéro d’identification et image, dans la mesure où vous les saisissez, ainsi que le numéro de série de chaque appareil.',
          '- Ce que les appareils transmettent : position, vitesse, direction, kilométrage, contact, verrouillage, tension de la batterie, pression des pneus, niveau de carburant et codes d’anomalie. Ce qui existe dépend de l’appareil, du véhicule et du forfait.',
          '- Ce que vous faites d’un véhicule : commandes, réglages, géorepérages, alertes, et qui a envoyé chaque commande et quand.',
          '- Vos achats : commandes, forfaits, factures, ainsi que la marque et les quatre derniers chiffres d’une carte. Le numéro complet va au prestataire de paiement et nous ne le conservons pas.',
          '- L’utilisation du portail : pages ouvertes et erreurs rencontrées, si vous autorisez les analyses dans Mon compte.',
        ],
      },
      location: {
        title: 'Données de localisation',
        text: [
          'Un appareil transmet où se trouve le véhicule quand il roule, quand il se gare, quand se produit un événement dont vous voulez être averti et quand vous actualisez sa position. La fréquence dépend du forfait. C’est à partir de ces données que nous établissons la carte, les trajets, les alertes de géorepérage et les rapports.',
          'Toute personne qui conduit le véhicule ou s’y trouve est localisée avec lui. Si vous en êtes le propriétaire, il vous revient d’informer les conducteurs que le véhicule transmet sa position et, là où la loi l’exige, d’obtenir leur consentement.',
          'Nous ne vendons pas les données de localisation et ne les utilisons pas pour la publicité. Vous pouvez y mettre fin à tout moment : suspendez ou résiliez le forfait, ou faites retirer l’appareil.',
        ],
      },
      video: {
        title: 'Enregistrements de la caméra embarquée',
        text: [
          'Les caméras enregistrent sur la caméra elle-même. Des clips et des images nous parviennent quand un événement les téléverse, quand vous prenez un cliché ou pendant que vous regardez en direct. Le micro est coupé jusqu’à ce que vous l’activiez.',
          'À certains endroits, enregistrer le son ou l’intérieur d’un véhicule exige le consentement de toutes les personnes enregistrées. Assurez-vous de l’avoir.',
        ],
      },
      use: {
        title: 'À quoi cela nous sert',
        text: [
          '- À montrer vos véhicules, envoyer vos commandes et livrer les alertes que vous avez réglées.',
          '- À facturer les forfaits et les produits et à expédier les commandes.',
          '- À répondre à vos questions et à réparer ce qui ne fonctionne pas.',
          '- À protéger les comptes, à déceler les abus et à remplir nos obligations légales.',
          '- À améliorer le service, avec des données qui ne vous identifient plus, et avec des analyses seulement si vous les autorisez.',
          'Là où la loi exige un fondement, c’est notre contrat avec vous, notre intérêt à un service sûr qui fonctionne, une obligation légale ou votre consentement, que vous pouvez retirer.',
        ],
      },
      guests: {
        title: 'Partage avec des invités',
        text: [
          'Vous décidez qui d’autre voit un véhicule, à quel niveau et pour combien de temps. Un invité en lecture seule voit le véhicule et où il se trouve. L’accès partiel permet aussi les commandes, l’accès complet aussi les réglages. Aucun invité ne voit votre facturation, vos cartes ni vos autres véhicules.',
          'Un invité voit votre nom et votre adresse courriel ; vous voyez le nom, l’adresse courriel et les commandes de l’invité. L’accès prend fin quand vous le retirez ou quand sa durée est écoulée.',
          'Quand vous transférez un véhicule, il passe au nouveau propriétaire avec son forfait et ses trajets, et vous perdez l’accès. Avant de confirmer, demandez-vous si son passé doit le suivre.',
        ],
      },
      recipients: {
        title: 'Qui d’autre reçoit des données',
        text: [
          '- Des prestataires qui travaillent pour nous sous contrat : hébergement, réseaux mobiles, cartes, paiements, livraison, messages et assistance.',
          '- Des revendeurs et des installateurs, tant que vous ou eux mettez un appareil en mode service. Ils voient l’appareil, ni votre profil ni votre facturation.',
          '- Des autorités, quand la loi nous y oblige. Nous vérifions chaque demande, ne donnons pas plus que ce qu’elle vise et vous en informons, sauf si cela est interdit.',
          '- Un successeur, si l’entreprise est vendue. Il est tenu par cette politique.',
          'Certains prestataires sont dans un autre pays que vous. Nous convenons alors des garanties que votre loi exige.',
        ],
      },
      retention: {
        title: 'Combien de temps nous les gardons',
        text: [
          '- Positions, trajets, activité et alertes : jusqu’à 24 mois, ou jusqu’à la suppression du véhicule.',
          '- Clips et images des caméras : jusqu’à ce que l’espace de votre forfait soit plein ou que vous les supprimiez, au plus 12 mois.',
          '- Compte et véhicules : tant que le compte existe, et 90 jours après sa fermeture.',
          '- Commandes et factures : aussi longtemps que l’exige la loi fiscale, en général 7 ans.',
          '- Messages à l’assistance : 24 mois après la clôture du dossier.',
          'Ensuite, les données sont supprimées ou rendues anonymes. Les copies de sauvegarde sont écrasées dans les 35 jours.',
        ],
      },
      security: {
        title: 'Comment nous les protégeons',
        text: [
          'Les données sont chiffrées pendant leur transport et là où elles sont conservées. Le personnel ne peut les lire que si son travail l’exige, et chaque lecture est consignée. Vous pouvez mieux protéger le compte avec l’authentification à deux facteurs.',
          'Aucun système n’est parfaitement sûr. Si vos données sont exposées d’une façon qui vous met en danger, nous vous en informons, ainsi que les autorités, sans délai.',
        ],
      },
      choices: {
        title: 'Vos choix et vos droits',
        text: [
          '- Voir et corriger votre profil et vos véhicules dans le portail.',
          '- Activer ou désactiver les analyses, les messages texte et les notifications dans Mon compte.',
          '- Voir l’activité et les trajets dans le portail et exporter les rapports en fichiers.',
          '- Demander une copie de vos données, leur correction ou leur suppression.',
          '- Vous opposer à un usage de vos données ou demander de le limiter.',
          '- Porter plainte auprès de l’autorité de protection des données de votre lieu de résidence.',
          'Nous répondons aux demandes dans les 30 jours et pouvons vous demander de prouver votre identité. Exercer un droit ne coûte rien et ne change ni le prix ni le service.',
        ],
      },
      browser: {
        title: 'Témoins et stockage dans le navigateur',
        text: [
          'Le portail utilise ce qu’il faut pour garder votre session ouverte, et rien pour la publicité. Avec « se souvenir de moi », un témoin sécurisé dure 365 jours ; sans cela, la session se termine avec le navigateur. Les navigateurs de confiance et votre choix de clair ou de sombre sont gardés dans le stockage du navigateur. La déconnexion retire la session de tous les onglets.',
        ],
      },
      children: {
        title: 'Enfants',
        text: [
          'Les comptes sont destinés aux adultes. Nous n’ouvrons pas sciemment de compte à une personne de moins de 16 ans. Si vous pensez qu’un enfant en a un, écrivez-nous et nous le supprimerons.',
        ],
      },
      changes: {
        title: 'Modifications de cette politique',
        text: [
          'La date ci-dessus indique depuis quand cette version est en vigueur. Si une modification vous concerne, nous vous en informons par courriel ou dans le portail au moins 30 jours avant.',
        ],
      },
      contact: {
        title: 'Nous joindre',
        text: [
          'Pour toute question ou demande sur vos données, écrivez à {{privacyEmail}} ou à {{address}}. Nous répondons en 48 à 72 heures.',
        ],
      },
    },
  },
  terms: {
    lead: 'L’accord entre vous et {{brand}} sur le portail, l’application, les appareils et les forfaits.',
    sections: {
      agreement: {
        title: 'L’accord',
        text: [
          'En créant un compte, en acceptant une invitation ou en utilisant un appareil, vous acceptez ces conditions et la politique de confidentialité. Si vous agissez pour une entreprise, vous confirmez que vous pouvez l’engager.',
          'Vous devez avoir l’âge légal pour conclure un contrat là où vous vivez.',
        ],
      },
      account: {
        title: 'Votre compte',
        text: [
          'Gardez vos coordonnées à jour et votre mot de passe secret. Vous répondez de ce qui est fait avec votre compte, y compris par les invités. Prévenez-nous aussitôt si quelqu’un d’autre a pu l’utiliser.',
          'Une seule personne ou entreprise détient le compte. Partagez un accès avec des invités plutôt qu’un mot de passe.',
        ],
      },
      devices: {
        title: 'Appareils et installation',
        text: [
          'Faites installer les appareils par un installateur autorisé. Une mauvaise installation peut endommager un véhicule et annule la garantie de l’appareil. Certains réglages exigent un installateur autorisé.',
          'Un installateur peut mettre un appareil en mode service pour une durée limitée. Ce mode ne donne accès ni à votre facturation ni à votre profil.',
        ],
      },
      commands: {
        title: 'Commandes à distance et sécurité',
        text: [
          'Une commande est exécutée quand l’appareil le confirme, non quand elle est envoyée. Un démarrage à distance peut prendre jusqu’à 1 minute. Un véhicule sans réseau mobile ne répond pas.',
          '- Ne démarrez jamais un moteur dans un espace clos : les gaz d’échappement sont mortels.',
          '- Assurez-vous que personne n’est en danger quand vous verrouillez, déverrouillez ou démarrez un véhicule ou ouvrez son coffre.',
          '- N’utilisez ni le portail ni l’application en conduisant.',
          '- Suivez les règles locales sur le démarrage à distance, le moteur au ralenti et les caméras au pare-brise.',
        ],
      },
      lawful: {
        title: 'Usage licite',
        text: [
          'N’utilisez des appareils que dans des véhicules qui vous appartiennent ou que vous pouvez équiper. Ne suivez personne sans le consentement que la loi exige. Dites aux conducteurs que le véhicule transmet sa position, et aux passagers qu’une caméra enregistre, là où cela est requis.',
          'Vous ne pouvez ni forcer, ni surcharger, ni copier le service, ni contourner ses limites, ni le revendre sans notre accord.',
        ],
      },
      plans: {
        title: 'Forfaits, essais et renouvellement',
        text: [
          'Chaque appareil a besoin d’un forfait. Les forfaits sont vendus au mois ou pour 1 à 6 ans et se renouvellent d’eux-mêmes au prix du moment, sauf si vous désactivez le renouvellement automatique. Là où un essai gratuit est offert, il dure 30 jours.',
          '- Un forfait supérieur s’applique aussitôt, avec un crédit pour le service restant. Un forfait inférieur s’applique à la fin du terme.',
          '- Un changement de forfait met 1 à 2 heures à atteindre l’appareil, et jusqu’à 24 heures si celui-ci est longtemps resté inactif.',
          '- Si vous annulez le renouvellement automatique, le service continue jusqu’à la date d’expiration, puis s’arrête.',
          '- Une pause saisonnière dure 3 mois à partir de la fin de la période de facturation en cours. Un appareil en pause n’est pas suivi et ne reçoit pas de commandes.',
        ],
      },
      payments: {
        title: 'Prix, paiement et taxes',
        text: [
          'Le total affiché avant le paiement est ce que vous payez, taxes et rabais compris. Nous débitons la carte que vous avez choisie. Si un paiement échoue, nous vous en informons, et le forfait peut expirer.',
          'Les prix peuvent changer pour le terme suivant. Nous vous prévenons avant un renouvellement à un prix plus élevé.',
        ],
      },
      streaming: {
        title: 'Vue en direct et données',
        text: [
          'La vue en direct et les téléversements utilisent les données de votre forfait de diffusion. Quand 100 % des données sont utilisées, la vue en direct n’est plus disponible jusqu’à la période suivante ou jusqu’à ce que vous changiez de forfait.',
        ],
      },
      sharing: {
        title: 'Partage et transfert',
        text: [
          'Vous pouvez partager un véhicule avec des invités et y mettre fin à tout moment. Un transfert vers un autre compte prend effet quand le nouveau propriétaire l’accepte ; jusque-là, vous pouvez l’annuler. Ensuite, le véhicule, son forfait et ses trajets appartiennent au nouveau compte et vous n’y avez plus accès.',
        ],
      },
      availability: {
        title: 'Disponibilité',
        text: [
          'Le service dépend des réseaux mobiles, des satellites, des cartes et de l’électricité du véhicule. Nous annonçons les maintenances et signalons les interruptions de service dans le portail, mais nous ne pouvons promettre que le service est toujours disponible ni qu’une position est exacte.',
          'Le service n’est pas un service d’urgence et n’en remplace aucun. En cas d’urgence, appelez le numéro d’urgence de l’endroit où vous êtes.',
        ],
      },
      content: {
        title: 'Contenu et licences',
        text: [
          'Vos données restent les vôtres. Vous nous permettez de les traiter comme le dit la politique de confidentialité. Le logiciel et sa conception restent les nôtres ; vous pouvez les utiliser tant que ces conditions s’appliquent. Les cartes contiennent des données des contributeurs d’OpenStreetMap sous la licence Open Database License.',
        ],
      },
      liability: {
        title: 'Responsabilité',
        text: [
          'Notre responsabilité est illimitée là où la loi n’admet pas de limite, notamment en cas d’intention, de faute lourde et de dommage corporel. Pour le reste, elle se limite à ce que vous avez payé pour l’appareil et le forfait concernés au cours des 12 derniers mois. Nous ne répondons ni du manque à gagner ni de ce qui résulte d’une mauvaise installation, d’une absence de réseau ou d’un usage illicite.',
          'Les droits que la loi donne aux consommateurs ne sont pas touchés.',
        ],
      },
      ending: {
        title: 'Fin de l’accord',
        text: [
          'Vous pouvez fermer votre compte à tout moment. Nous pouvons le suspendre ou le fermer si ces conditions sont gravement enfreintes, ou avec un préavis de 60 jours pour d’autres raisons ; nous vous remboursons alors ce que vous avez payé pour le temps non utilisé.',
        ],
      },
      changes: {
        title: 'Modifications et droit applicable',
        text: [
          'Si nous modifions ces conditions, nous vous en informons au moins 30 jours avant. Si vous n’êtes pas d’accord, vous pouvez mettre fin à l’accord avant que la modification s’applique. Si l’une de ces conditions est invalide, les autres demeurent.',
          'Le droit de l’État de l’Illinois s’applique, ainsi que celui de votre pays là où il vous protège comme consommateur.',
        ],
      },
      contact: {
        title: 'Nous joindre',
        text: ['Écrivez à {{email}} ou à {{address}}. Nous répondons en 48 à 72 heures.'],
      },
    },
  },
  returns: {
    lead: 'Comment les commandes sont expédiées, et comment retourner un produit ou mettre fin à un forfait.',
    sections: {
      orders: {
        title: 'Commandes et livraison',
        text: [
          'Les commandes de produits sont traitées en 2 jours ouvrables. Un produit en rupture de stock est expédié dans les 30 à 60 jours ; nous vous le disons avant le paiement, puis par courriel dès que la date est connue.',
          'Nous livrons à des adresses civiques. Les boîtes postales ne sont pas possibles.',
        ],
      },
      window: {
        title: 'Retourner un produit',
        text: [
          'Vous pouvez retourner un produit dans les 30 jours suivant sa livraison si :',
          '- il est complet, avec câbles et accessoires,',
          '- il n’a pas été installé et ne présente aucun dommage,',
          '- vous avez le reçu, que vous trouvez sous Facturation.',
        ],
      },
      steps: {
        title: 'Comment le retourner',
        text: [
          'Communiquez avec l’assistance en indiquant le numéro du reçu et le numéro de série de l’appareil. Vous recevez un numéro de retour et l’adresse.',
          'Emballez bien le produit et inscrivez le numéro de retour sur le colis. N’envoyez rien sans numéro de retour : nous ne pourrions pas savoir à qui est le colis.',
          'Les frais de retour sont à votre charge, sauf si le produit est défectueux ou n’est pas celui que vous avez commandé.',
        ],
      },
      refunds: {
        title: 'Remboursements',
        text: [
          'Quand le produit est arrivé et en bon état, nous remboursons son prix et les taxes sur la carte utilisée, dans les 10 jours ouvrables. Votre banque peut avoir besoin de quelques jours de plus. Un rabais qui dépendait d’un forfait est déduit du remboursement si vous gardez le produit et mettez fin au forfait.',
        ],
      },
      defects: {
        title: 'Produits défectueux',
        text: [
          'Si un appareil est défectueux, communiquez d’abord avec l’assistance : bien des problèmes se règlent sans rien envoyer. Pendant la garantie de 12 mois, nous réparons ou remplaçons sans frais un appareil défectueux. Pendant qu’un remplacement est en route, le forfait de l’appareil continue.',
          'La garantie ne couvre ni les accidents, ni l’eau, ni une mauvaise installation, ni les modifications de l’appareil. Les droits que la loi vous donne ne sont pas touchés.',
        ],
      },
      plans: {
        title: 'Forfaits et options',
        text: [
          'Un essai gratuit ne coûte rien et peut être arrêté à tout moment. Les forfaits mensuels ne sont pas remboursés ; le service continue jusqu’à la fin du mois payé. Un forfait d’un an ou plus est remboursé en entier dans les 30 jours suivant l’achat si l’appareil n’a pas été utilisé ; sinon, il prend fin à sa date d’expiration.',
          'Si vous retournez un appareil, son forfait est annulé le jour où l’appareil arrive.',
        ],
      },
      exchanges: {
        title: 'Mises à niveau de modules',
        text: [
          'Un module obtenu au prix d’une offre de mise à niveau se retourne comme tout autre produit. Jusqu’à son installation, votre ancien module et son forfait restent tels quels.',
        ],
      },
      contact: {
        title: 'Nous joindre',
        text: ['Écrivez à {{email}} ou appelez le {{phone}}. Nous répondons en 48 à 72 heures.'],
      },
    },
  },
} satisfies Translation<typeof en>;
