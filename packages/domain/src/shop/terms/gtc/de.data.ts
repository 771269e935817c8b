import type { Terms } from '../terms.ts';

export const content: Terms = {
  changed: '2026-11-24',
  intro:
    'Diese Bedingungen gelten für jede Bestellung in diesem Shop bei {company}, {city}. Abweichende Bedingungen des Kunden werden nur Vertragsbestandteil, wenn wir ihnen schriftlich zustimmen.',
  blocks: [
    { kind: 'heading', id: 'contract', text: 'Wie ein Vertrag zustande kommt' },
    {
      kind: 'paragraph',
      text: 'Was der Shop zeigt, ist eine Einladung und noch kein Angebot. Das Angebot machen Sie mit der Schaltfläche „Zahlungspflichtig bestellen“. Bis dahin können Sie im Warenkorb und auf der Seite vor der Schaltfläche alles berichtigen. Der Vertrag kommt zustande, wenn wir bestätigen, dass die Ware versandt ist oder zur Abholung bereitliegt; die Mitteilung über den Eingang Ihrer Bestellung ist noch keine Annahme.',
    },
    {
      kind: 'paragraph',
      text: 'Wir speichern den Text der Bestellung und senden ihn Ihnen mit diesen Bedingungen per E-Mail zu. Verträge können auf Deutsch, Englisch und Französisch geschlossen werden.',
    },
    { kind: 'heading', id: 'prices', text: 'Preise und Mehrwertsteuer' },
    {
      kind: 'paragraph',
      text: 'Alle Preise sind in Euro. Für Privatkunden enthalten sie die Mehrwertsteuer des Lieferlandes, für Firmenkunden werden sie ohne sie angezeigt. Die Zeile unter jedem Preis sagt, welche Mehrwertsteuer er enthält. Der Versand kommt hinzu und wird vor der Bestellung angezeigt.',
    },
    {
      kind: 'paragraph',
      text: 'Firmen in einem anderen EU-Land mit gültiger USt-IdNr. beliefern wir ohne Mehrwertsteuer nach dem Reverse-Charge-Verfahren. Lieferungen außerhalb der EU sind von der Mehrwertsteuer befreit; Einfuhrabgaben trägt der Kunde.',
    },
    { kind: 'heading', id: 'minimum', text: 'Mindestbestellwert und Höchstmengen' },
    {
      kind: 'paragraph',
      text: 'Bestellungen in EU-Länder beginnen bei {minimumEu}, alle anderen bei {minimumOther}, gemessen am Warenwert vor Versand. Von manchen Artikeln geben wir pro Kunde nur eine begrenzte Menge ab; die Artikelseite sagt es.',
    },
    { kind: 'heading', id: 'payment', text: 'Zahlung' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'Sie zahlen auf der Seite des Anbieters.',
        SAFERPAY: 'Sie zahlen auf der Seite des Anbieters; Kartendaten erreichen uns nie.',
        WIRE_TRANSFER: 'Die Ware geht {wireFrom} bis {wireTo} Werktage nach Zahlungseingang auf den Weg. Eine Bestellung ohne Kundenkonto stornieren wir, wenn die Überweisung nicht bis zu dem Tag eingegangen ist, den die Bestätigung nennt.',
        INVOICE: 'Für Firmen und Einrichtungen, die wir dafür freigeschaltet haben.',
      },
    },
    { kind: 'paragraph', text: 'Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.' },
    { kind: 'heading', id: 'delivery', text: 'Lieferung' },
    {
      kind: 'paragraph',
      text: 'Wir liefern weltweit in {countryCount} Länder. Versandarten und Laufzeiten: {to.shippingCosts}. Stellt sich heraus, dass ein Artikel nicht verfügbar ist, sagen wir es Ihnen sofort und erstatten, was Sie dafür bezahlt haben. Die Gefahr geht auf Verbraucher mit dem Empfang der Ware über, auf Firmen mit der Übergabe an den Paketdienst.',
    },
    { kind: 'heading', id: 'revocation', text: 'Widerrufsrecht' },
    {
      kind: 'paragraph',
      text: 'Verbraucher können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Wie das geht und was daraus folgt: {to.revocation}.',
    },
    { kind: 'heading', id: 'guarantee', text: 'Gewährleistung' },
    {
      kind: 'paragraph',
      text: 'Verbraucher haben die gesetzliche Gewährleistung von zwei Jahren ab Lieferung. Ist etwas mangelhaft, reparieren oder ersetzen wir es auf unsere Kosten; gelingt das nicht, können Sie den Preis mindern oder den Vertrag beenden. Für Firmen beträgt die Gewährleistung ein Jahr; offensichtliche Mängel sind binnen acht Tagen nach Lieferung anzuzeigen.',
    },
    {
      kind: 'paragraph',
      text: 'Bauteile, die gelötet, gekürzt oder außerhalb der Grenzen ihres Datenblatts betrieben wurden, sind nicht schon deshalb mangelhaft.',
    },
    { kind: 'heading', id: 'repair', text: 'Reparatur' },
    {
      kind: 'paragraph',
      text: 'Reparieren wir eine mangelhafte Ware im Rahmen der Gewährleistung, verlängert sich diese für Verbraucher einmal um zwölf Monate. Sie wählen zwischen Reparatur und Ersatz, es sei denn, Ihre Wahl ist unmöglich oder kostet uns unverhältnismäßig mehr als die andere. Für manche Arten von Waren, wie Displays, Server und Telefone, verpflichtet das Recht der Europäischen Union den Hersteller, sie auch danach zu reparieren, kostenlos oder zu einem angemessenen Preis; wen Sie fragen können, steht auf der Seite des Artikels (Richtlinie (EU) 2024/1799).',
    },
    { kind: 'heading', id: 'liability', text: 'Haftung' },
    {
      kind: 'paragraph',
      text: 'Wir haften unbegrenzt für Vorsatz, grobe Fahrlässigkeit und die Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, von der der Vertrag abhängt, und bis zur Höhe des vorhersehbaren Schadens. Unsere Bauteile sind nicht für Lebenserhaltung, Luftfahrt oder kerntechnische Anlagen zugelassen, es sei denn, ihr Datenblatt sagt es.',
    },
    { kind: 'heading', id: 'law', text: 'Recht und Streitigkeiten' },
    {
      kind: 'paragraph',
      text: 'Es gilt luxemburgisches Recht ohne das UN-Kaufrecht. Verbraucher behalten den Schutz, den ihnen das Recht ihres eigenen Landes gibt. Für Firmen sind die Gerichte der Stadt Luxemburg zuständig. Ist eine dieser Bedingungen unwirksam, so gelten die übrigen weiter.',
    },
  ],
};
