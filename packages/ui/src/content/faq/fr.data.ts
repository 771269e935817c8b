import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro: 'Les questions que l’on nous pose le plus souvent. Si la vôtre n’y est pas, écrivez-nous : {email}.',
  blocks: [
    { kind: 'heading', id: 'ordering', text: 'Commander' },
    { kind: 'question', text: 'Y a-t-il un montant minimal de commande ?' },
    {
      kind: 'paragraph',
      text: 'Oui : {minimumEu} pour les livraisons dans l’UE et {minimumOther} pour tous les autres pays, selon la valeur des marchandises avant frais de port. Pour un retrait, il n’y en a pas.',
    },
    { kind: 'question', text: 'Pourquoi ne puis-je commander que peu de pièces de certains articles ?' },
    {
      kind: 'paragraph',
      text: 'Certains articles sont rares et nous souhaitons que beaucoup de clients en aient. La page de l’article et le panier indiquent la limite. Les écoles et autres établissements d’enseignement peuvent en commander davantage : demandez-nous.',
    },
    { kind: 'question', text: 'Pourquoi la quantité augmente-t-elle par paliers ?' },
    {
      kind: 'paragraph',
      text: 'Certains composants sont vendus en bande ou en paquet. La plus petite quantité est un paquet, chaque palier en ajoute un.',
    },
    { kind: 'question', text: 'Mon panier est-il conservé si je ferme la page ?' },
    {
      kind: 'paragraph',
      text: 'Oui. Il est conservé {sessionDays} jours dans ce navigateur et vous le retrouvez à votre retour.',
    },
    { kind: 'heading', id: 'prices', text: 'Prix et paiement' },
    { kind: 'question', text: 'Pourquoi les prix changent-ils quand je choisis « entreprise » ?' },
    {
      kind: 'paragraph',
      text: 'Les particuliers voient les prix avec la TVA de leur pays de livraison, les entreprises les voient hors TVA. Ce qui est facturé dépend du pays de livraison et de votre numéro de TVA.',
    },
    { kind: 'question', text: 'Comment puis-je payer ?' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'Immédiatement, sur la page du prestataire.',
        SAFERPAY: 'Immédiatement, sur la page du prestataire.',
        WIRE_TRANSFER: 'La commande part de {wireFrom} à {wireTo} jours ouvrés après réception du paiement.',
        INVOICE: 'Pour les entreprises et les établissements que nous avons agréés.',
      },
    },
    { kind: 'heading', id: 'delivery', text: 'Livraison' },
    { kind: 'question', text: 'Quand mon colis arrivera-t-il ?' },
    {
      kind: 'paragraph',
      text: 'Chaque article indique quand il quitte notre entrepôt ; ajoutez-y le délai du transporteur. Tous les modes : {to.shippingCosts}.',
    },
    { kind: 'question', text: 'Puis-je retirer ma commande ?' },
    {
      kind: 'paragraph',
      text: 'Oui, à notre entrepôt, {city}, dès que nous vous avons écrit qu’elle est prête. Ne venez pas avant, s’il vous plaît.',
    },
    { kind: 'question', text: 'Dois-je payer des droits de douane ?' },
    {
      kind: 'paragraph',
      text: 'Dans l’UE, jamais. Ailleurs, le pays de destination peut percevoir des droits et des taxes, qui ne sont pas compris dans nos prix.',
    },
    { kind: 'heading', id: 'returns', text: 'Retours et défauts' },
    { kind: 'question', text: 'Puis-je renvoyer un article ?' },
    {
      kind: 'paragraph',
      text: 'Le consommateur dispose de 14 jours pour se rétracter du contrat. La marche à suivre est décrite ici : {to.revocation}.',
    },
    { kind: 'question', text: 'Que faire si un composant est défectueux ?' },
    {
      kind: 'paragraph',
      text: 'Écrivez à {email} avec le numéro de commande et une brève description ; une photo aide souvent. Attendez notre réponse avant d’envoyer quoi que ce soit.',
    },
    { kind: 'heading', id: 'contact', text: 'Contact' },
    { kind: 'question', text: 'Quand répondez-vous ?' },
    { kind: 'paragraph', text: '{serviceTimes}. Nous répondons aux e-mails au plus tard le jour ouvré suivant.' },
  ],
};
