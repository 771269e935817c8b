import type { BuiltInLanguage } from '@platine/domain/language/language.ts';

/** The texts of a confirmation that make it the contract's copy on a durable medium (Directive 2011/83/EU art. 8 (7)), with placeholders in braces. */
export type ContractWords = {
  readonly goods: string;
  readonly amount: string;
  readonly unit: string;
  readonly line: string;
  readonly delivery: string;
  readonly shippingMethod: string;
  readonly payment: string;
  readonly deliveryTime: string;
  /** With `{from}` and `{to}`. */
  readonly days: string;
  readonly afterTransfer: string;
  readonly handedOver: string;
  readonly attached: string;
  /** Label of the function by law (Directive 2011/83/EU art. 11a (1)). */
  readonly withdraw: string;
  readonly withdrawal: string;
  readonly terms: string;
  readonly changed: string;
};

export const contractWords: Readonly<Record<BuiltInLanguage, ContractWords>> = {
  EN: {
    goods: 'Product',
    amount: 'Amount',
    unit: 'Price per piece',
    line: 'Price',
    delivery: 'Delivery and payment',
    shippingMethod: 'Shipping method',
    payment: 'Payment method',
    deliveryTime: 'Delivery time',
    days: '{from} to {to} days after dispatch',
    afterTransfer: '{from} to {to} business days after your payment has arrived, and then {days}',
    handedOver: 'ready within {from} to {to} business days; please wait for our notice',
    attached: 'This e-mail is your copy of the contract. Please keep it.',
    withdraw: 'Withdraw from contract here',
    withdrawal: 'Right of withdrawal',
    terms: 'Terms and conditions',
    changed: 'Version of {date}',
  },
  DE: {
    goods: 'Produkt',
    amount: 'Menge',
    unit: 'Stückpreis',
    line: 'Preis',
    delivery: 'Lieferung und Zahlung',
    shippingMethod: 'Versandart',
    payment: 'Zahlungsart',
    deliveryTime: 'Lieferzeit',
    days: '{from} bis {to} Tage nach dem Versand',
    afterTransfer: '{from} bis {to} Werktage nach Ihrem Zahlungseingang, danach {days}',
    handedOver: 'bereit in {from} bis {to} Werktagen; bitte warten Sie auf unsere Nachricht',
    attached: 'Diese E-Mail ist Ihre Ausfertigung des Vertrags. Bitte bewahren Sie sie auf.',
    withdraw: 'Vertrag widerrufen',
    withdrawal: 'Widerrufsrecht',
    terms: 'Allgemeine Geschäftsbedingungen',
    changed: 'Fassung vom {date}',
  },
  FR: {
    goods: 'Produit',
    amount: 'Quantité',
    unit: 'Prix unitaire',
    line: 'Prix',
    delivery: 'Livraison et paiement',
    shippingMethod: 'Mode de livraison',
    payment: 'Mode de paiement',
    deliveryTime: 'Délai de livraison',
    days: '{from} à {to} jours après l’expédition',
    afterTransfer: '{from} à {to} jours ouvrables après réception de votre paiement, puis {days}',
    handedOver: 'prêt sous {from} à {to} jours ouvrables ; veuillez attendre notre avis',
    attached: 'Cet e-mail est votre exemplaire du contrat. Veuillez le conserver.',
    withdraw: 'Se rétracter du contrat ici',
    withdrawal: 'Droit de rétractation',
    terms: 'Conditions générales de vente',
    changed: 'Version du {date}',
  },
};
