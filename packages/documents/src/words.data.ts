import type { BuiltInLanguage } from '@platine/domain/language/language.ts';
import type { DocumentKind } from '@platine/domain/order/documentKinds.ts';

/** The texts of documents, with placeholders in braces. */
export type DocumentWords = {
  readonly titles: Readonly<Record<DocumentKind, string>>;
  /** Label of the document's own number. */
  readonly number: string;
  readonly date: string;
  readonly orderNumber: string;
  readonly orderDate: string;
  readonly ownNumber: string;
  readonly peppolAddress: string;
  readonly vatId: string;
  readonly vatIdProof: string;
  readonly suppliedOn: string;
  readonly corrects: string;
  readonly ofDate: string;
  readonly paymentMethod: string;
  readonly shippingMethod: string;
  readonly columns: {
    readonly position: string;
    readonly name: string;
    readonly amount: string;
    readonly unit: string;
    readonly line: string;
  };
  readonly partNumber: string;
  /** With `{code}`. */
  readonly hsCode: string;
  /** With `{country}`, two letters. */
  readonly origin: string;
  /** The one line of a credit note that is about an amount and not about goods. */
  readonly amountLine: string;
  readonly grossPrices: string;
  readonly netPrices: string;
  readonly sums: {
    readonly goods: string;
    readonly goodsNet: string;
    readonly shipping: string;
    readonly taxAdded: string;
    readonly total: string;
    readonly totalTaxed: string;
    readonly totalUntaxed: string;
  };
  readonly vat: { readonly rate: string; readonly net: string; readonly tax: string; readonly gross: string };
  readonly delivery: string;
  readonly pickup: string;
  readonly invoice: string;
  readonly comment: string;
  /** With `{note}`. */
  readonly lineNote: string;
  /** With `{number}`. */
  readonly ownPartNumber: string;
  readonly notes: {
    readonly otherCountry: string;
    readonly withoutVatId: string;
    readonly reverseCharge: string;
    readonly export: string;
    readonly territory: string;
    readonly proForma: string;
    readonly credit: string;
    readonly paid: string;
    readonly payBy: string;
    readonly transfer: string;
    readonly invoiceComes: string;
  };
  readonly quote: {
    readonly title: string;
    readonly validUntil: string;
    readonly country: string;
    /** With `{date}`. */
    readonly holds: string;
    /** With `{method}`. */
    readonly delivery: string;
    readonly terms: string;
  };
  readonly bank: { readonly owner: string; readonly amount: string; readonly reference: string; readonly scan: string; readonly code: string };
  readonly manager: string;
  readonly register: string;
  readonly permit: string;
  readonly registrations: string;
  readonly page: string;
};

export const documentWords: Readonly<Record<BuiltInLanguage, DocumentWords>> = {
  EN: {
    titles: { KB: 'Order confirmation', RE: 'Invoice', LS: 'Delivery note', RK: 'Credit note', PF: 'Pro forma invoice' },
    number: 'Number',
    date: 'Date',
    orderNumber: 'Order number',
    orderDate: 'Order date',
    ownNumber: 'Your own order number',
    peppolAddress: 'E-invoice by Peppol to',
    vatId: 'Your VAT identification number',
    vatIdProof: 'Confirmed by VIES',
    suppliedOn: 'Date of supply',
    corrects: 'Corrects invoice',
    ofDate: '{number} of {date}',
    paymentMethod: 'Payment method',
    shippingMethod: 'Shipping method',
    columns: { position: 'No.', name: 'Product', amount: 'Amount', unit: 'Price per piece', line: 'Price' },
    partNumber: 'Product number {sku} · part number {partNumber}',
    hsCode: 'HS {code}',
    origin: 'origin {country}',
    amountLine: 'Refund of an amount',
    grossPrices: 'Prices in euros, including VAT',
    netPrices: 'Prices in euros, excluding VAT',
    sums: {
      goods: 'Goods',
      goodsNet: 'Goods, excluding VAT',
      shipping: 'Shipping',
      taxAdded: 'plus VAT ({rate})',
      total: 'Total',
      totalTaxed: 'Total including VAT',
      totalUntaxed: 'Total without VAT',
    },
    vat: { rate: 'VAT rate', net: 'Excluding VAT', tax: 'VAT', gross: 'Including VAT' },
    delivery: 'Delivery address',
    pickup: 'Pickup',
    invoice: 'Invoice address',
    comment: 'Your comment',
    lineNote: 'Your note: {note}',
    ownPartNumber: 'Your number: {number}',
    notes: {
      otherCountry: 'The VAT is that of {country}. We declare it through the One-Stop-Shop of the European Union.',
      withoutVatId: 'The VAT of {country} is charged, because no valid VAT identification number was given.',
      reverseCharge: 'VAT-exempt intra-Community supply (article 138 of Directive 2006/112/EC). Reverse charge: the recipient of the goods owes the tax.',
      export: 'VAT-exempt export (article 146 of Directive 2006/112/EC). Import duties and taxes of the country of destination may be added.',
      territory: 'VAT-exempt supply to a territory outside the VAT area of the European Union (articles 6 and 146 of Directive 2006/112/EC). Import duties and taxes may be added.',
      proForma: 'This pro forma invoice is no tax document. The invoice follows with the goods.',
      credit: 'We refund the total of this credit note, or offset it if you have not paid yet.',
      paid: 'The amount has been paid. Thank you.',
      payBy: 'Payable by {date} at the latest.',
      transfer: 'Please transfer the amount to this account:',
      invoiceComes: 'Payable once you have received the invoice, which follows with the goods.',
    },
    quote: {
      title: 'Quote',
      validUntil: 'Valid until',
      country: 'Delivery to',
      holds: 'This quote holds until {date}. Until then you can order its products from your account, once, in the quoted amounts at these prices.',
      delivery: 'The delivery charge is that of today ({method}). Your order is charged by its method, country and weight. The goods are not reserved.',
      terms: 'Our general terms and conditions apply.',
    },
    bank: { owner: 'Account holder', amount: 'Amount', reference: 'Reference', scan: 'Scan the code with your banking app', code: 'QR code with the data of the transfer, for banking apps' },
    manager: 'Managing director',
    register: 'Trade register (RCS)',
    permit: 'Business permit',
    registrations: 'Producer registers',
    page: 'Page {page} of {pages}',
  },
  DE: {
    titles: { KB: 'Auftragsbestätigung', RE: 'Rechnung', LS: 'Lieferschein', RK: 'Rechnungskorrektur', PF: 'Proforma-Rechnung' },
    number: 'Nummer',
    date: 'Datum',
    orderNumber: 'Bestellnummer',
    orderDate: 'Bestelldatum',
    ownNumber: 'Ihre eigene Bestellnummer',
    peppolAddress: 'E-Rechnung über Peppol an',
    vatId: 'Ihre USt-IdNr.',
    vatIdProof: 'Bestätigt durch VIES',
    suppliedOn: 'Lieferdatum',
    corrects: 'Korrigiert Rechnung',
    ofDate: '{number} vom {date}',
    paymentMethod: 'Zahlungsart',
    shippingMethod: 'Versandart',
    columns: { position: 'Nr.', name: 'Artikel', amount: 'Menge', unit: 'Stückpreis', line: 'Preis' },
    partNumber: 'Artikelnummer {sku} · Teilenummer {partNumber}',
    hsCode: 'HS {code}',
    origin: 'Ursprung {country}',
    amountLine: 'Erstattung eines Betrags',
    grossPrices: 'Preise in Euro inkl. MwSt.',
    netPrices: 'Preise in Euro ohne MwSt.',
    sums: {
      goods: 'Waren',
      goodsNet: 'Waren ohne MwSt.',
      shipping: 'Versand',
      taxAdded: 'zzgl. MwSt. ({rate})',
      total: 'Gesamtsumme',
      totalTaxed: 'Gesamtsumme inkl. MwSt.',
      totalUntaxed: 'Gesamtsumme ohne MwSt.',
    },
    vat: { rate: 'MwSt.-Satz', net: 'Ohne MwSt.', tax: 'MwSt.', gross: 'Inkl. MwSt.' },
    delivery: 'Lieferadresse',
    pickup: 'Abholung',
    invoice: 'Rechnungsadresse',
    comment: 'Ihre Bemerkung',
    lineNote: 'Ihre Notiz: {note}',
    ownPartNumber: 'Ihre Nummer: {number}',
    notes: {
      otherCountry: 'Berechnet ist die Mehrwertsteuer des Bestimmungslandes ({country}). Wir erklären sie über den One-Stop-Shop der Europäischen Union.',
      withoutVatId: 'Berechnet ist die Mehrwertsteuer des Bestimmungslandes ({country}), weil keine gültige USt-IdNr. vorliegt.',
      reverseCharge: 'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG). Steuerschuldnerschaft des Leistungsempfängers (Reverse-Charge).',
      export: 'Steuerfreie Ausfuhrlieferung (Artikel 146 der Richtlinie 2006/112/EG). Zölle und Steuern des Bestimmungslandes können hinzukommen.',
      territory: 'Steuerfreie Lieferung in ein Gebiet außerhalb des Mehrwertsteuergebiets der Europäischen Union (Artikel 6 und 146 der Richtlinie 2006/112/EG). Zölle und Steuern können hinzukommen.',
      proForma: 'Diese Proforma-Rechnung ist kein Steuerbeleg. Die Rechnung folgt mit der Ware.',
      credit: 'Wir erstatten den Betrag dieser Rechnungskorrektur oder verrechnen ihn, falls Sie noch nicht bezahlt haben.',
      paid: 'Der Betrag ist bezahlt. Vielen Dank.',
      payBy: 'Zahlbar spätestens am {date}.',
      transfer: 'Bitte überweisen Sie den Betrag auf dieses Konto:',
      invoiceComes: 'Zahlbar nach Erhalt der Rechnung, die mit der Ware folgt.',
    },
    quote: {
      title: 'Angebot',
      validUntil: 'Gültig bis',
      country: 'Lieferung nach',
      holds: 'Dieses Angebot gilt bis zum {date}. Bis dahin können Sie die Artikel in den angebotenen Mengen einmal zu diesen Preisen in Ihrem Kundenkonto bestellen.',
      delivery: 'Die Versandkosten sind die von heute ({method}). Berechnet werden sie nach Versandart, Land und Gewicht Ihrer Bestellung. Die Ware ist nicht reserviert.',
      terms: 'Es gelten unsere Allgemeinen Geschäftsbedingungen.',
    },
    bank: { owner: 'Kontoinhaber', amount: 'Betrag', reference: 'Verwendungszweck', scan: 'Scannen Sie den Code mit Ihrer Banking-App', code: 'QR-Code mit den Daten der Überweisung, für Banking-Apps' },
    manager: 'Geschäftsführung',
    register: 'Handelsregister (RCS)',
    permit: 'Niederlassungsermächtigung',
    registrations: 'Herstellerregister',
    page: 'Seite {page} von {pages}',
  },
  FR: {
    titles: { KB: 'Confirmation de commande', RE: 'Facture', LS: 'Bon de livraison', RK: 'Avoir', PF: 'Facture pro forma' },
    number: 'Numéro',
    date: 'Date',
    orderNumber: 'Numéro de commande',
    orderDate: 'Date de commande',
    ownNumber: 'Votre propre numéro de commande',
    peppolAddress: 'Facture électronique par Peppol à',
    vatId: 'Votre numéro de TVA',
    vatIdProof: 'Confirmé par VIES',
    suppliedOn: 'Date de livraison',
    corrects: 'Rectifie la facture',
    ofDate: '{number} du {date}',
    paymentMethod: 'Mode de paiement',
    shippingMethod: 'Mode de livraison',
    columns: { position: 'Nº', name: 'Article', amount: 'Quantité', unit: 'Prix unitaire', line: 'Prix' },
    partNumber: 'Numéro d’article {sku} · référence {partNumber}',
    hsCode: 'SH {code}',
    origin: 'origine {country}',
    amountLine: 'Remboursement d’un montant',
    grossPrices: 'Prix en euros, TVA comprise',
    netPrices: 'Prix en euros, hors TVA',
    sums: {
      goods: 'Articles',
      goodsNet: 'Articles hors TVA',
      shipping: 'Livraison',
      taxAdded: 'plus TVA ({rate})',
      total: 'Total',
      totalTaxed: 'Total TVA comprise',
      totalUntaxed: 'Total sans TVA',
    },
    vat: { rate: 'Taux de TVA', net: 'Hors TVA', tax: 'TVA', gross: 'TVA comprise' },
    delivery: 'Adresse de livraison',
    pickup: 'Retrait',
    invoice: 'Adresse de facturation',
    comment: 'Votre remarque',
    lineNote: 'Votre note : {note}',
    ownPartNumber: 'Votre numéro : {number}',
    notes: {
      otherCountry: 'La TVA est celle du pays de destination ({country}). Nous la déclarons par le guichet unique de l’Union européenne.',
      withoutVatId: 'La TVA du pays de destination ({country}) est facturée, faute de numéro de TVA valable.',
      reverseCharge: 'Livraison intracommunautaire exonérée de TVA (article 138 de la directive 2006/112/CE). Autoliquidation : la taxe est due par le preneur.',
      export: 'Exportation exonérée de TVA (article 146 de la directive 2006/112/CE). Les droits et taxes du pays de destination peuvent s’y ajouter.',
      territory: 'Livraison exonérée de TVA vers un territoire hors du champ de la TVA de l’Union européenne (articles 6 et 146 de la directive 2006/112/CE). Des droits et taxes peuvent s’y ajouter.',
      proForma: 'Cette facture pro forma n’est pas un document fiscal. La facture suit avec la livraison.',
      credit: 'Nous remboursons le total de cet avoir, ou le déduisons si vous n’avez pas encore payé.',
      paid: 'Le montant est réglé. Merci.',
      payBy: 'À payer au plus tard le {date}.',
      transfer: 'Veuillez virer le montant sur ce compte :',
      invoiceComes: 'À payer dès réception de la facture, qui suit avec la livraison.',
    },
    quote: {
      title: 'Devis',
      validUntil: 'Valable jusqu’au',
      country: 'Livraison vers',
      holds: 'Ce devis est valable jusqu’au {date}. D’ici là, vous pouvez commander ses articles une fois, dans les quantités indiquées et à ces prix, depuis votre compte.',
      delivery: 'Les frais de livraison sont ceux d’aujourd’hui ({method}). À la commande, ils dépendent du mode de livraison, du pays et du poids. Les articles ne sont pas réservés.',
      terms: 'Nos conditions générales de vente s’appliquent.',
    },
    bank: { owner: 'Titulaire du compte', amount: 'Montant', reference: 'Référence du virement', scan: 'Scannez le code avec votre application bancaire', code: 'Code QR avec les données du virement, pour les applications bancaires' },
    manager: 'Gérance',
    register: 'Registre de commerce (RCS)',
    permit: 'Autorisation d’établissement',
    registrations: 'Registres des producteurs',
    page: 'Page {page} sur {pages}',
  },
};
