import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/accessibility.en.md and the other languages by `pnpm mocks:pages`. */
export const accessibility: ResponseOf<'shopPage'> = {
  "PAGE": "accessibility",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-26",
      "INTRO": "This shop is made so that everybody can use it, with any browser, with a keyboard alone, with a screen reader, and with large letters. This page says how, what is checked, and what is missing (Directive (EU) 2019/882, annex V).",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "use",
          "TEXT": "What you can do here"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You can find products, compare them, put them into a cart and order them, pay, follow an order, withdraw from a contract, and write to us. Search, cart, order and withdrawal also work without scripts. Prices, delivery times and warnings are text, never a picture alone, and colour is never the only sign."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "checks",
          "TEXT": "What is checked with each change"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Checks that are run by programs with each change of the shop, by WCAG 2.2 at level AA and EN 301 549",
          "ITEMS": [
            "What is asked for",
            "How it is checked"
          ],
          "ROWS": [
            [
              "The rules of WCAG that a program can check",
              "axe reads each state of each page in English, German and French; one violation stops the change"
            ],
            [
              "Everything by keyboard",
              "an order is placed from the search to the thanks without a mouse, and each form, dialog and listing is walked through"
            ],
            [
              "The focus is seen",
              "each stop has an outline, and nothing lies over it, also on a phone"
            ],
            [
              "Large letters and narrow screens",
              "each state of each page is measured at a width of 320 pixels and with letters of 200 %: nothing is cut off, nothing overlaps"
            ],
            [
              "Contrast",
              "each pair of colours that occurs reaches 4.5 for text and 3 for shapes, in the light and in the dark theme"
            ],
            [
              "Without scripts",
              "products are found and put into the cart, and a contract is withdrawn from"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "results",
          "TEXT": "What the last run has found"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "All of these checks that read or measure pages ran on {checkedOn} with version {checkedVersion} of the shop. These are their results, as the program has written them."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Violations of the rules: {violations}. axe {axeVersion} tried {wcagRules} rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA, and {furtherRules} rules of good practice.",
            "Read were {checkedStates} states of {checkedScreens} pages and shared parts of pages, and of {checkedComponents} groups of components, each after what a person does there. None of them was cut off or overlapped with less room.",
            "Left to a person’s judgement: {undecidedStates} states have a place that a program cannot decide, such as text over a picture."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "gaps",
          "TEXT": "What is missing"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Programs find a part of all barriers. No independent body has examined the shop.",
            "Pictures and documents of makers are as we get them: some data sheets cannot be read out.",
            "Invoices and other documents are tagged for screen readers, but not certified by PDF/UA.",
            "The pages of payment providers are theirs.",
            "The size of buttons and links (WCAG 2.5.8) is not among the rules that axe tries here: controls are built to a height of 40 pixels."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Tell us"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Something does not work for you? Write to {email} or call {phone}: we answer, help you with your order, and mend it. If our answer does not help, you can turn to the Office for the surveillance of accessibility (OSAPS) in Luxembourg."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-26",
      "INTRO": "Dieser Shop ist so gebaut, dass alle ihn nutzen können: mit jedem Browser, mit der Tastatur allein, mit einem Screenreader und mit großer Schrift. Diese Seite sagt, wie, was geprüft wird und was fehlt (Richtlinie (EU) 2019/882, Anhang V).",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "use",
          "TEXT": "Was Sie hier tun können"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sie können Artikel finden, vergleichen, in den Warenkorb legen und bestellen, bezahlen, eine Bestellung verfolgen, einen Vertrag widerrufen und uns schreiben. Suche, Warenkorb, Bestellung und Widerruf gehen auch ohne Skripte. Preise, Lieferzeiten und Warnhinweise sind Text, nie nur ein Bild, und Farbe ist nie das einzige Zeichen."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "checks",
          "TEXT": "Was bei jeder Änderung geprüft wird"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Prüfungen, die Programme bei jeder Änderung des Shops machen, nach WCAG 2.2 Stufe AA und EN 301 549",
          "ITEMS": [
            "Was verlangt ist",
            "Wie es geprüft wird"
          ],
          "ROWS": [
            [
              "Die Regeln der WCAG, die ein Programm prüfen kann",
              "axe liest jeden Zustand jeder Seite auf Englisch, Deutsch und Französisch; ein Verstoß hält die Änderung auf"
            ],
            [
              "Alles mit der Tastatur",
              "eine Bestellung wird von der Suche bis zum Dank ohne Maus aufgegeben, und jedes Formular, jeder Dialog und jede Liste wird durchlaufen"
            ],
            [
              "Der Fokus ist zu sehen",
              "jeder Halt hat eine Umrandung, und nichts liegt darüber, auch auf dem Telefon"
            ],
            [
              "Große Schrift und schmale Bildschirme",
              "jeder Zustand jeder Seite wird bei 320 Pixeln Breite und mit Schrift von 200 % gemessen: Nichts ist abgeschnitten, nichts überlappt"
            ],
            [
              "Kontrast",
              "jedes Farbpaar, das vorkommt, erreicht 4,5 für Text und 3 für Formen, im hellen und im dunklen Design"
            ],
            [
              "Ohne Skripte",
              "Artikel werden gefunden und in den Warenkorb gelegt, und ein Vertrag wird widerrufen"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "results",
          "TEXT": "Was der letzte Lauf ergeben hat"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Alle diese Prüfungen, die Seiten lesen oder messen, liefen am {checkedOn} mit Version {checkedVersion} des Shops. Das sind ihre Ergebnisse, wie das Programm sie aufgeschrieben hat."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Verstöße gegen die Regeln: {violations}. axe {axeVersion} hat {wcagRules} Regeln der WCAG 2.0, 2.1 und 2.2 der Stufen A und AA geprüft und {furtherRules} Regeln guter Praxis.",
            "Gelesen wurden {checkedStates} Zustände von {checkedScreens} Seiten und gemeinsamen Seitenteilen und von {checkedComponents} Gruppen von Bausteinen, jeder nach dem, was ein Mensch dort tut. Nichts davon war mit weniger Platz abgeschnitten oder überlappte.",
            "Dem Urteil eines Menschen überlassen: {undecidedStates} Zustände haben eine Stelle, über die ein Programm nicht entscheiden kann, etwa Text über einem Bild."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "gaps",
          "TEXT": "Was fehlt"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Programme finden nur einen Teil aller Barrieren. Keine unabhängige Stelle hat den Shop geprüft.",
            "Bilder und Dokumente der Hersteller sind so, wie wir sie bekommen: Manche Datenblätter lassen sich nicht vorlesen.",
            "Rechnungen und andere Dokumente sind für Screenreader ausgezeichnet, aber nicht nach PDF/UA zertifiziert.",
            "Die Seiten der Zahlungsanbieter sind deren eigene.",
            "Die Größe von Schaltflächen und Links (WCAG 2.5.8) gehört nicht zu den Regeln, die axe hier prüft: Bedienelemente sind 40 Pixel hoch angelegt."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Sagen Sie es uns"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Etwas funktioniert für Sie nicht? Schreiben Sie an {email} oder rufen Sie {phone} an: Wir antworten, helfen Ihnen bei der Bestellung und beheben es. Hilft unsere Antwort nicht, können Sie sich an das Amt für die Überwachung der Barrierefreiheit (OSAPS) in Luxemburg wenden."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-26",
      "INTRO": "Cette boutique est faite pour que chacun puisse l’utiliser : avec tout navigateur, au clavier seul, avec un lecteur d’écran et en grands caractères. Cette page dit comment, ce qui est vérifié et ce qui manque (directive (UE) 2019/882, annexe V).",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "use",
          "TEXT": "Ce que vous pouvez faire ici"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous pouvez trouver des articles, les comparer, les mettre au panier et les commander, payer, suivre une commande, vous rétracter d’un contrat et nous écrire. La recherche, le panier, la commande et la rétractation fonctionnent aussi sans script. Prix, délais et avertissements sont du texte, jamais une image seule, et la couleur n’est jamais le seul signe."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "checks",
          "TEXT": "Ce qui est vérifié à chaque changement"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vérifications faites par des programmes à chaque changement de la boutique, selon les WCAG 2.2 niveau AA et EN 301 549",
          "ITEMS": [
            "Ce qui est exigé",
            "Comment c’est vérifié"
          ],
          "ROWS": [
            [
              "Les règles des WCAG qu’un programme peut vérifier",
              "axe lit chaque état de chaque page en anglais, en allemand et en français ; une infraction arrête le changement"
            ],
            [
              "Tout au clavier",
              "une commande est passée de la recherche au remerciement sans souris, et chaque formulaire, dialogue et liste est parcouru"
            ],
            [
              "Le focus est visible",
              "chaque arrêt a un contour, et rien ne le couvre, sur un téléphone non plus"
            ],
            [
              "Grands caractères et écrans étroits",
              "chaque état de chaque page est mesuré à 320 pixels de large et en caractères de 200 % : rien n’est coupé, rien ne se chevauche"
            ],
            [
              "Contraste",
              "chaque paire de couleurs utilisée atteint 4,5 pour le texte et 3 pour les formes, en thème clair et en thème sombre"
            ],
            [
              "Sans script",
              "des articles sont trouvés et mis au panier, et un contrat est rétracté"
            ]
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "results",
          "TEXT": "Ce que la dernière exécution a trouvé"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Toutes ces vérifications qui lisent ou mesurent des pages ont été exécutées le {checkedOn} avec la version {checkedVersion} de la boutique. Voici leurs résultats, tels que le programme les a écrits."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Infractions aux règles : {violations}. axe {axeVersion} a essayé {wcagRules} règles des WCAG 2.0, 2.1 et 2.2 aux niveaux A et AA, et {furtherRules} règles de bonne pratique.",
            "Ont été lus {checkedStates} états de {checkedScreens} pages et parties communes de pages, et de {checkedComponents} groupes de composants, chacun après ce qu’une personne y fait. Rien n’était coupé ni ne se chevauchait avec moins de place.",
            "Laissés au jugement d’une personne : {undecidedStates} états ont un endroit dont un programme ne peut décider, par exemple un texte sur une image."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "gaps",
          "TEXT": "Ce qui manque"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Les programmes ne trouvent qu’une partie des obstacles. Aucun organisme indépendant n’a examiné la boutique.",
            "Les images et documents des fabricants sont tels que nous les recevons : certaines fiches techniques ne peuvent être lues à voix haute.",
            "Les factures et autres documents sont balisés pour les lecteurs d’écran, mais non certifiés PDF/UA.",
            "Les pages des prestataires de paiement leur appartiennent.",
            "La taille des boutons et des liens (WCAG 2.5.8) ne fait pas partie des règles qu’axe essaie ici : les commandes sont conçues pour une hauteur de 40 pixels."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Dites-le-nous"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Quelque chose ne fonctionne pas pour vous ? Écrivez à {email} ou appelez le {phone} : nous répondons, vous aidons à commander et corrigeons. Si notre réponse n’aide pas, vous pouvez saisir l’Office de la surveillance de l’accessibilité (OSAPS) à Luxembourg."
        }
      ]
    }
  }
};
