import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-24',
  intro:
    'Dieser Shop ist so gebaut, dass alle ihn nutzen können: mit jedem Browser, mit der Tastatur allein, mit einem Screenreader und mit großer Schrift. Diese Seite sagt, wie, was geprüft wird und was fehlt (Richtlinie (EU) 2019/882, Anhang V).',
  blocks: [
    { kind: 'heading', id: 'use', text: 'Was Sie hier tun können' },
    {
      kind: 'paragraph',
      text: 'Sie können Artikel finden, vergleichen, in den Warenkorb legen und bestellen, bezahlen, eine Bestellung verfolgen, einen Vertrag widerrufen und uns schreiben. Suche, Warenkorb, Bestellung und Widerruf gehen auch ohne Skripte. Preise, Lieferzeiten und Warnhinweise sind Text, nie nur ein Bild, und Farbe ist nie das einzige Zeichen.',
    },
    { kind: 'heading', id: 'checks', text: 'Was bei jeder Änderung geprüft wird' },
    {
      kind: 'table',
      caption: 'Prüfungen, die Programme bei jeder Änderung des Shops machen, nach WCAG 2.2 Stufe AA und EN 301 549',
      columns: ['Was verlangt ist', 'Wie es geprüft wird'],
      rows: [
        [
          'Die Regeln der WCAG, die ein Programm prüfen kann',
          'axe liest jeden Zustand jeder Seite auf Englisch, Deutsch und Französisch; ein Verstoß hält die Änderung auf',
        ],
        [
          'Alles mit der Tastatur',
          'eine Bestellung wird von der Suche bis zum Dank ohne Maus aufgegeben, und jedes Formular, jeder Dialog und jede Liste wird durchlaufen',
        ],
        [
          'Der Fokus ist zu sehen',
          'jeder Halt hat eine Umrandung, und nichts liegt darüber, auch auf dem Telefon',
        ],
        [
          'Große Schrift und schmale Bildschirme',
          'jeder Zustand jeder Seite wird bei 320 Pixeln Breite und mit Schrift von 200 % gemessen: Nichts ist abgeschnitten, nichts überlappt',
        ],
        [
          'Kontrast',
          'jedes Farbpaar, das vorkommt, erreicht 4,5 für Text und 3 für Formen, im hellen und im dunklen Design',
        ],
        [
          'Ohne Skripte',
          'Artikel werden gefunden und in den Warenkorb gelegt, und ein Vertrag wird widerrufen',
        ],
      ],
    },
    { kind: 'heading', id: 'gaps', text: 'Was fehlt' },
    {
      kind: 'list',
      items: [
        'Programme finden nur einen Teil aller Barrieren. Keine unabhängige Stelle hat den Shop geprüft.',
        'Bilder und Dokumente der Hersteller sind so, wie wir sie bekommen: Manche Datenblätter lassen sich nicht vorlesen.',
        'Rechnungen und andere Dokumente sind für Screenreader ausgezeichnet, aber nicht nach PDF/UA zertifiziert.',
        'Die Seiten der Zahlungsanbieter sind deren eigene.',
      ],
    },
    { kind: 'heading', id: 'contact', text: 'Sagen Sie es uns' },
    {
      kind: 'paragraph',
      text: 'Etwas funktioniert für Sie nicht? Schreiben Sie an {email} oder rufen Sie {phone} an: Wir antworten, helfen Ihnen bei der Bestellung und beheben es. Hilft unsere Antwort nicht, können Sie sich an das Amt für die Überwachung der Barrierefreiheit (OSAPS) in Luxemburg wenden.',
    },
  ],
};
