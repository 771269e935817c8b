import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'Wir liefern in {countryCount} Länder, davon {euCount} in der Europäischen Union, per Paketdienst oder Post. Was die Lieferung kostet, hängt von Land, Gewicht und Versandart ab.',
  blocks: [
    { kind: 'heading', id: 'costs', text: 'Was der Versand kostet' },
    {
      kind: 'paragraph',
      text: 'Der Warenkorb zeigt die Waren ohne Versand. An der Kasse nennen wir Ihnen vor der Bestellung die Versandkosten jeder Versandart, die für Ihr Land und Ihr Paket möglich ist. Danach kommt nichts mehr hinzu.',
    },
    {
      kind: 'paragraph',
      text: 'Der Preis hängt vom Land und vom Gewicht des Pakets ab. Ist eine Bestellung zu groß oder zu schwer für die Versandarten, die die Kasse anbietet, fragen Sie uns bitte nach einem Preis: {email}.',
    },
    {
      kind: 'freeShipping',
      offered: 'Ab einem Warenwert von {threshold} ist die Lieferung kostenlos (Lieferland {country}).',
      none: 'Zurzeit gibt es keinen kostenlosen Versand (Lieferland {country}).',
      loading: 'Der Wert für kostenlosen Versand wird geladen',
    },
    { kind: 'heading', id: 'prices', text: 'Preise nach Land und Gewicht' },
    {
      kind: 'shippingPrices',
      caption: 'Versandkosten: {countries}',
      weight: 'Gewicht',
      upTo: 'bis {weight}',
      freeFrom: 'Ab einem Warenwert von {threshold} ist der Versand kostenlos.',
      others: 'Alle anderen Länder',
      gross: 'Die Preise enthalten die Mehrwertsteuer des Lieferlandes.',
      net: 'Die Preise sind ohne Mehrwertsteuer.',
      loading: 'Die Versandkosten werden geladen',
    },
    { kind: 'heading', id: 'methods', text: 'Versandarten und Laufzeiten' },
    {
      kind: 'paragraph',
      text: 'Die Zeiten zählen ab dem Tag, an dem das Paket unser Lager verlässt. Wie bald das ist, steht bei jedem Artikel; bei einer Banküberweisung sind es {wireFrom} bis {wireTo} Werktage nach Zahlungseingang.',
    },
    {
      kind: 'shippingTimes',
      caption: 'Versandarten und ihre Laufzeiten',
      columns: { method: 'Versandart', eu: 'EU', international: 'Andere Länder', tracking: 'Verfolgung' },
      days: '{from}–{to} Tage',
      tracked: 'mit Sendungsverfolgung',
      untracked: 'ohne Sendungsverfolgung',
    },
    { kind: 'heading', id: 'minimum', text: 'Mindestbestellwert' },
    {
      kind: 'paragraph',
      text: 'Bestellungen in EU-Länder beginnen bei {minimumEu}, Bestellungen in alle anderen Länder bei {minimumOther}. Es zählt der Wert der Waren vor Versand. Eine Bestellung, die Sie selbst abholen, hat keinen Mindestwert.',
    },
    { kind: 'heading', id: 'pickup', text: 'Abholung' },
    {
      kind: 'paragraph',
      text: 'Sie können Ihre Bestellung in unserem Lager in {city} abholen. Bitte bestellen Sie zuerst und warten Sie unsere Nachricht ab, dass alles bereitliegt: Ohne sie können wir keine Ware ausgeben. Wir sind für Sie da: {serviceTimes}.',
    },
    {
      kind: 'paragraph',
      audience: 'COMPANY',
      text: 'Firmen können die Ware auch durch eine eigene Spedition abholen lassen: Wählen Sie an der Kasse „Abholung durch Ihre Spedition“.',
    },
    { kind: 'heading', id: 'customs', text: 'Lieferungen außerhalb der EU' },
    {
      kind: 'paragraph',
      text: 'Lieferungen in Länder außerhalb der Europäischen Union sind Ausfuhren: Wir berechnen keine Mehrwertsteuer. Einfuhrabgaben, Steuern und Gebühren des Paketdienstes erhebt das Zielland; sie gehen zu Ihren Lasten.',
    },
    { kind: 'heading', id: 'countries', text: 'Länder, in die wir liefern' },
    { kind: 'countries', eu: 'Europäische Union', others: 'Andere Länder' },
  ],
};
