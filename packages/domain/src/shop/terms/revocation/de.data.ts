import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro: 'Wenn Sie als Verbraucher kaufen, können Sie den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
  blocks: [
    { kind: 'withdrawalLink', text: 'Vertrag widerrufen' },
    {
      kind: 'paragraph',
      text: 'Der Link öffnet ein Formular für Namen, Bestellnummer und E-Mail-Adresse. Sie prüfen die Erklärung und bestätigen sie; eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit kommt sofort per E-Mail. Ein Kundenkonto brauchen Sie nicht. Sie können auch an {email} schreiben.',
    },
    { kind: 'heading', id: 'period', text: 'Die Frist' },
    {
      kind: 'paragraph',
      text: 'Die Widerrufsfrist beträgt 14 Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Kommt eine Bestellung in mehreren Paketen, zählt das letzte.',
    },
    {
      kind: 'paragraph',
      text: 'Es genügt, dass Sie Ihre Mitteilung vor Ablauf der Frist absenden. Eine Form ist nicht vorgeschrieben: Eine E-Mail oder ein Brief an {company}, {street}, {city}, reicht aus, und Sie können das Musterformular unten verwenden.',
    },
    { kind: 'heading', id: 'consequences', text: 'Die Folgen' },
    {
      kind: 'paragraph',
      text: 'Wir zahlen Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Kosten der Standardlieferung, binnen 14 Tagen ab dem Tag zurück, an dem Ihre Mitteilung bei uns eingegangen ist. Dafür verwenden wir Ihr Zahlungsmittel, sofern nichts anderes vereinbart ist, und berechnen nichts. Haben Sie eine teurere Lieferung als unsere günstigste gewählt, erstatten wir den Unterschied nicht. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie nachgewiesen haben, dass Sie sie abgesandt haben.',
    },
    {
      kind: 'paragraph',
      text: 'Bitte senden Sie die Waren binnen 14 Tagen nach Ihrer Mitteilung zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie.',
    },
    {
      kind: 'paragraph',
      text: 'Für einen Wertverlust zahlen Sie nur, wenn er auf einen Umgang mit den Waren zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.',
    },
    { kind: 'heading', id: 'exceptions', text: 'Wann es kein Widerrufsrecht gibt' },
    {
      kind: 'list',
      items: [
        'bei Waren, die nach Ihren Vorgaben gefertigt wurden, etwa abgelängtem Kabel,',
        'bei versiegelter Software und versiegelten Datenträgern, sobald das Siegel gebrochen ist,',
        'bei versiegelten Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, sobald sie geöffnet sind,',
        'für Firmen und andere, die nicht als Verbraucher kaufen.',
      ],
    },
    { kind: 'heading', id: 'form', text: 'Musterformular' },
    {
      kind: 'paragraph',
      text: 'Wenn Sie widerrufen wollen, können Sie diesen Text kopieren, ausfüllen und an uns senden.',
    },
    {
      kind: 'list',
      items: [
        'An {company}, {street}, {city}, {email}:',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
        'Bestellt am (*) / erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
      ],
    },
    { kind: 'paragraph', text: '(*) Unzutreffendes streichen.' },
  ],
};
