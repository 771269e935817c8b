import type { Language } from '@platine/domain/language/language.ts';

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
  /** The content of the harmonised notice (Regulation (EU) 2025/1960): who, how long, what follows, and where to read more. */
  readonly guarantee: { readonly title: string; readonly texts: readonly string[]; readonly remedies: readonly string[]; readonly more: string };
};

/** The page that the harmonised notice leads to. */
export const guaranteePage = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';

export const contractWords: Readonly<Record<Language, ContractWords>> = {
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
    guarantee: {
      title: 'Legal guarantee of conformity',
      texts: [
        'Under European Union law you have a legal guarantee of at least two years from delivery for all goods, free of charge. The seller is liable for faults that were there at delivery and show within that time. If a fault shows within the first year, it is presumed to have been there at delivery.',
        'If goods are faulty, you can ask the seller:',
      ],
      remedies: [
        'to repair or replace them free of charge, within a reasonable time and without significant inconvenience to you;',
        'to reduce the price or to end the contract and repay you, if repair and replacement are impossible, fail or are refused.',
      ],
      more: 'Your national law may give you more. Read more about your rights on the page of the European Union:',
    },
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
    guarantee: {
      title: 'Gesetzliches Gewährleistungsrecht',
      texts: [
        'Nach dem Recht der Europäischen Union haben Sie für alle Waren kostenlos ein gesetzliches Gewährleistungsrecht von mindestens zwei Jahren ab der Lieferung. Der Verkäufer haftet für Mängel, die bei der Lieferung bestanden und sich in dieser Zeit zeigen. Zeigt sich ein Mangel im ersten Jahr, wird vermutet, dass er schon bei der Lieferung bestand.',
        'Sind Waren mangelhaft, können Sie vom Verkäufer verlangen:',
      ],
      remedies: [
        'kostenlose Reparatur oder Ersatz, in angemessener Frist und ohne erhebliche Unannehmlichkeiten für Sie;',
        'eine Minderung des Preises oder das Ende des Vertrags mit Erstattung, wenn Reparatur und Ersatz nicht möglich sind, fehlschlagen oder verweigert werden.',
      ],
      more: 'Das Recht Ihres Landes kann Ihnen mehr geben. Mehr über Ihre Rechte steht auf der Seite der Europäischen Union:',
    },
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
    guarantee: {
      title: 'Garantie légale de conformité',
      texts: [
        'Selon le droit de l’Union européenne, vous bénéficiez gratuitement, pour tous les biens, d’une garantie légale d’au moins deux ans à compter de la livraison. Le vendeur répond des défauts qui existaient à la livraison et qui apparaissent dans ce délai. Un défaut qui apparaît la première année est présumé avoir existé à la livraison.',
        'Si un bien est défectueux, vous pouvez demander au vendeur :',
      ],
      remedies: [
        'la réparation ou le remplacement, sans frais, dans un délai raisonnable et sans inconvénient majeur pour vous ;',
        'une réduction du prix ou la fin du contrat avec remboursement, si la réparation et le remplacement sont impossibles, échouent ou sont refusés.',
      ],
      more: 'Votre droit national peut vous accorder davantage. Pour en savoir plus sur vos droits, consultez la page de l’Union européenne :',
    },
  },
};
