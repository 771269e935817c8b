import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'Ein Cookie ist ein kleiner Text, den Ihr Browser für eine Website aufbewahrt. Dieser Shop kommt mit sehr wenigen aus und zeigt keine Werbung.',
  blocks: [
    { kind: 'heading', id: 'list', text: 'Die Cookies dieses Shops' },
    {
      kind: 'table',
      caption: 'Cookies, ihr Zweck und ihre Dauer',
      columns: ['Name', 'Zweck', 'Dauer'],
      rows: [
        [
          '__Host-platine_session',
          'Erkennt Ihren Warenkorb, Ihre Sprache und Ihre Einstellungen wieder. Wird mit Ihrer ersten Änderung gesetzt; Skripte können es nicht lesen.',
          '{sessionDays} Tage',
        ],
        [
          '__Host-platine_device',
          'Erkennt die Browser wieder, in denen Sie sich angemeldet haben, damit Fehlversuche anderswo Sie nicht aussperren. Wird gesetzt, wenn Sie sich anmelden oder einen Link aus unseren E-Mails öffnen; Skripte können es nicht lesen.',
          '{deviceDays} Tage',
        ],
        ['{consentCookie}', 'Merkt sich Ihre Entscheidung zu optionalen Cookies, auch eine Ablehnung.', '1 Jahr'],
        ['{noticeCookie}', 'Merkt sich, dass Sie einen Hinweis des Shops gelesen haben.', '1 Jahr'],
        ['{regionCookie}', 'Merkt sich, dass Ihnen ein anderes Lieferland angeboten wurde und Sie geantwortet haben.', '1 Jahr'],
        [
          '{clientCookie}',
          'Eine Zufallszahl, die Browser in Fehlerberichten unterscheidet. Nur mit Ihrer Einwilligung.',
          '1 Jahr',
        ],
      ],
    },
    { kind: 'heading', id: 'necessary', text: 'Notwendige Cookies' },
    {
      kind: 'paragraph',
      text: 'Ohne Sitzung gibt es keinen Warenkorb, deshalb braucht ihr Cookie keine Einwilligung. Wer nur liest, bekommt gar kein Sitzungs-Cookie. Auch die Cookies, die sich Ihre Entscheidung merken, sind notwendig: Ohne sie müssten wir auf jeder Seite fragen.',
    },
    { kind: 'heading', id: 'optional', text: 'Optionale Cookies' },
    {
      kind: 'paragraph',
      text: 'Bevor Sie zustimmen, wird nichts Optionales gespeichert. Ablehnen ist so einfach wie Zustimmen und hat für Sie keinen Nachteil.',
    },
    {
      kind: 'paragraph',
      text: 'Wenn Sie zustimmen, meldet uns eine Seite jeden zehnten ihrer Fehler: die Art des Fehlers, seine Stelle in unserem Programm, die Art der Seite und die Nummer Ihres Browsers. Nichts, was Sie eingeben, steht darin. Die Meldung ist so gekennzeichnet, dass wir Sitzungen und Konten auseinanderhalten können, ohne zu sehen, wem sie gehören.',
    },
    { kind: 'heading', id: 'delete', text: 'Wenn Sie es sich anders überlegen' },
    {
      kind: 'paragraph',
      text: 'Am Fuß jeder Seite können Sie Ihre Wahl unter „Cookie-Einstellungen“ jederzeit ändern. Sie können Cookies auch in den Einstellungen Ihres Browsers löschen; der Shop fragt dann erneut, und Ihr Warenkorb ist leer. Wie wir sonst mit personenbezogenen Daten umgehen: {to.privacy}.',
    },
  ],
};
