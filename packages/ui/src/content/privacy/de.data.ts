import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-26',
  intro:
    'Diese Seite sagt, welche personenbezogenen Daten wir nutzen, wozu und wie lange, und was Sie verlangen können. Wir erheben so wenig, wie ein Shop braucht, und verkaufen nichts davon.',
  blocks: [
    { kind: 'heading', id: 'controller', text: 'Wer verantwortlich ist' },
    {
      kind: 'paragraph',
      text: 'Verantwortlich für die Daten ist {company}, {street}, {city}. Fragen zum Datenschutz beantworten wir unter {email}.',
    },
    { kind: 'heading', id: 'data', text: 'Welche Daten wozu' },
    {
      kind: 'table',
      caption: 'Daten, Zweck und Rechtsgrundlage',
      columns: ['Daten', 'Zweck', 'Rechtsgrundlage (DSGVO)'],
      rows: [
        ['Warenkorb, Sprache, Lieferland', 'Der Shop, wie Sie ihn verlassen haben', 'Vertrag, Art. 6 Abs. 1 lit. b'],
        [
          'Name, Anschriften, E-Mail, Telefon',
          'Bestellung, Lieferung, Rechnung und Fragen dazu',
          'Vertrag, Art. 6 Abs. 1 lit. b',
        ],
        ['USt-IdNr. von Firmen', 'Steuerliche Behandlung der Bestellung', 'Rechtliche Pflicht, Art. 6 Abs. 1 lit. c'],
        ['Bestellung und Rechnung', 'Buchführung', 'Rechtliche Pflicht, Art. 6 Abs. 1 lit. c'],
        ['E-Mail für den Newsletter', 'Versand des Newsletters', 'Einwilligung, Art. 6 Abs. 1 lit. a'],
        ['E-Mail für eine Benachrichtigung', 'Eine E-Mail, wenn ein Artikel wieder auf Lager ist', 'Einwilligung, Art. 6 Abs. 1 lit. a'],
        ['Fehlerberichte: Art und Stelle des Fehlers in unserem Programm, Art der Seite, Nummer Ihres Browsers', 'Fehler finden und beheben', 'Einwilligung, Art. 6 Abs. 1 lit. a'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Unser Server hält fest, welche Art von Seite abgerufen wurde, mit welchem Ergebnis und wie lange es gedauert hat. Wer sie abgerufen hat, hält er nicht fest.',
    },
    { kind: 'heading', id: 'recipients', text: 'Wer Daten von uns bekommt' },
    {
      kind: 'list',
      items: [
        'Paketdienste und Post: Name und Anschrift sowie Telefon oder E-Mail, wenn die Zustellung angekündigt wird.',
        'Zahlungsdienste (PayPal, Saferpay) und Banken: Betrag und Bestellnummer; PayPal auch die bestellten Artikel und die Lieferanschrift. Kartendaten geben Sie auf deren Seite ein; wir sehen sie nie.',
        'Unser Hosting-Anbieter, der nach unseren Weisungen arbeitet.',
        'Behörden, soweit ein Gesetz uns verpflichtet.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'In Länder außerhalb des Europäischen Wirtschaftsraums übermitteln wir Daten nur, wenn Ihre Bestellung dorthin geliefert wird oder Sie einen Zahlungsdienst wählen, der dort arbeitet.',
    },
    { kind: 'heading', id: 'time', text: 'Wie lange wir Daten aufbewahren' },
    {
      kind: 'paragraph',
      text: 'Ein Warenkorb ohne Bestellung wird gelöscht, wenn seine Sitzung abgelaufen ist. Bestellungen und Rechnungen bewahren wir zehn Jahre auf, wie es das luxemburgische Handelsrecht verlangt. Eine Frage an uns löschen wir ein Jahr nach der Antwort, ein Kundenkonto, wenn Sie es wünschen, eine Newsletter-Adresse, wenn Sie sich abmelden, die Adresse einer Benachrichtigung mit der E-Mail oder nach einem Jahr.',
    },
    { kind: 'heading', id: 'rights', text: 'Ihre Rechte' },
    { kind: 'paragraph', text: 'Sie können jederzeit von uns verlangen:' },
    {
      kind: 'list',
      items: [
        'Auskunft über Ihre Daten und eine Kopie in einem lesbaren Format,',
        'Berichtigung, Löschung oder Einschränkung der Nutzung,',
        'das Ende einer Nutzung, der Sie widersprechen, und den Widerruf einer Einwilligung für die Zukunft.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Eine formlose E-Mail an {email} genügt. Sie können sich außerdem bei der Commission nationale pour la protection des données (CNPD) in Luxemburg oder bei der Aufsichtsbehörde Ihres Landes beschweren.',
    },
    { kind: 'heading', id: 'cookies', text: 'Cookies' },
    { kind: 'paragraph', text: 'Welche Cookies der Shop setzt: {to.cookies}.' },
    { kind: 'heading', id: 'security', text: 'Sicherheit' },
    {
      kind: 'paragraph',
      text: 'Alle Verbindungen sind verschlüsselt. Passwörter und Sitzungsnummern speichern wir nur als Hashwerte, aus denen sie sich nicht zurückrechnen lassen.',
    },
  ],
};
