import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-22',
  intro:
    'Klots Schule bringt Maschinen, Sensoren und Programme ins Klassenzimmer. Hier erfahren Sie, wie Schulen bestellen, wie der Unterricht beginnt und wer hilft.',
  blocks: [
    { kind: 'heading', id: 'limit', text: 'Wie viele Sets bestellt werden können' },
    {
      kind: 'paragraph',
      text: 'Damit die Sets möglichst viele Klassen erreichen, kann ein Kunde von jedem Klots-Artikel höchstens {educationalLimit} Stück in den Warenkorb legen. Einzelne Sets sind knapp, was auf ihrer Seite steht: von ihnen jeweils höchstens {scarceLimit}.',
    },
    {
      kind: 'paragraph',
      text: 'Schulen, Hochschulen, Bibliotheken, Jugendzentren und Lehrwerkstätten können mehr bestellen. Registrieren Sie sich und schreiben Sie uns mit der E-Mail-Adresse Ihres Kundenkontos, was Sie für wie viele Lernende brauchen, mit Name und Anschrift Ihrer Einrichtung; wir schalten das Kundenkonto frei, und die Grenzen gelten für Sie nicht mehr.',
    },
    { kind: 'contactLink', text: 'Mehr Sets anfragen', topic: 'school' },
    {
      kind: 'note',
      text: 'Bitte nehmen Sie eine E-Mail-Adresse der Einrichtung oder senden Sie ein Schreiben von ihr an {email}. Wir antworten meist binnen zwei Werktagen.',
    },
    { kind: 'heading', id: 'plan', text: 'Wie viele Sets eine Klasse braucht' },
    {
      kind: 'table',
      caption: 'Sets für eine Klasse mit 24 Lernenden',
      columns: ['Art des Unterrichts', 'Lernende je Set', 'Sets'],
      rows: [
        ['Einfache Maschinen, 6 bis 9 Jahre', '2', '12'],
        ['Robotik mit dem Roboterset, ab 10 Jahren', '2 bis 3', '8 bis 12'],
        ['Wettbewerbsteam mit dem Erweiterungsset', '4 bis 6', '1 je Team'],
        ['Stationen im Wechsel', '4', '6'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Ein Set mehr als Gruppen ist eine gute Reserve: Ein verlorenes Motorkabel hält dann niemanden auf.',
    },
    { kind: 'heading', id: 'start', text: 'Der Anfang' },
    {
      kind: 'list',
      items: [
        'Laden Sie die Steuereinheiten am Abend vorher; eine volle Ladung dauert etwa zwei Stunden.',
        'Sortieren Sie die Teile nach dem Bild im Deckel und zählen Sie sie einmal mit der Klasse: Das spart am Ende jeder Stunde Zeit.',
        'Geben Sie jeder Steuereinheit einen Namen und schreiben Sie ihn auf die Kiste, bevor Sie sie koppeln. So findet jede Gruppe ihre eigene.',
        'Beginnen Sie mit einem Modell von fünfzehn Minuten, das sich bewegt, und lassen Sie dann immer nur eine Sache ändern.',
        'Lassen Sie die letzten zehn Minuten zum Zerlegen, Zählen und Aufschreiben, was gelungen ist.',
      ],
    },
    { kind: 'heading', id: 'guides', text: 'Leitfäden für den Unterricht' },
    { kind: 'question', text: 'Hebel, Räder und Getriebe (6 bis 9 Jahre)' },
    {
      kind: 'paragraph',
      text: 'Sechs Stunden mit dem Set für einfache Maschinen. Die Lernenden bauen eine Wippe, eine Kurbel und ein Getriebe, sagen voraus, was sich wohin dreht, und messen mit Lineal und Zählsteinen.',
    },
    { kind: 'question', text: 'Sensoren, die entscheiden (10 bis 14 Jahre)' },
    {
      kind: 'paragraph',
      text: 'Acht Stunden mit dem Roboterset. Vom Motor, der eine Sekunde läuft, zum Fahrzeug, das vor der Wand anhält: einen Abstand lesen, mit einer Schwelle vergleichen, wiederholen, bis etwas geschieht.',
    },
    { kind: 'question', text: 'Eine Linie, eine Karte, ein Auftrag (ab 12 Jahren)' },
    {
      kind: 'paragraph',
      text: 'Zehn Stunden mit dem Roboterset und dem Erweiterungsset. Einer Linie folgen, Kreuzungen zählen, etwas holen und zurückbringen; am Ende schreibt jedes Team eine Aufgabe für ein anderes.',
    },
    {
      kind: 'paragraph',
      text: 'Wir senden Ihnen die Leitfäden mit Arbeitsblättern als PDF, auf Deutsch, Englisch und Französisch. Nennen Sie in Ihrer Nachricht das Set und das Alter Ihrer Klasse.',
    },
    { kind: 'heading', id: 'help', text: 'Wenn etwas nicht klappt' },
    { kind: 'question', text: 'Eine Steuereinheit lässt sich nicht koppeln' },
    {
      kind: 'paragraph',
      text: 'Schalten Sie die anderen im Raum aus, halten Sie die Taste dieser einen zehn Sekunden lang gedrückt, bis sie blinkt, und koppeln Sie sie allein. Danach können die anderen wieder eingeschaltet werden.',
    },
    { kind: 'question', text: 'Ein Motor dreht sich, aber nichts bewegt sich' },
    {
      kind: 'paragraph',
      text: 'Suchen Sie ein Zahnrad, das auf der Achse rutscht, oder zwei, die sich verklemmen. Der Motor selbst ist selten defekt: Probieren Sie ihn an einem anderen Anschluss.',
    },
    { kind: 'question', text: 'Teile fehlen oder sind zerbrochen' },
    {
      kind: 'paragraph',
      text: 'Notieren Sie die Nummer aus der Teileliste des Sets und wie viele Sie brauchen. Innerhalb der Gewährleistung ersetzen wir, was bei üblichem Gebrauch zerbrochen ist.',
    },
    { kind: 'heading', id: 'paying', text: 'Angebote, Rechnungen und Lieferung' },
    {
      kind: 'list',
      items: [
        'Einrichtungen, die wir dafür freigeschaltet haben, zahlen auf Rechnung. Auf Wunsch schreiben wir ein Angebot für Ihre Verwaltung.',
        'Mit einem Kundenkonto als Firma sehen Sie Preise ohne Mehrwertsteuer, und Ihre Bestellnummer steht auf der Rechnung. Eine Einrichtung in der EU braucht dafür eine USt-IdNr.; ohne registriert sie sich als Privatkunde und schreibt ihren Namen vor die Straße.',
        'Wir liefern zu den Zeiten Ihres Sekretariats oder Hausmeisters, wenn Sie diese bei der Bestellung nennen.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Alles andere ist wie bei jeder Bestellung: {to.shippingCosts}, {to.faq}, {to.gtc}.',
    },
    { kind: 'heading', id: 'contact', text: 'Wer hilft' },
    {
      kind: 'paragraph',
      text: 'Sie erreichen unser Team für Schulen unter der Telefonnummer {phone} oder per E-Mail an {email}. Servicezeiten: {serviceTimes}.',
    },
    { kind: 'contactLink', text: 'An das Schulteam schreiben', topic: 'school' },
  ],
};
