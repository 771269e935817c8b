import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'Angaben zum Betreiber dieses Shops nach dem luxemburgischen Gesetz vom 14. August 2000 über den elektronischen Geschäftsverkehr.',
  blocks: [
    {
      kind: 'note',
      text: 'Name, Anschrift und Nummern sind Muster. Vor Eröffnung des Shops treten die Angaben des Betreibers an ihre Stelle.',
    },
    { kind: 'heading', id: 'operator', text: 'Betreiber' },
    {
      kind: 'identity',
      labels: {
        company: 'Firma',
        street: 'Straße',
        city: 'Ort',
        manager: 'Geschäftsführung',
        email: 'E-Mail',
        phone: 'Telefon',
        vatId: 'USt-IdNr. (Muster)',
        register: 'Luxemburger Handelsregister (Muster)',
        permit: 'Niederlassungsgenehmigung (Muster)',
      },
    },
    { kind: 'heading', id: 'reach', text: 'So erreichen Sie uns' },
    {
      kind: 'paragraph',
      text: 'Servicezeiten: {serviceTimes}. Am schnellsten geht es mit einer E-Mail an {email}, mit Ihrer Bestellnummer, falls Sie eine haben.',
    },
    { kind: 'heading', id: 'content', text: 'Verantwortung für den Inhalt' },
    {
      kind: 'paragraph',
      text: 'Beschreibungen und technische Daten stammen von den Herstellern und aus eigenen Messungen. Maßgeblich für den Betrieb eines Bauteils ist das Datenblatt seines Herstellers. Wenn Sie einen Fehler finden, sagen Sie uns bitte Bescheid: Wir berichtigen ihn.',
    },
    {
      kind: 'paragraph',
      text: 'Links zu anderen Websites haben wir geprüft, als wir sie gesetzt haben. Für deren Inhalt sind ihre Betreiber verantwortlich.',
    },
    { kind: 'heading', id: 'copyright', text: 'Urheberrecht' },
    {
      kind: 'paragraph',
      text: 'Texte und Zeichnungen dieses Shops sind unsere eigenen; Produktbilder und Marken gehören ihren Inhabern. Sie dürfen Seiten für den eigenen Gebrauch drucken und mit Quellenangabe daraus zitieren.',
    },
    { kind: 'heading', id: 'disputes', text: 'Streitigkeiten' },
    {
      kind: 'paragraph',
      text: 'Wenn etwas schiefgegangen ist, schreiben Sie bitte zuerst uns: Das meiste klärt eine einzige Antwort. Sind Sie als Verbraucher mit ihr nicht einverstanden, können Sie sich an den Médiateur de la consommation in Luxemburg oder an das Europäische Verbraucherzentrum Ihres Landes wenden.',
    },
  ],
};
