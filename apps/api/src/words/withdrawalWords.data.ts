import type { BuiltInLanguage } from '@platine/domain/language/language.ts';

/** The texts of a receipt for a statement of withdrawal, with placeholders in braces. */
export type WithdrawalWords = {
  readonly subject: string;
  readonly text: string;
  readonly received: string;
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string;
  readonly whole: string;
  readonly next: string;
};

export const withdrawalWords: Readonly<Record<BuiltInLanguage, WithdrawalWords>> = {
  EN: {
    subject: 'We have received your withdrawal: order {number}',
    text: 'We have received this statement, by which you withdraw from a contract with us:',
    received: 'Received on',
    order: 'Order number',
    name: 'Name',
    email: 'E-mail',
    goods: 'Goods',
    whole: 'The whole order',
    next: 'This e-mail confirms the receipt and its time. If the goods are with you, please send them back within 14 days. We repay what you have paid for them, with the standard delivery, within 14 days of the receipt, but not before the goods are here or you have shown that they are on their way. If you did not send this statement, just reply to this e-mail.',
  },
  DE: {
    subject: 'Ihr Widerruf ist eingegangen: Bestellung {number}',
    text: 'bei uns ist diese Erklärung eingegangen, mit der Sie einen Vertrag mit uns widerrufen:',
    received: 'Eingegangen am',
    order: 'Bestellnummer',
    name: 'Name',
    email: 'E-Mail',
    goods: 'Waren',
    whole: 'Die ganze Bestellung',
    next: 'Diese E-Mail bestätigt den Eingang und seinen Zeitpunkt. Bitte senden Sie Waren, die Sie schon haben, binnen 14 Tagen zurück. Wir erstatten, was Sie dafür bezahlt haben, mit der Standardlieferung, binnen 14 Tagen nach dem Eingang, jedoch nicht, bevor die Waren hier sind oder Sie gezeigt haben, dass sie unterwegs sind. Haben nicht Sie diese Erklärung gesendet, antworten Sie einfach auf diese E-Mail.',
  },
  FR: {
    subject: 'Nous avons reçu votre rétractation : commande {number}',
    text: 'Nous avons reçu cette déclaration, par laquelle vous vous rétractez d’un contrat avec nous :',
    received: 'Reçue le',
    order: 'Numéro de commande',
    name: 'Nom',
    email: 'E-mail',
    goods: 'Biens',
    whole: 'Toute la commande',
    next: 'Cet e-mail confirme la réception et sa date. Veuillez renvoyer sous 14 jours les biens que vous avez déjà reçus. Nous remboursons ce que vous avez payé, livraison standard comprise, sous 14 jours après la réception, mais pas avant que les biens soient revenus ou que vous ayez montré qu’ils sont en route. Si vous n’avez pas envoyé cette déclaration, répondez simplement à cet e-mail.',
  },
};
