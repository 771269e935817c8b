import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-22',
  intro:
    'Klots École fait entrer machines, capteurs et programmes dans la classe. Vous trouverez ici comment les écoles commandent, comment les leçons commencent et qui vous aide.',
  blocks: [
    { kind: 'heading', id: 'limit', text: 'Combien de coffrets peuvent être commandés' },
    {
      kind: 'paragraph',
      text: 'Pour que les coffrets parviennent au plus grand nombre de classes, un client peut mettre dans son panier au plus {educationalLimit} pièces de chaque article Klots. Certains coffrets sont rares, leur page l’indique : au plus {scarceLimit} de chacun.',
    },
    {
      kind: 'paragraph',
      text: 'Les écoles, universités, bibliothèques, maisons de jeunes et ateliers de formation peuvent commander davantage. Inscrivez-vous et dites-nous, avec l’adresse e-mail de votre compte, ce qu’il vous faut et pour combien d’élèves, avec le nom et l’adresse de votre établissement ; nous agréons le compte, et les limites ne s’y appliquent plus.',
    },
    { kind: 'contactLink', text: 'Demander davantage de coffrets', topic: 'school' },
    {
      kind: 'note',
      text: 'Utilisez de préférence une adresse e-mail de l’établissement ou envoyez une lettre de sa part à {email}. Nous répondons en général sous deux jours ouvrés.',
    },
    { kind: 'heading', id: 'plan', text: 'Combien de coffrets pour une classe' },
    {
      kind: 'table',
      caption: 'Coffrets pour une classe de 24 élèves',
      columns: ['Type de leçon', 'Élèves par coffret', 'Coffrets'],
      rows: [
        ['Machines simples, de 6 à 9 ans', '2', '12'],
        ['Robotique avec le kit robot, dès 10 ans', '2 à 3', '8 à 12'],
        ['Équipe de concours avec l’extension', '4 à 6', '1 par équipe'],
        ['Ateliers tournants', '4', '6'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Un coffret de plus que de groupes fait une bonne réserve : un câble de moteur perdu n’arrête alors personne.',
    },
    { kind: 'heading', id: 'start', text: 'Pour commencer' },
    {
      kind: 'list',
      items: [
        'Chargez les unités de commande la veille ; une charge complète prend environ deux heures.',
        'Triez les pièces d’après l’image du couvercle et comptez-les une fois avec la classe : vous gagnerez du temps à la fin de chaque leçon.',
        'Donnez un nom à chaque unité et écrivez-le sur la boîte avant de l’appairer. Chaque groupe retrouve ainsi la sienne.',
        'Commencez par un modèle de quinze minutes qui bouge, puis faites modifier une seule chose à la fois.',
        'Gardez les dix dernières minutes pour démonter, compter et noter ce qui a réussi.',
      ],
    },
    { kind: 'heading', id: 'guides', text: 'Guides pour les leçons' },
    { kind: 'question', text: 'Leviers, roues et engrenages (de 6 à 9 ans)' },
    {
      kind: 'paragraph',
      text: 'Six leçons avec le coffret de machines simples. Les élèves construisent une bascule, une manivelle et un train d’engrenages, prévoient ce qui tourne dans quel sens et mesurent avec une règle et des jetons.',
    },
    { kind: 'question', text: 'Des capteurs qui décident (de 10 à 14 ans)' },
    {
      kind: 'paragraph',
      text: 'Huit leçons avec le kit robot. Du moteur qui tourne une seconde au véhicule qui s’arrête devant le mur : lire une distance, la comparer à un seuil, répéter jusqu’à ce qu’il se passe quelque chose.',
    },
    { kind: 'question', text: 'Une ligne, une carte, une mission (dès 12 ans)' },
    {
      kind: 'paragraph',
      text: 'Dix leçons avec le kit robot et son extension. Suivre une ligne, compter les croisements, aller chercher un objet et le rapporter ; à la fin, chaque équipe écrit une mission pour une autre.',
    },
    {
      kind: 'paragraph',
      text: 'Nous envoyons les guides et leurs fiches de travail en PDF, en français, en allemand et en anglais. Indiquez dans votre message le coffret et l’âge de votre classe.',
    },
    { kind: 'heading', id: 'help', text: 'Quand quelque chose ne marche pas' },
    { kind: 'question', text: 'Une unité ne s’appaire pas' },
    {
      kind: 'paragraph',
      text: 'Éteignez les autres unités de la salle, maintenez dix secondes le bouton de celle-ci jusqu’à ce qu’il clignote, et appairez-la seule. Les autres peuvent ensuite être rallumées.',
    },
    { kind: 'question', text: 'Un moteur tourne mais rien ne bouge' },
    {
      kind: 'paragraph',
      text: 'Cherchez un pignon qui glisse sur son axe ou deux pignons qui se coincent. Le moteur lui-même est rarement en panne : essayez-le sur un autre port.',
    },
    { kind: 'question', text: 'Des pièces manquent ou sont cassées' },
    {
      kind: 'paragraph',
      text: 'Notez le numéro imprimé dans la liste des pièces du coffret et la quantité nécessaire. Pendant la garantie, nous remplaçons ce qui s’est cassé lors d’un usage normal.',
    },
    { kind: 'heading', id: 'paying', text: 'Devis, factures et livraison' },
    {
      kind: 'list',
      items: [
        'Les établissements que nous avons agréés peuvent payer sur facture. Sur demande, nous établissons un devis pour votre administration.',
        'Avec un compte d’entreprise, vous voyez les prix hors TVA, et votre numéro de commande figure sur la facture. Un établissement de l’UE a besoin pour cela d’un numéro de TVA ; sans ce numéro, il s’inscrit comme particulier et écrit son nom devant la rue.',
        'Nous livrons aux heures de votre secrétariat ou de votre concierge si vous les indiquez avec la commande.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Pour le reste, tout est comme pour chaque commande : {to.shippingCosts}, {to.faq}, {to.gtc}.',
    },
    { kind: 'heading', id: 'contact', text: 'Qui vous aide' },
    {
      kind: 'paragraph',
      text: 'Vous joignez notre équipe éducation par téléphone au {phone} ou par e-mail à {email}. Horaires : {serviceTimes}.',
    },
    { kind: 'contactLink', text: 'Écrire à l’équipe éducation', topic: 'school' },
  ],
};
