import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro: 'Die Fragen, die uns am häufigsten gestellt werden. Ist Ihre nicht dabei, schreiben Sie uns: {email}.',
  blocks: [
    { kind: 'heading', id: 'ordering', text: 'Bestellen' },
    { kind: 'question', text: 'Gibt es einen Mindestbestellwert?' },
    {
      kind: 'paragraph',
      text: 'Ja: {minimumEu} bei Lieferung in EU-Länder und {minimumOther} in alle anderen Länder, gemessen am Warenwert vor Versand. Für eine Abholung gibt es keinen.',
    },
    { kind: 'question', text: 'Warum kann ich von manchen Artikeln nur wenige bestellen?' },
    {
      kind: 'paragraph',
      text: 'Manche Artikel sind knapp, und es sollen viele etwas davon haben. Artikelseite und Warenkorb nennen die Höchstmenge. Schulen und andere Bildungseinrichtungen dürfen mehr bestellen: Bitte fragen Sie uns.',
    },
    { kind: 'question', text: 'Warum springt die Menge in Schritten?' },
    {
      kind: 'paragraph',
      text: 'Manche Bauteile werden auf Gurt oder in Packungen verkauft. Die kleinste Menge ist eine Packung, jeder weitere Schritt eine mehr.',
    },
    { kind: 'question', text: 'Bleibt mein Warenkorb, wenn ich die Seite schließe?' },
    {
      kind: 'paragraph',
      text: 'Ja. Er wird in diesem Browser {sessionDays} Tage aufbewahrt und ist wieder da, wenn Sie zurückkommen.',
    },
    { kind: 'heading', id: 'prices', text: 'Preise und Zahlung' },
    { kind: 'question', text: 'Warum ändern sich die Preise, wenn ich auf „Firma“ umstelle?' },
    {
      kind: 'paragraph',
      text: 'Privatkunden sehen Preise mit der Mehrwertsteuer ihres Lieferlandes, Firmen sehen sie ohne. Was am Ende berechnet wird, hängt vom Lieferland und von Ihrer USt-IdNr. ab.',
    },
    { kind: 'question', text: 'Wie kann ich bezahlen?' },
    {
      kind: 'paymentMethods',
      notes: {
        PAYPAL: 'Sofort, auf der Seite des Anbieters.',
        SAFERPAY: 'Sofort, auf der Seite des Anbieters.',
        WIRE_TRANSFER: 'Die Bestellung geht {wireFrom} bis {wireTo} Werktage nach Zahlungseingang auf den Weg.',
        INVOICE: 'Für Firmen und Einrichtungen, die wir freigeschaltet haben.',
      },
    },
    { kind: 'heading', id: 'delivery', text: 'Lieferung' },
    { kind: 'question', text: 'Wann kommt mein Paket an?' },
    {
      kind: 'paragraph',
      text: 'Bei jedem Artikel steht, wann er unser Lager verlässt; rechnen Sie die Laufzeit des Paketdienstes hinzu. Alle Versandarten: {to.shippingCosts}.',
    },
    { kind: 'question', text: 'Kann ich meine Bestellung abholen?' },
    {
      kind: 'paragraph',
      text: 'Ja, in {city}, sobald wir Ihnen geschrieben haben, dass sie bereitliegt. Bitte kommen Sie nicht früher.',
    },
    { kind: 'question', text: 'Muss ich Zoll bezahlen?' },
    {
      kind: 'paragraph',
      text: 'Innerhalb der EU nie. Anderswo kann das Zielland Abgaben und Steuern erheben, die in unseren Preisen nicht enthalten sind.',
    },
    { kind: 'heading', id: 'returns', text: 'Rückgabe und Mängel' },
    { kind: 'question', text: 'Kann ich etwas zurückschicken?' },
    {
      kind: 'paragraph',
      text: 'Verbraucher können den Vertrag binnen 14 Tagen widerrufen. Der Weg ist hier beschrieben: {to.revocation}.',
    },
    { kind: 'question', text: 'Was ist, wenn ein Bauteil defekt ist?' },
    {
      kind: 'paragraph',
      text: 'Schreiben Sie an {email}, mit Bestellnummer und einer kurzen Beschreibung; oft hilft ein Foto. Bitte warten Sie unsere Antwort ab, bevor Sie etwas einsenden.',
    },
    { kind: 'heading', id: 'contact', text: 'Kontakt' },
    { kind: 'question', text: 'Wann antworten Sie?' },
    { kind: 'paragraph', text: '{serviceTimes}. E-Mails beantworten wir spätestens am nächsten Werktag.' },
  ],
};
