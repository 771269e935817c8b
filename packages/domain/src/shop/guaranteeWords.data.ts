import type { BuiltInLanguage } from '../language/language.ts';

/** The content of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960): who, how long, what follows, and where to read more. */
export type GuaranteeWords = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly remedies: readonly string[];
  readonly more: string;
};

/** The notice's content as text in the program's languages, for the page before the order and for the confirmation. */
export const guaranteeWords: Readonly<Record<BuiltInLanguage, GuaranteeWords>> = {
  EN: {
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
  DE: {
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
  FR: {
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
};
