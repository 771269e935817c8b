import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro:
    'Les présentes conditions s’appliquent à toute commande passée dans cette boutique auprès de {company}, {city}. Des conditions divergentes du client ne font partie du contrat que si nous les acceptons par écrit.',
  blocks: [
    { kind: 'heading', id: 'contract', text: 'Formation du contrat' },
    {
      kind: 'paragraph',
      text: 'Ce que montre la boutique est une invitation et non une offre. Vous faites l’offre avec le bouton « Commande avec obligation de paiement ». Jusque-là, vous pouvez tout corriger dans le panier et sur la page qui précède le bouton. Le contrat est formé lorsque nous confirmons l’expédition de la marchandise ou sa mise à disposition pour le retrait ; l’avis de réception de votre commande ne vaut pas encore acceptation.',
    },
    {
      kind: 'paragraph',
      text: 'Nous conservons le texte de la commande et vous l’envoyons par e-mail avec les présentes conditions. Les contrats peuvent être conclus en français, en allemand et en anglais.',
    },
    { kind: 'heading', id: 'prices', text: 'Prix et TVA' },
    {
      kind: 'paragraph',
      text: 'Les prix sont en euros. Pour les particuliers, ils comprennent la TVA du pays de livraison ; pour les entreprises, ils sont affichés hors TVA. La ligne sous chaque prix précise la TVA qu’il contient. Les frais de port s’y ajoutent et sont affichés avant la commande.',
    },
    {
      kind: 'paragraph',
      text: 'Les entreprises d’un autre pays de l’UE disposant d’un numéro de TVA valable sont livrées sans TVA selon le régime de l’autoliquidation. Les livraisons hors de l’UE sont exonérées de TVA ; les droits de douane sont à la charge du client.',
    },
    { kind: 'heading', id: 'minimum', text: 'Montant minimal et quantités maximales' },
    {
      kind: 'paragraph',
      text: 'Les commandes livrées dans l’UE commencent à {minimumEu}, toutes les autres à {minimumOther}, selon la valeur des marchandises avant frais de port. Certains articles ne sont vendus qu’en quantité limitée par client ; la page de l’article l’indique.',
    },
    { kind: 'heading', id: 'payment', text: 'Paiement' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'Vous payez sur la page du prestataire.',
        SAFERPAY: 'Vous payez sur la page du prestataire ; les données de carte ne nous parviennent jamais.',
        WIRE_TRANSFER: 'La marchandise part de {wireFrom} à {wireTo} jours ouvrés après réception du paiement. Une commande passée sans compte est annulée si le virement ne nous est pas parvenu au jour indiqué dans la confirmation.',
        INVOICE: 'Pour les entreprises et les établissements que nous avons agréés.',
      },
    },
    { kind: 'paragraph', text: 'La marchandise reste notre propriété jusqu’au paiement complet.' },
    { kind: 'heading', id: 'delivery', text: 'Livraison' },
    {
      kind: 'paragraph',
      text: 'Nous livrons dans {countryCount} pays du monde. Modes et délais : {to.shippingCosts}. Si un article s’avère indisponible, nous vous en informons aussitôt et remboursons ce que vous avez payé. Le risque passe au consommateur à la réception, à l’entreprise à la remise au transporteur.',
    },
    { kind: 'heading', id: 'revocation', text: 'Droit de rétractation' },
    {
      kind: 'paragraph',
      text: 'Le consommateur peut se rétracter du contrat sous 14 jours sans donner de motif. Comment, et avec quelles conséquences : {to.revocation}.',
    },
    { kind: 'heading', id: 'guarantee', text: 'Garantie légale' },
    {
      kind: 'paragraph',
      text: 'Le consommateur bénéficie de la garantie légale de conformité de deux ans à compter de la livraison. En cas de défaut, nous réparons ou remplaçons l’article à nos frais ; à défaut, vous pouvez obtenir une réduction du prix ou mettre fin au contrat. Pour les entreprises, la garantie est d’un an ; les défauts apparents doivent être signalés dans les huit jours suivant la livraison.',
    },
    {
      kind: 'paragraph',
      text: 'Un composant soudé, coupé ou utilisé hors des limites de sa fiche technique n’est pas défectueux pour cette seule raison.',
    },
    { kind: 'heading', id: 'repair', text: 'Réparation' },
    {
      kind: 'paragraph',
      text: 'Si nous réparons un article défectueux au titre de la garantie légale, celle-ci est prolongée une fois de douze mois pour le consommateur. Vous choisissez entre réparation et remplacement, sauf si votre choix est impossible ou nous coûte disproportionnellement plus que l’autre. Pour certains types de biens, tels que les écrans, les serveurs et les téléphones, le droit de l’Union européenne oblige le fabricant à les réparer aussi après ce délai, gratuitement ou à un prix raisonnable ; la page de l’article indique à qui s’adresser (directive (UE) 2024/1799).',
    },
    { kind: 'heading', id: 'liability', text: 'Responsabilité' },
    {
      kind: 'paragraph',
      text: 'Notre responsabilité est illimitée en cas de dol, de faute lourde et d’atteinte à la vie, au corps ou à la santé. En cas de faute légère, elle n’est engagée que si une obligation essentielle du contrat est violée, et dans la limite du dommage prévisible. Nos composants ne sont pas homologués pour le maintien en vie, l’aéronautique ou les installations nucléaires, sauf si leur fiche technique l’indique.',
    },
    { kind: 'heading', id: 'law', text: 'Droit applicable et litiges' },
    {
      kind: 'paragraph',
      text: 'Le droit luxembourgeois s’applique, à l’exclusion de la convention des Nations unies sur la vente. Le consommateur conserve la protection que lui accorde le droit de son pays. Pour les entreprises, les tribunaux de la ville de Luxembourg sont compétents. Si l’une de ces conditions est nulle, les autres restent en vigueur.',
    },
  ],
};
