import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'Cette page vous dit quelles données personnelles nous utilisons, pourquoi, combien de temps, et ce que vous pouvez exiger. Nous en recueillons aussi peu qu’une boutique le permet et n’en vendons aucune.',
  blocks: [
    { kind: 'heading', id: 'controller', text: 'Responsable du traitement' },
    {
      kind: 'paragraph',
      text: 'Le responsable du traitement est {company}, {street}, {city}. Nous répondons aux questions sur la protection des données à l’adresse {email}.',
    },
    { kind: 'heading', id: 'data', text: 'Quelles données, pour quoi' },
    {
      kind: 'table',
      caption: 'Données, finalité et base juridique',
      columns: ['Données', 'Finalité', 'Base juridique (RGPD)'],
      rows: [
        [
          'Panier, langue, pays de livraison',
          'Retrouver la boutique telle que vous l’avez laissée',
          'Contrat, art. 6, § 1, b',
        ],
        [
          'Nom, adresses, e-mail, téléphone',
          'Commande, livraison, facture et questions à leur sujet',
          'Contrat, art. 6, § 1, b',
        ],
        ['Numéro de TVA des entreprises', 'Traitement fiscal de la commande', 'Obligation légale, art. 6, § 1, c'],
        ['Commande et facture', 'Comptabilité', 'Obligation légale, art. 6, § 1, c'],
        ['E-mail pour la newsletter', 'Envoi de la newsletter', 'Consentement, art. 6, § 1, a'],
        ['E-mail pour une alerte de stock', 'Un e-mail quand un article est à nouveau en stock', 'Consentement, art. 6, § 1, a'],
        ['Rapports d’erreur : type et endroit de l’erreur dans notre programme, type de page, numéro de votre navigateur', 'Trouver et corriger les défauts', 'Consentement, art. 6, § 1, a'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Notre serveur note quel type de page a été demandé, avec quel résultat et en combien de temps. Il ne note pas qui l’a demandé.',
    },
    { kind: 'heading', id: 'recipients', text: 'Qui reçoit des données' },
    {
      kind: 'list',
      items: [
        'Les transporteurs et la poste : nom et adresse, ainsi que téléphone ou e-mail si la livraison est annoncée.',
        'Les services de paiement (PayPal, Saferpay) et les banques : montant et numéro de commande ; PayPal reçoit aussi les articles commandés et l’adresse de livraison. Vous saisissez les données de carte sur leur page ; nous ne les voyons jamais.',
        'Notre hébergeur, qui agit sur nos instructions.',
        'Les autorités, lorsqu’une loi nous y oblige.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nous ne transférons des données hors de l’Espace économique européen que si votre commande y est livrée ou si vous choisissez un service de paiement qui y est établi.',
    },
    { kind: 'heading', id: 'time', text: 'Durée de conservation' },
    {
      kind: 'paragraph',
      text: 'Un panier sans commande est supprimé à l’expiration de sa session. Les commandes et les factures sont conservées dix ans, comme l’exige le droit commercial luxembourgeois. Une question est supprimée un an après sa réponse, un compte à votre demande, une adresse de newsletter dès votre désinscription, celle d’une alerte de stock avec son e-mail ou au bout d’un an.',
    },
    { kind: 'heading', id: 'rights', text: 'Vos droits' },
    { kind: 'paragraph', text: 'Vous pouvez à tout moment nous demander :' },
    {
      kind: 'list',
      items: [
        'l’accès à vos données et une copie dans un format lisible,',
        'leur rectification, leur effacement ou la limitation de leur usage,',
        'la fin d’un usage auquel vous vous opposez et le retrait d’un consentement pour l’avenir.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Un simple e-mail à {email} suffit. Vous pouvez aussi déposer une réclamation auprès de la Commission nationale pour la protection des données (CNPD) à Luxembourg ou de l’autorité de votre pays.',
    },
    { kind: 'heading', id: 'cookies', text: 'Cookies' },
    { kind: 'paragraph', text: 'Les cookies que dépose la boutique : {to.cookies}.' },
    { kind: 'heading', id: 'security', text: 'Sécurité' },
    {
      kind: 'paragraph',
      text: 'Toutes les connexions sont chiffrées. Les mots de passe et les numéros de session ne sont enregistrés que sous forme d’empreintes, à partir desquelles on ne peut pas les retrouver.',
    },
  ],
};
