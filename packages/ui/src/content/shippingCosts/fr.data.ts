import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'Nous livrons dans {countryCount} pays, dont {euCount} de l’Union européenne, par transporteur ou par la poste. Le prix de la livraison dépend du pays, du poids et du mode de livraison.',
  blocks: [
    { kind: 'heading', id: 'costs', text: 'Ce que coûte la livraison' },
    {
      kind: 'paragraph',
      text: 'Le panier indique les marchandises sans les frais de port. Avant de commander, vous voyez le prix de chaque mode de livraison possible pour votre pays et votre colis. Rien ne s’y ajoute ensuite.',
    },
    {
      kind: 'paragraph',
      text: 'Le prix dépend du pays et du poids du colis. Si une commande est trop volumineuse ou trop lourde pour les modes proposés lors de la commande, demandez-nous un prix : {email}.',
    },
    {
      kind: 'freeShipping',
      offered: 'La livraison est gratuite à partir de {threshold} de marchandises (pays de livraison : {country}).',
      none: 'Pas de livraison gratuite pour le moment (pays de livraison : {country}).',
      loading: 'Chargement du montant donnant droit à la livraison gratuite',
    },
    { kind: 'heading', id: 'prices', text: 'Prix par pays et par poids' },
    {
      kind: 'shippingPrices',
      caption: 'Frais de port : {countries}',
      weight: 'Poids',
      upTo: 'jusqu’à {weight}',
      freeFrom: 'Livraison gratuite à partir de {threshold} de marchandises.',
      others: 'Tous les autres pays',
      gross: 'Les prix comprennent la TVA du pays de livraison.',
      net: 'Les prix s’entendent hors TVA.',
      loading: 'Chargement des frais de port',
    },
    { kind: 'heading', id: 'methods', text: 'Modes de livraison et délais' },
    {
      kind: 'paragraph',
      text: 'Les délais courent à partir du jour où le colis quitte notre entrepôt. Chaque article indique quand ce sera ; pour un virement bancaire, comptez de {wireFrom} à {wireTo} jours ouvrés après réception du paiement.',
    },
    {
      kind: 'shippingTimes',
      caption: 'Modes de livraison et délais',
      columns: { method: 'Mode', eu: 'UE', international: 'Autres pays', tracking: 'Suivi' },
      days: '{from} à {to} jours',
      tracked: 'avec suivi',
      untracked: 'sans suivi',
    },
    { kind: 'heading', id: 'minimum', text: 'Montant minimal de commande' },
    {
      kind: 'paragraph',
      text: 'Les commandes livrées dans l’UE commencent à {minimumEu}, celles livrées dans tous les autres pays à {minimumOther}. C’est la valeur des marchandises qui compte, avant les frais de port. Une commande que vous retirez vous-même n’a pas de minimum.',
    },
    { kind: 'heading', id: 'pickup', text: 'Retrait' },
    {
      kind: 'paragraph',
      text: 'Vous pouvez retirer votre commande à notre entrepôt, {city}. Passez d’abord la commande et attendez notre message annonçant qu’elle est prête : sans lui, nous ne pouvons rien remettre. Horaires : {serviceTimes}.',
    },
    {
      kind: 'paragraph',
      audience: 'COMPANY',
      text: 'Les entreprises peuvent aussi faire chercher les articles par leur propre transporteur : choisissez « Retrait par votre transporteur » lors de la commande.',
    },
    { kind: 'heading', id: 'customs', text: 'Livraisons hors de l’UE' },
    {
      kind: 'paragraph',
      text: 'Les livraisons hors de l’Union européenne sont des exportations : nous ne facturons pas de TVA. Les droits de douane, les taxes et les frais du transporteur sont perçus par le pays de destination et restent à votre charge.',
    },
    { kind: 'heading', id: 'countries', text: 'Pays que nous livrons' },
    { kind: 'countries', eu: 'Union européenne', others: 'Autres pays' },
  ],
};
