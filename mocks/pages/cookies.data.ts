import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/cookies.en.md and the other languages by `pnpm mocks:pages`. */
export const cookies: ResponseOf<'shopPage'> = {
  "PAGE": "cookies",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-21",
      "INTRO": "A cookie is a small text that your browser keeps for a site. This shop manages with very few, and shows no advertising.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "list",
          "TEXT": "The cookies of this shop"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Cookies, what they are for and how long they stay",
          "ITEMS": [
            "Name",
            "Purpose",
            "Kept"
          ],
          "ROWS": [
            [
              "__Host-platine_session",
              "Recognises your cart, language and settings. Set with the first change you make; scripts cannot read it.",
              "{sessionDays} days"
            ],
            [
              "__Host-platine_device",
              "Recognises the browsers in which you have logged in, so that failed attempts elsewhere do not lock you out. Set when you log in or open a link from our e-mails; scripts cannot read it.",
              "{deviceDays} days"
            ],
            [
              "{consentCookie}",
              "Remembers what you chose about optional cookies, a refusal too.",
              "1 year"
            ],
            [
              "{noticeCookie}",
              "Remembers that you have read a notice of the shop.",
              "1 year"
            ],
            [
              "{regionCookie}",
              "Remembers that you have answered the offer of another delivery country.",
              "1 year"
            ],
            [
              "{clientCookie}",
              "A random number that tells browsers apart when errors are reported. Only with your consent.",
              "1 year"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "necessary",
          "TEXT": "Necessary cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Without the session there is no cart, so it needs no consent. Whoever only reads gets no session cookie at all. The cookies that remember your choice are necessary as well: without them we would have to ask on every page."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "optional",
          "TEXT": "Optional cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nothing optional is stored before you agree. Refusing is as easy as agreeing and has no disadvantage for you."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "If you agree, a page reports one in ten of its errors to us: the kind of error, its place in our program, the kind of page and the number of your browser. Nothing that you enter is in it. The report is marked so that we can tell sessions and accounts apart without seeing whose they are."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delete",
          "TEXT": "Changing your mind"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You can change your choice at any time under “Cookie settings” at the foot of each page. You can also delete cookies in the settings of your browser; the shop then asks again, and your cart is empty. How we deal with personal data otherwise: {to.privacy}."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-21",
      "INTRO": "Ein Cookie ist ein kleiner Text, den Ihr Browser für eine Website aufbewahrt. Dieser Shop kommt mit sehr wenigen aus und zeigt keine Werbung.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "list",
          "TEXT": "Die Cookies dieses Shops"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Cookies, ihr Zweck und ihre Dauer",
          "ITEMS": [
            "Name",
            "Zweck",
            "Dauer"
          ],
          "ROWS": [
            [
              "__Host-platine_session",
              "Erkennt Ihren Warenkorb, Ihre Sprache und Ihre Einstellungen wieder. Wird mit Ihrer ersten Änderung gesetzt; Skripte können es nicht lesen.",
              "{sessionDays} Tage"
            ],
            [
              "__Host-platine_device",
              "Erkennt die Browser wieder, in denen Sie sich angemeldet haben, damit Fehlversuche anderswo Sie nicht aussperren. Wird gesetzt, wenn Sie sich anmelden oder einen Link aus unseren E-Mails öffnen; Skripte können es nicht lesen.",
              "{deviceDays} Tage"
            ],
            [
              "{consentCookie}",
              "Merkt sich Ihre Entscheidung zu optionalen Cookies, auch eine Ablehnung.",
              "1 Jahr"
            ],
            [
              "{noticeCookie}",
              "Merkt sich, dass Sie einen Hinweis des Shops gelesen haben.",
              "1 Jahr"
            ],
            [
              "{regionCookie}",
              "Merkt sich, dass Ihnen ein anderes Lieferland angeboten wurde und Sie geantwortet haben.",
              "1 Jahr"
            ],
            [
              "{clientCookie}",
              "Eine Zufallszahl, die Browser in Fehlerberichten unterscheidet. Nur mit Ihrer Einwilligung.",
              "1 Jahr"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "necessary",
          "TEXT": "Notwendige Cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ohne Sitzung gibt es keinen Warenkorb, deshalb braucht ihr Cookie keine Einwilligung. Wer nur liest, bekommt gar kein Sitzungs-Cookie. Auch die Cookies, die sich Ihre Entscheidung merken, sind notwendig: Ohne sie müssten wir auf jeder Seite fragen."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "optional",
          "TEXT": "Optionale Cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bevor Sie zustimmen, wird nichts Optionales gespeichert. Ablehnen ist so einfach wie Zustimmen und hat für Sie keinen Nachteil."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wenn Sie zustimmen, meldet uns eine Seite jeden zehnten ihrer Fehler: die Art des Fehlers, seine Stelle in unserem Programm, die Art der Seite und die Nummer Ihres Browsers. Nichts, was Sie eingeben, steht darin. Die Meldung ist so gekennzeichnet, dass wir Sitzungen und Konten auseinanderhalten können, ohne zu sehen, wem sie gehören."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delete",
          "TEXT": "Wenn Sie es sich anders überlegen"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Am Fuß jeder Seite können Sie Ihre Wahl unter „Cookie-Einstellungen“ jederzeit ändern. Sie können Cookies auch in den Einstellungen Ihres Browsers löschen; der Shop fragt dann erneut, und Ihr Warenkorb ist leer. Wie wir sonst mit personenbezogenen Daten umgehen: {to.privacy}."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-21",
      "INTRO": "Un cookie est un petit texte que votre navigateur conserve pour un site. Cette boutique en utilise très peu et n’affiche aucune publicité.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "list",
          "TEXT": "Les cookies de cette boutique"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les cookies, leur rôle et leur durée",
          "ITEMS": [
            "Nom",
            "Rôle",
            "Durée"
          ],
          "ROWS": [
            [
              "__Host-platine_session",
              "Reconnaît votre panier, votre langue et vos paramètres. Déposé à votre première modification ; les scripts ne peuvent pas le lire.",
              "{sessionDays} jours"
            ],
            [
              "__Host-platine_device",
              "Reconnaît les navigateurs avec lesquels vous vous êtes connecté, afin que des échecs ailleurs ne vous bloquent pas. Déposé lorsque vous vous connectez ou ouvrez un lien de nos e-mails ; les scripts ne peuvent pas le lire.",
              "{deviceDays} jours"
            ],
            [
              "{consentCookie}",
              "Retient votre choix sur les cookies facultatifs, y compris un refus.",
              "1 an"
            ],
            [
              "{noticeCookie}",
              "Retient que vous avez lu un avis de la boutique.",
              "1 an"
            ],
            [
              "{regionCookie}",
              "Retient que vous avez répondu à la proposition d’un autre pays de livraison.",
              "1 an"
            ],
            [
              "{clientCookie}",
              "Un nombre aléatoire qui distingue les navigateurs dans les rapports d’erreur. Uniquement avec votre accord.",
              "1 an"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "necessary",
          "TEXT": "Cookies nécessaires"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sans session, pas de panier : son cookie ne demande donc pas d’accord. Qui ne fait que lire ne reçoit aucun cookie de session. Les cookies qui retiennent votre choix sont eux aussi nécessaires : sans eux, nous devrions vous le demander à chaque page."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "optional",
          "TEXT": "Cookies facultatifs"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Rien de facultatif n’est enregistré avant votre accord. Refuser est aussi simple qu’accepter et n’entraîne aucun inconvénient pour vous."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Si vous acceptez, une page nous signale une erreur sur dix : le type d’erreur, son endroit dans notre programme, le type de page et le numéro de votre navigateur. Rien de ce que vous saisissez n’y figure. Le rapport est marqué de façon à distinguer les sessions et les comptes sans voir à qui ils appartiennent."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delete",
          "TEXT": "Changer d’avis"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous pouvez modifier votre choix à tout moment sous « Paramètres des cookies », au pied de chaque page. Vous pouvez aussi supprimer les cookies dans les paramètres de votre navigateur ; la boutique vous posera à nouveau la question et votre panier sera vide. Pour le reste des données personnelles : {to.privacy}."
        }
      ]
    }
  }
};
