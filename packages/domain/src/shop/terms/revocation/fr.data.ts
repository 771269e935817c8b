import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro:
    'Si vous achetez en tant que consommateur, vous pouvez vous rétracter du contrat sous 14 jours sans donner de motif.',
  blocks: [
    { kind: 'withdrawalLink', text: 'Se rétracter du contrat ici' },
    {
      kind: 'paragraph',
      text: 'Le lien ouvre un formulaire pour votre nom, votre numéro de commande et votre adresse e-mail. Vous vérifiez la déclaration et la confirmez ; un accusé de réception avec son contenu, la date et l’heure arrive aussitôt par e-mail. Aucun compte n’est nécessaire. Vous pouvez aussi écrire à {email}.',
    },
    { kind: 'heading', id: 'period', text: 'Le délai' },
    {
      kind: 'paragraph',
      text: 'Le délai de rétractation expire 14 jours après le jour où vous-même, ou un tiers désigné par vous et autre que le transporteur, avez reçu les biens. Si une commande arrive en plusieurs colis, c’est le dernier qui compte.',
    },
    {
      kind: 'paragraph',
      text: 'Il suffit d’envoyer votre notification avant l’expiration du délai. Aucune forme n’est imposée : un e-mail ou une lettre à {company}, {street}, {city}, suffit, et vous pouvez utiliser le formulaire type ci-dessous.',
    },
    { kind: 'heading', id: 'consequences', text: 'Les effets' },
    {
      kind: 'paragraph',
      text: 'Nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison standard, dans les 14 jours suivant le jour où votre notification nous est parvenue. Nous utilisons votre moyen de paiement, sauf accord contraire, et sans frais pour vous. Si vous avez choisi une livraison plus coûteuse que la moins chère proposée, nous ne remboursons pas la différence. Nous pouvons différer le remboursement jusqu’à la réception des biens ou jusqu’à ce que vous ayez fourni une preuve d’expédition.',
    },
    {
      kind: 'paragraph',
      text: 'Renvoyez les biens dans les 14 jours suivant votre notification. Les frais directs de renvoi sont à votre charge.',
    },
    {
      kind: 'paragraph',
      text: 'Vous ne répondez d’une dépréciation que si elle résulte de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des biens.',
    },
    { kind: 'heading', id: 'exceptions', text: 'Quand il n’y a pas de droit de rétractation' },
    {
      kind: 'list',
      items: [
        'pour les biens confectionnés selon vos spécifications, comme un câble coupé à longueur,',
        'pour les logiciels et supports scellés, une fois descellés,',
        'pour les biens scellés qui ne peuvent être renvoyés pour des raisons de santé ou d’hygiène, une fois ouverts,',
        'pour les entreprises et toute personne qui n’achète pas en tant que consommateur.',
      ],
    },
    { kind: 'heading', id: 'form', text: 'Formulaire type' },
    {
      kind: 'paragraph',
      text: 'Si vous souhaitez vous rétracter, vous pouvez copier ce texte, le compléter et nous l’envoyer.',
    },
    {
      kind: 'list',
      items: [
        'À l’attention de {company}, {street}, {city}, {email} :',
        'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente des biens (*) / pour la prestation de services (*) ci-dessous',
        'Commandé le (*) / reçu le (*)',
        'Nom du (des) consommateur(s)',
        'Adresse du (des) consommateur(s)',
        'Signature du (des) consommateur(s) (uniquement en cas de notification sur papier)',
        'Date',
      ],
    },
    { kind: 'paragraph', text: '(*) Rayez la mention inutile.' },
  ],
};
