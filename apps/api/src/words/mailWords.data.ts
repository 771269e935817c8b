import type { BuiltInLanguage } from '@platine/domain/language/language.ts';

/** The texts of the shop's mails, with placeholders in braces. */
export type MailWords = {
  readonly greeting: string;
  readonly greetingNamed: string;
  readonly closing: string;
  readonly ignore: string;
  readonly activation: { readonly subject: string; readonly text: string; readonly link: string; readonly hours: string };
  readonly passwordReset: { readonly subject: string; readonly text: string; readonly link: string; readonly minutes: string };
  readonly newsletter: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly stop: string;
  };
  readonly stockAlert: { readonly subject: string; readonly text: string; readonly link: string; readonly stop: string };
  readonly inStockAgain: { readonly subject: string; readonly text: string; readonly link: string };
  readonly contactAnswer: { readonly subject: string; readonly question: string };
  readonly orderLink: { readonly subject: string; readonly text: string; readonly link: string };
  readonly orderCancelled: { readonly subject: string; readonly text: string; readonly underWay: string; readonly byHand: string; readonly paidBack: string; readonly again: string };
  readonly orderPaymentFailed: {
    readonly subject: string;
    readonly text: string;
    /** While the order waits for its payment. */
    readonly open: string;
    /** When it has been paid or has ended before the mail was written. */
    readonly received: string;
  };
  readonly orderPaid: {
    readonly subject: string;
    readonly text: string;
    readonly shipping: string;
    /** The same when the goods are fetched. */
    readonly pickup: string;
  };
  readonly orderSent: {
    readonly subject: string;
    readonly subjectPart: string;
    readonly text: string;
    /** For goods that were fetched. */
    readonly subjectHandedOver: string;
    readonly textHandedOver: string;
    readonly carrier: string;
    readonly tracking: string;
    readonly follow: string;
    readonly rest: string;
  };
  readonly orderRefunded: {
    readonly subject: string;
    readonly text: string;
    /** In place of `text`, for money that the operator transfers after this mail. */
    readonly transfer: string;
    readonly when: string;
  };
  readonly order: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly number: string;
    readonly ownNumber: string;
    readonly peppolAddress: string;
    readonly vatId: string;
    readonly goodsNet: string;
    readonly shipping: string;
    /** Included in the total. */
    readonly tax: string;
    /** Added to the prices. */
    readonly taxAdded: string;
    readonly total: string;
    readonly totalTaxed: string;
    readonly totalUntaxed: string;
    readonly delivery: string;
    readonly invoice: string;
    readonly pickup: string;
    readonly transfer: string;
    /** The same when the goods are fetched. */
    readonly transferAndPickup: string;
    /** The last day for the transfer of a guest's order. */
    readonly payBy: string;
    readonly owner: string;
    readonly amount: string;
    readonly reference: string;
    readonly reverseCharge: string;
    readonly export: string;
  };
};

export const mailWords: Readonly<Record<BuiltInLanguage, MailWords>> = {
  EN: {
    greeting: 'Good day,',
    greetingNamed: 'Good day {name},',
    closing: 'Kind regards\n{shop}',
    ignore: 'If this was not you, please ignore this e-mail: nothing will happen.',
    activation: {
      subject: 'Please activate your account',
      text: 'Thank you for registering with {shop}. One click completes it:',
      link: 'Activate the account',
      hours: 'The link works for {hours} hours.',
    },
    passwordReset: {
      subject: 'A new password for {shop}',
      text: 'Somebody, presumably you, asked for a new password. You can set it here:',
      link: 'Set a new password',
      minutes: 'The link works once, and for {minutes} minutes.',
    },
    newsletter: {
      subject: 'Please confirm the newsletter',
      text: 'Somebody, presumably you, entered this address for our newsletter. It comes only once you confirm:',
      link: 'Confirm the newsletter',
      stop: 'Cancel the newsletter at any time',
    },
    stockAlert: {
      subject: 'Please confirm your stock alert',
      text: 'Somebody, presumably you, asked to be told when “{name}” is in stock again. The e-mail comes only once you confirm:',
      link: 'Confirm the stock alert',
      stop: 'End the stock alert',
    },
    inStockAgain: {
      subject: 'In stock again: {name}',
      text: '“{name}” is in stock again. This e-mail comes once; there will be no other about it.',
      link: 'To the product',
    },
    contactAnswer: { subject: 'Your question to us', question: 'Your message of {moment}:' },
    orderLink: {
      subject: 'The link to your order {number}',
      text: 'Somebody, presumably you, asked for a new link to your order. Earlier links end after a while, to protect your data:',
      link: 'Open the order',
    },
    orderCancelled: {
      subject: 'Your order {number} has been cancelled',
      text: 'Your transfer for order {number} has not reached us in time. We have cancelled the order and released its goods. You owe us nothing.',
      underWay: 'If your transfer is already on its way, we send the amount back to you. If you still want the goods, please order again; if you have a question, just reply to this e-mail.',
      byHand: 'We have cancelled your order {number}.',
      paidBack: 'If you have paid already, you get the amount back in the way you paid it. If you have a question, just reply to this e-mail.',
      again: 'Order again',
    },
    orderPaymentFailed: {
      subject: 'Payment for your order {number} has failed',
      text: 'Your payment for order {number} could not be collected. Payment method: {method}.',
      open: 'Your order stays as it is. Please pay again on its page, or transfer the amount once to our account; we prepare your goods as soon as it is paid. If you have a question, just reply to this e-mail.',
      received: 'You do not have to do anything: nothing is to be paid for this order any more.',
    },
    orderPaid: {
      subject: 'We have received your payment for order {number}',
      text: 'We have received your payment of {amount} for order {number}. Thank you.',
      shipping: 'We ship your goods within two to four business days, and write to you when they leave.',
      pickup: 'Your goods are ready for pickup in two to four business days. Please wait for our notice.',
    },
    orderSent: {
      subject: 'Your order {number} is on its way',
      subjectPart: 'A part of your order {number} is on its way',
      text: 'These goods have left our warehouse:',
      subjectHandedOver: 'Your order {number} has been handed over',
      textHandedOver: 'These goods have been handed over:',
      carrier: 'Carrier',
      tracking: 'Parcel number',
      follow: 'Follow the parcel',
      rest: 'The rest follows as soon as we have it. You get another e-mail then.',
    },
    orderRefunded: {
      subject: 'Your refund for order {number}',
      text: 'We have paid back {amount} for order {number}, in the way you paid it.',
      transfer: 'For order {number} we transfer {amount} back to the account from which you paid.',
      when: 'It can take a few days until you see the amount on your account. If you have a question, just reply to this e-mail.',
    },
    order: {
      subject: 'Your order {number}',
      text: 'Thank you for your order of {date}. It has reached us.',
      link: 'Look at the order',
      number: 'Order number',
      ownNumber: 'Your own order number',
      peppolAddress: 'E-invoice by Peppol to',
      vatId: 'VAT identification number',
      goodsNet: 'Goods, excluding VAT',
      shipping: 'Shipping',
      tax: 'VAT included ({rate})',
      taxAdded: 'plus VAT ({rate})',
      total: 'Total',
      totalTaxed: 'Total including VAT',
      totalUntaxed: 'Total without VAT',
      delivery: 'Delivery address',
      invoice: 'Invoice address',
      pickup: 'Pickup, after our notice that the goods are ready',
      transfer: 'Please transfer the amount to this account. We ship two to four business days after it has arrived.',
      transferAndPickup:
        'Please transfer the amount to this account. Your goods are ready for pickup two to four business days after it has arrived.',
      payBy: 'We expect your transfer by {date}. If it has not arrived by then, we cancel the order and release the goods.',
      owner: 'Account holder',
      amount: 'Amount',
      reference: 'Reference',
      reverseCharge: 'VAT: reverse charge. The recipient of the goods owes the tax.',
      export: 'Export without VAT. Import duties and taxes of your country may be added.',
    },
  },
  DE: {
    // After the greeting's comma a German letter continues in lower case.
    greeting: 'Guten Tag,',
    greetingNamed: 'Guten Tag {name},',
    closing: 'Freundliche Grüße\n{shop}',
    ignore: 'Falls Sie das nicht waren, beachten Sie diese E-Mail bitte nicht: Es geschieht nichts.',
    activation: {
      subject: 'Bitte aktivieren Sie Ihr Kundenkonto',
      text: 'vielen Dank für Ihre Registrierung bei {shop}. Ein Klick schließt sie ab:',
      link: 'Kundenkonto aktivieren',
      hours: 'Der Link gilt {hours} Stunden.',
    },
    passwordReset: {
      subject: 'Ein neues Passwort für {shop}',
      text: 'jemand, vermutlich Sie, hat ein neues Passwort angefordert. Hier legen Sie es fest:',
      link: 'Neues Passwort festlegen',
      minutes: 'Der Link gilt einmal und {minutes} Minuten lang.',
    },
    newsletter: {
      subject: 'Bitte bestätigen Sie den Newsletter',
      text: 'jemand, vermutlich Sie, hat diese Adresse für unseren Newsletter eingetragen. Er kommt erst, wenn Sie bestätigen:',
      link: 'Newsletter bestätigen',
      stop: 'Den Newsletter jederzeit abbestellen',
    },
    stockAlert: {
      subject: 'Bitte bestätigen Sie die Benachrichtigung',
      text: 'jemand, vermutlich Sie, möchte erfahren, wann „{name}“ wieder auf Lager ist. Die E-Mail kommt erst, wenn Sie bestätigen:',
      link: 'Benachrichtigung bestätigen',
      stop: 'Benachrichtigung beenden',
    },
    inStockAgain: {
      subject: 'Wieder auf Lager: {name}',
      text: 'der Artikel „{name}“ ist wieder auf Lager. Diese E-Mail kommt einmal; eine weitere dazu gibt es nicht.',
      link: 'Zum Artikel',
    },
    contactAnswer: { subject: 'Ihre Frage an uns', question: 'Ihre Nachricht vom {moment}:' },
    orderLink: {
      subject: 'Der Link zu Ihrer Bestellung {number}',
      text: 'jemand, vermutlich Sie, hat einen neuen Link zu Ihrer Bestellung angefordert. Frühere Links enden nach einiger Zeit, zum Schutz Ihrer Daten:',
      link: 'Bestellung öffnen',
    },
    orderCancelled: {
      subject: 'Ihre Bestellung {number} wurde storniert',
      text: 'wir haben Ihre Bestellung {number} storniert, weil Ihre Überweisung nicht rechtzeitig eingegangen ist. Die Ware ist wieder freigegeben, und Sie schulden uns nichts.',
      underWay: 'Falls Ihre Überweisung schon unterwegs ist, überweisen wir Ihnen den Betrag zurück. Wenn Sie die Ware weiterhin möchten, bestellen Sie bitte erneut; bei Fragen antworten Sie einfach auf diese E-Mail.',
      byHand: 'wir haben Ihre Bestellung {number} storniert.',
      paidBack: 'Falls Sie schon bezahlt haben, erhalten Sie den Betrag auf demselben Weg zurück. Bei Fragen antworten Sie einfach auf diese E-Mail.',
      again: 'Erneut bestellen',
    },
    orderPaymentFailed: {
      subject: 'Zahlung für Ihre Bestellung {number} fehlgeschlagen',
      text: 'wir konnten Ihre Zahlung für die Bestellung {number} leider nicht einziehen. Zahlungsart: {method}.',
      open: 'Ihre Bestellung bleibt bestehen. Bitte bezahlen Sie auf der Seite der Bestellung erneut oder überweisen Sie den Betrag einmal auf unser Konto; wir bereiten Ihre Ware vor, sobald sie bezahlt ist. Bei Fragen antworten Sie einfach auf diese E-Mail.',
      received: 'Sie müssen nichts tun: Für diese Bestellung ist nichts mehr zu bezahlen.',
    },
    orderPaid: {
      subject: 'Ihre Zahlung für die Bestellung {number} ist eingegangen',
      text: 'wir haben Ihre Zahlung von {amount} für die Bestellung {number} erhalten. Vielen Dank.',
      shipping: 'Wir versenden Ihre Ware innerhalb von zwei bis vier Werktagen und schreiben Ihnen, sobald sie unterwegs ist.',
      pickup: 'Ihre Ware liegt in zwei bis vier Werktagen zur Abholung bereit. Bitte warten Sie unsere Nachricht ab.',
    },
    orderSent: {
      subject: 'Ihre Bestellung {number} ist unterwegs',
      subjectPart: 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
      text: 'diese Ware hat unser Lager verlassen:',
      subjectHandedOver: 'Ihre Bestellung {number} wurde übergeben',
      textHandedOver: 'diese Ware wurde übergeben:',
      carrier: 'Paketdienst',
      tracking: 'Sendungsnummer',
      follow: 'Sendung verfolgen',
      rest: 'Der Rest folgt, sobald er bei uns ist. Sie erhalten dann eine weitere E-Mail.',
    },
    orderRefunded: {
      subject: 'Ihre Erstattung zur Bestellung {number}',
      text: 'wir haben Ihnen {amount} zur Bestellung {number} erstattet, auf demselben Weg, auf dem Sie bezahlt haben.',
      transfer: 'zur Bestellung {number} überweisen wir {amount} auf das Konto zurück, von dem Sie bezahlt haben.',
      when: 'Bis der Betrag auf Ihrem Konto erscheint, können einige Tage vergehen. Bei Fragen antworten Sie einfach auf diese E-Mail.',
    },
    order: {
      subject: 'Ihre Bestellung {number}',
      text: 'vielen Dank für Ihre Bestellung vom {date}. Sie ist bei uns eingegangen.',
      link: 'Bestellung ansehen',
      number: 'Bestellnummer',
      ownNumber: 'Ihre eigene Bestellnummer',
      peppolAddress: 'E-Rechnung über Peppol an',
      vatId: 'USt-IdNr.',
      goodsNet: 'Waren ohne MwSt.',
      shipping: 'Versand',
      tax: 'Enthaltene MwSt. ({rate})',
      taxAdded: 'zzgl. MwSt. ({rate})',
      total: 'Gesamtsumme',
      totalTaxed: 'Gesamtsumme inkl. MwSt.',
      totalUntaxed: 'Gesamtsumme ohne MwSt.',
      delivery: 'Lieferadresse',
      invoice: 'Rechnungsadresse',
      pickup: 'Abholung, sobald wir melden, dass die Ware bereitliegt',
      transfer:
        'Bitte überweisen Sie den Betrag auf dieses Konto. Wir versenden zwei bis vier Werktage nach seinem Eingang.',
      transferAndPickup:
        'Bitte überweisen Sie den Betrag auf dieses Konto. Ihre Ware liegt zwei bis vier Werktage nach seinem Eingang zur Abholung bereit.',
      payBy: 'Wir erwarten Ihre Überweisung bis zum {date}. Ist sie bis dahin nicht eingegangen, stornieren wir die Bestellung und geben die Ware frei.',
      owner: 'Kontoinhaber',
      amount: 'Betrag',
      reference: 'Verwendungszweck',
      reverseCharge: 'MwSt.: Steuerschuldnerschaft des Leistungsempfängers (Reverse-Charge).',
      export: 'Ausfuhr ohne MwSt. Zölle und Steuern Ihres Landes können hinzukommen.',
    },
  },
  FR: {
    greeting: 'Bonjour,',
    greetingNamed: 'Bonjour {name},',
    closing: 'Cordialement,\n{shop}',
    ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne se passera.',
    activation: {
      subject: 'Veuillez activer votre compte',
      text: 'Merci de votre inscription chez {shop}. Un clic suffit pour la terminer :',
      link: 'Activer le compte',
      hours: 'Le lien est valable {hours} heures.',
    },
    passwordReset: {
      subject: 'Un nouveau mot de passe pour {shop}',
      text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Vous pouvez le définir ici :',
      link: 'Définir un nouveau mot de passe',
      minutes: 'Le lien est valable une seule fois, pendant {minutes} minutes.',
    },
    newsletter: {
      subject: 'Veuillez confirmer la newsletter',
      text: 'Quelqu’un, sans doute vous, a inscrit cette adresse à notre newsletter. Elle n’arrivera qu’après votre confirmation :',
      link: 'Confirmer la newsletter',
      stop: 'Se désabonner à tout moment',
    },
    stockAlert: {
      subject: 'Veuillez confirmer l’alerte de stock',
      text: 'Quelqu’un, sans doute vous, souhaite savoir quand « {name} » sera à nouveau en stock. L’e-mail n’arrivera qu’après votre confirmation :',
      link: 'Confirmer l’alerte de stock',
      stop: 'Arrêter l’alerte de stock',
    },
    inStockAgain: {
      subject: 'À nouveau en stock : {name}',
      text: '« {name} » est à nouveau en stock. Cet e-mail n’est envoyé qu’une fois ; il n’y en aura pas d’autre à ce sujet.',
      link: 'Voir l’article',
    },
    contactAnswer: { subject: 'Votre question', question: 'Votre message du {moment} :' },
    orderLink: {
      subject: 'Le lien vers votre commande {number}',
      text: 'Quelqu’un, sans doute vous, a demandé un nouveau lien vers votre commande. Les liens précédents expirent au bout d’un certain temps, pour protéger vos données :',
      link: 'Ouvrir la commande',
    },
    orderCancelled: {
      subject: 'Votre commande {number} a été annulée',
      text: 'Votre virement pour la commande {number} ne nous est pas parvenu à temps. Nous avons annulé la commande et libéré les articles. Vous ne nous devez rien.',
      underWay: 'Si votre virement est déjà en route, nous vous renverrons le montant. Si vous souhaitez toujours les articles, veuillez passer une nouvelle commande ; pour toute question, répondez simplement à cet e-mail.',
      byHand: 'Nous avons annulé votre commande {number}.',
      paidBack: 'Si vous avez déjà payé, le montant vous est remboursé par le même moyen de paiement. Pour toute question, répondez simplement à cet e-mail.',
      again: 'Commander à nouveau',
    },
    orderPaymentFailed: {
      subject: 'Échec du paiement de votre commande {number}',
      text: 'Votre paiement pour la commande {number} n’a pas pu être encaissé. Moyen de paiement : {method}.',
      open: 'Votre commande est maintenue. Veuillez payer à nouveau sur sa page, ou virer le montant une seule fois sur notre compte ; nous préparons vos articles dès que la commande est payée. Pour toute question, répondez simplement à cet e-mail.',
      received: 'Vous n’avez rien à faire : il n’y a plus rien à payer pour cette commande.',
    },
    orderPaid: {
      subject: 'Nous avons bien reçu votre paiement pour la commande {number}',
      text: 'Nous avons bien reçu votre paiement de {amount} pour la commande {number}. Merci.',
      shipping: 'Nous expédions vos articles sous deux à quatre jours ouvrés et vous écrivons dès leur départ.',
      pickup: 'Vos articles seront prêts au retrait sous deux à quatre jours ouvrés. Veuillez attendre notre message.',
    },
    orderSent: {
      subject: 'Votre commande {number} est en route',
      subjectPart: 'Une partie de votre commande {number} est en route',
      text: 'Ces articles ont quitté notre entrepôt :',
      subjectHandedOver: 'Votre commande {number} a été remise',
      textHandedOver: 'Ces articles ont été remis :',
      carrier: 'Transporteur',
      tracking: 'Numéro de colis',
      follow: 'Suivre le colis',
      rest: 'Le reste suit dès que nous l’avons. Vous recevrez alors un autre e-mail.',
    },
    orderRefunded: {
      subject: 'Votre remboursement pour la commande {number}',
      text: 'Nous vous avons remboursé {amount} pour la commande {number}, par le même moyen de paiement.',
      transfer: 'Pour la commande {number}, nous virons {amount} sur le compte depuis lequel vous avez payé.',
      when: 'Quelques jours peuvent s’écouler avant que le montant apparaisse sur votre compte. Pour toute question, répondez simplement à cet e-mail.',
    },
    order: {
      subject: 'Votre commande {number}',
      text: 'Merci pour votre commande du {date}. Elle nous est bien parvenue.',
      link: 'Voir la commande',
      number: 'Numéro de commande',
      ownNumber: 'Votre propre numéro de commande',
      peppolAddress: 'Facture électronique par Peppol à',
      vatId: 'Numéro de TVA intracommunautaire',
      goodsNet: 'Articles hors TVA',
      shipping: 'Livraison',
      tax: 'TVA comprise ({rate})',
      taxAdded: 'plus TVA ({rate})',
      total: 'Total',
      totalTaxed: 'Total TVA comprise',
      totalUntaxed: 'Total sans TVA',
      delivery: 'Adresse de livraison',
      invoice: 'Adresse de facturation',
      pickup: 'Retrait, dès que nous vous annonçons que vos articles sont prêts',
      transfer:
        'Veuillez virer le montant sur ce compte. Nous expédions deux à quatre jours ouvrés après sa réception.',
      transferAndPickup:
        'Veuillez virer le montant sur ce compte. Vos articles seront prêts à être retirés deux à quatre jours ouvrés après sa réception.',
      payBy: 'Nous attendons votre virement jusqu’au {date}. S’il ne nous est pas parvenu d’ici là, nous annulerons la commande et libérerons les articles.',
      owner: 'Titulaire du compte',
      amount: 'Montant',
      reference: 'Référence du virement',
      reverseCharge: 'TVA : autoliquidation. La taxe est due par le preneur.',
      export: 'Exportation hors TVA. Les droits et taxes de votre pays peuvent s’y ajouter.',
    },
  },
};
