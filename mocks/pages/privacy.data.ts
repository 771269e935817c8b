import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/privacy.en.md and the other languages by `pnpm mocks:pages`. */
export const privacy: ResponseOf<'shopPage'> = {
  "PAGE": "privacy",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-26",
      "INTRO": "This page tells which personal data we use, what for, how long, and what you can demand. We collect as little as a shop needs and sell none of it.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "controller",
          "TEXT": "Who is responsible"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Responsible for the data is {company}, {street}, {city}. Questions about data protection are answered at {email}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "data",
          "TEXT": "Which data, what for"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Data, purpose and legal basis",
          "ITEMS": [
            "Data",
            "Purpose",
            "Legal basis (GDPR)"
          ],
          "ROWS": [
            [
              "Cart, language, delivery country",
              "Showing the shop as you left it",
              "Contract, Art. 6 (1) (b)"
            ],
            [
              "Name, addresses, e-mail, phone",
              "Order, delivery, invoice, questions about it",
              "Contract, Art. 6 (1) (b)"
            ],
            [
              "Lists and own numbers of your account",
              "Ordering again, and sharing a list by a link that you create",
              "Contract, Art. 6 (1) (b)"
            ],
            [
              "VAT id of companies",
              "Tax treatment of the order",
              "Legal obligation, Art. 6 (1) (c)"
            ],
            [
              "Order and invoice",
              "Accounting",
              "Legal obligation, Art. 6 (1) (c)"
            ],
            [
              "E-mail for the newsletter",
              "Sending the newsletter",
              "Consent, Art. 6 (1) (a)"
            ],
            [
              "E-mail for a stock alert",
              "One e-mail when a product is in stock again",
              "Consent, Art. 6 (1) (a)"
            ],
            [
              "Error reports: kind and place of the error in our program, kind of page, number of your browser",
              "Finding and repairing faults",
              "Consent, Art. 6 (1) (a)"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Our server writes down which kind of page was asked for, with what result and how long it took. It does not write down who asked."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "recipients",
          "TEXT": "Who gets data from us"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Parcel carriers and the post: name and address, and phone or e-mail where the carrier announces the delivery.",
            "Payment services (PayPal, Saferpay) and banks: amount and order number; PayPal also the ordered products and the delivery address. You enter card data on their page; we never see them.",
            "Our hosting provider, which works on our instructions.",
            "Authorities, where a law obliges us to."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We transfer data to countries outside the European Economic Area only if your order is delivered there or you choose a payment service that works there."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "time",
          "TEXT": "How long we keep data"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "A cart without an order is deleted when its session has expired. Orders and invoices are kept for ten years, as Luxembourg’s commercial law demands. A question to us is deleted a year after its answer, an account when you ask for it, a newsletter address when you cancel, the address of a stock alert with its e-mail or after a year."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "rights",
          "TEXT": "Your rights"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You can ask us at any time for"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "information about your data and a copy of them in a readable format,",
            "correction, deletion, or restriction of their use,",
            "an end to a use that you object to, and the withdrawal of a consent for the future."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "An informal e-mail to {email} is enough. You can also complain to the Commission nationale pour la protection des données (CNPD) in Luxembourg or to the authority of your own country."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "cookies",
          "TEXT": "Cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Which cookies the shop sets: {to.cookies}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "security",
          "TEXT": "Security"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "All connections are encrypted. Passwords and session numbers are stored only as hashes, from which they cannot be calculated back."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-26",
      "INTRO": "Diese Seite sagt, welche personenbezogenen Daten wir nutzen, wozu und wie lange, und was Sie verlangen können. Wir erheben so wenig, wie ein Shop braucht, und verkaufen nichts davon.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "controller",
          "TEXT": "Wer verantwortlich ist"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Verantwortlich für die Daten ist {company}, {street}, {city}. Fragen zum Datenschutz beantworten wir unter {email}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "data",
          "TEXT": "Welche Daten wozu"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Daten, Zweck und Rechtsgrundlage",
          "ITEMS": [
            "Daten",
            "Zweck",
            "Rechtsgrundlage (DSGVO)"
          ],
          "ROWS": [
            [
              "Warenkorb, Sprache, Lieferland",
              "Der Shop, wie Sie ihn verlassen haben",
              "Vertrag, Art. 6 Abs. 1 lit. b"
            ],
            [
              "Name, Anschriften, E-Mail, Telefon",
              "Bestellung, Lieferung, Rechnung und Fragen dazu",
              "Vertrag, Art. 6 Abs. 1 lit. b"
            ],
            [
              "Listen und eigene Nummern Ihres Kundenkontos",
              "Erneut bestellen, und Listen über einen Link teilen, den Sie erstellen",
              "Vertrag, Art. 6 Abs. 1 lit. b"
            ],
            [
              "USt-IdNr. von Firmen",
              "Steuerliche Behandlung der Bestellung",
              "Rechtliche Pflicht, Art. 6 Abs. 1 lit. c"
            ],
            [
              "Bestellung und Rechnung",
              "Buchführung",
              "Rechtliche Pflicht, Art. 6 Abs. 1 lit. c"
            ],
            [
              "E-Mail für den Newsletter",
              "Versand des Newsletters",
              "Einwilligung, Art. 6 Abs. 1 lit. a"
            ],
            [
              "E-Mail für eine Benachrichtigung",
              "Eine E-Mail, wenn ein Artikel wieder auf Lager ist",
              "Einwilligung, Art. 6 Abs. 1 lit. a"
            ],
            [
              "Fehlerberichte: Art und Stelle des Fehlers in unserem Programm, Art der Seite, Nummer Ihres Browsers",
              "Fehler finden und beheben",
              "Einwilligung, Art. 6 Abs. 1 lit. a"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Unser Server hält fest, welche Art von Seite abgerufen wurde, mit welchem Ergebnis und wie lange es gedauert hat. Wer sie abgerufen hat, hält er nicht fest."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "recipients",
          "TEXT": "Wer Daten von uns bekommt"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Paketdienste und Post: Name und Anschrift sowie Telefon oder E-Mail, wenn die Zustellung angekündigt wird.",
            "Zahlungsdienste (PayPal, Saferpay) und Banken: Betrag und Bestellnummer; PayPal auch die bestellten Artikel und die Lieferanschrift. Kartendaten geben Sie auf deren Seite ein; wir sehen sie nie.",
            "Unser Hosting-Anbieter, der nach unseren Weisungen arbeitet.",
            "Behörden, soweit ein Gesetz uns verpflichtet."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "In Länder außerhalb des Europäischen Wirtschaftsraums übermitteln wir Daten nur, wenn Ihre Bestellung dorthin geliefert wird oder Sie einen Zahlungsdienst wählen, der dort arbeitet."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "time",
          "TEXT": "Wie lange wir Daten aufbewahren"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ein Warenkorb ohne Bestellung wird gelöscht, wenn seine Sitzung abgelaufen ist. Bestellungen und Rechnungen bewahren wir zehn Jahre auf, wie es das luxemburgische Handelsrecht verlangt. Eine Frage an uns löschen wir ein Jahr nach der Antwort, ein Kundenkonto, wenn Sie es wünschen, eine Newsletter-Adresse, wenn Sie sich abmelden, die Adresse einer Benachrichtigung mit der E-Mail oder nach einem Jahr."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "rights",
          "TEXT": "Ihre Rechte"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sie können jederzeit von uns verlangen:"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Auskunft über Ihre Daten und eine Kopie in einem lesbaren Format,",
            "Berichtigung, Löschung oder Einschränkung der Nutzung,",
            "das Ende einer Nutzung, der Sie widersprechen, und den Widerruf einer Einwilligung für die Zukunft."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Eine formlose E-Mail an {email} genügt. Sie können sich außerdem bei der Commission nationale pour la protection des données (CNPD) in Luxemburg oder bei der Aufsichtsbehörde Ihres Landes beschweren."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "cookies",
          "TEXT": "Cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Welche Cookies der Shop setzt: {to.cookies}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "security",
          "TEXT": "Sicherheit"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Alle Verbindungen sind verschlüsselt. Passwörter und Sitzungsnummern speichern wir nur als Hashwerte, aus denen sie sich nicht zurückrechnen lassen."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-26",
      "INTRO": "Cette page vous dit quelles données personnelles nous utilisons, pourquoi, combien de temps, et ce que vous pouvez exiger. Nous en recueillons aussi peu qu’une boutique le permet et n’en vendons aucune.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "controller",
          "TEXT": "Responsable du traitement"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le responsable du traitement est {company}, {street}, {city}. Nous répondons aux questions sur la protection des données à l’adresse {email}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "data",
          "TEXT": "Quelles données, pour quoi"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Données, finalité et base juridique",
          "ITEMS": [
            "Données",
            "Finalité",
            "Base juridique (RGPD)"
          ],
          "ROWS": [
            [
              "Panier, langue, pays de livraison",
              "Retrouver la boutique telle que vous l’avez laissée",
              "Contrat, art. 6, § 1, b"
            ],
            [
              "Nom, adresses, e-mail, téléphone",
              "Commande, livraison, facture et questions à leur sujet",
              "Contrat, art. 6, § 1, b"
            ],
            [
              "Listes et numéros de votre compte",
              "Commander à nouveau, et partager une liste par un lien que vous créez",
              "Contrat, art. 6, § 1, b"
            ],
            [
              "Numéro de TVA des entreprises",
              "Traitement fiscal de la commande",
              "Obligation légale, art. 6, § 1, c"
            ],
            [
              "Commande et facture",
              "Comptabilité",
              "Obligation légale, art. 6, § 1, c"
            ],
            [
              "E-mail pour la newsletter",
              "Envoi de la newsletter",
              "Consentement, art. 6, § 1, a"
            ],
            [
              "E-mail pour une alerte de stock",
              "Un e-mail quand un article est à nouveau en stock",
              "Consentement, art. 6, § 1, a"
            ],
            [
              "Rapports d’erreur : type et endroit de l’erreur dans notre programme, type de page, numéro de votre navigateur",
              "Trouver et corriger les défauts",
              "Consentement, art. 6, § 1, a"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Notre serveur note quel type de page a été demandé, avec quel résultat et en combien de temps. Il ne note pas qui l’a demandé."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "recipients",
          "TEXT": "Qui reçoit des données"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Les transporteurs et la poste : nom et adresse, ainsi que téléphone ou e-mail si la livraison est annoncée.",
            "Les services de paiement (PayPal, Saferpay) et les banques : montant et numéro de commande ; PayPal reçoit aussi les articles commandés et l’adresse de livraison. Vous saisissez les données de carte sur leur page ; nous ne les voyons jamais.",
            "Notre hébergeur, qui agit sur nos instructions.",
            "Les autorités, lorsqu’une loi nous y oblige."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nous ne transférons des données hors de l’Espace économique européen que si votre commande y est livrée ou si vous choisissez un service de paiement qui y est établi."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "time",
          "TEXT": "Durée de conservation"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Un panier sans commande est supprimé à l’expiration de sa session. Les commandes et les factures sont conservées dix ans, comme l’exige le droit commercial luxembourgeois. Une question est supprimée un an après sa réponse, un compte à votre demande, une adresse de newsletter dès votre désinscription, celle d’une alerte de stock avec son e-mail ou au bout d’un an."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "rights",
          "TEXT": "Vos droits"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous pouvez à tout moment nous demander :"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "l’accès à vos données et une copie dans un format lisible,",
            "leur rectification, leur effacement ou la limitation de leur usage,",
            "la fin d’un usage auquel vous vous opposez et le retrait d’un consentement pour l’avenir."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Un simple e-mail à {email} suffit. Vous pouvez aussi déposer une réclamation auprès de la Commission nationale pour la protection des données (CNPD) à Luxembourg ou de l’autorité de votre pays."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "cookies",
          "TEXT": "Cookies"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les cookies que dépose la boutique : {to.cookies}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "security",
          "TEXT": "Sécurité"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Toutes les connexions sont chiffrées. Les mots de passe et les numéros de session ne sont enregistrés que sous forme d’empreintes, à partir desquelles on ne peut pas les retrouver."
        }
      ]
    }
  }
};
