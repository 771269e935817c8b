import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/le-support.en.md and the other languages by `pnpm mocks:pages`. */
export const leSupport: ResponseOf<'shopPage'> = {
  "PAGE": "leSupport",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-22",
      "INTRO": "Klots School brings machines, sensors and code into the classroom. Here you find out how schools order, how lessons start, and who helps.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "limit",
          "TEXT": "How many sets may be ordered"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "So that the sets reach as many classes as possible, a customer can have at most {educationalLimit} pieces of each Klots product in the cart. Some sets are scarce and say so on their page: at most {scarceLimit} of each."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Schools, universities, libraries, youth centres and training workshops may order more. Register and tell us, with the e-mail address of your account, what you need for how many learners, with the name and address of your institution; we clear the account, and the limits no longer apply to it."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ask for more sets",
          "TOPIC": "school"
        },
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Please use an e-mail address of the institution or send a letter of it to {email}. We usually answer within two business days."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "plan",
          "TEXT": "How many sets a class needs"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sets for a class of 24",
          "ITEMS": [
            "Kind of lesson",
            "Learners a set",
            "Sets"
          ],
          "ROWS": [
            [
              "Simple machines, ages 6 to 9",
              "2",
              "12"
            ],
            [
              "Robotics with the robot set, from age 10",
              "2 to 3",
              "8 to 12"
            ],
            [
              "Competition team with the expansion set",
              "4 to 6",
              "1 for each team"
            ],
            [
              "Stations in turn",
              "4",
              "6"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "One set more than groups is a good reserve: a lost motor cable then stops nobody."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "start",
          "TEXT": "Getting started"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Charge the hubs the evening before; a full charge takes about two hours.",
            "Sort the parts by the picture in the lid and count them once with the class: it saves time at the end of every lesson.",
            "Give each hub a name and write it on the box before you pair it. So every group finds its own.",
            "Begin with a build of fifteen minutes that moves, then let the learners change one thing at a time.",
            "Keep the last ten minutes for taking apart, counting and writing down what worked."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guides",
          "TEXT": "Guides for lessons"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Levers, wheels and gears (ages 6 to 9)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Six lessons with the simple machines set. The learners build a seesaw, a crank and a gear train, predict what turns which way, and measure with a ruler and a cup of counters."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sensors that decide (ages 10 to 14)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Eight lessons with the robot set. From a motor that runs for a second to a vehicle that stops before the wall: reading a distance, comparing it with a threshold, repeating until something happens."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "A line, a map, a mission (from age 12)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ten lessons with the robot set and its expansion set. Following a line, counting crossings, fetching something and bringing it back; in the end each team writes its own task for another one."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We send the guides with worksheets as PDF, in English, German and French. Name the set and the age of your class in your message."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "help",
          "TEXT": "When something does not work"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "A hub does not pair"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Switch off the other hubs in the room, hold the button of this one for ten seconds until it blinks, and pair it alone. Afterwards the others can be switched on again."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "A motor turns but nothing moves"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Look for a gear that slips on its axle or two gears that press each other. The motor itself is seldom broken: try it at another port."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Parts are missing or broken"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Write down the number printed in the parts list of the set and how many you need. Within the guarantee we replace what broke in normal use."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "paying",
          "TEXT": "Offers, invoices and delivery"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Institutions that we have cleared can pay by invoice. We write offers for your administration if you ask for one.",
            "With an account as a company you see prices without VAT, and your order number appears on the invoice. An institution in the EU needs a VAT id for it; without one it registers as a private customer and writes its name before the street.",
            "We deliver during the hours of your secretariat or caretaker if you name them with the order."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The rest is as for every order: {to.shippingCosts}, {to.faq}, {to.gtc}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Who helps"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You reach our education team by phone at {phone} or by e-mail at {email}. Service times: {serviceTimes}."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Write to the education team",
          "TOPIC": "school"
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-22",
      "INTRO": "Klots Schule bringt Maschinen, Sensoren und Programme ins Klassenzimmer. Hier erfahren Sie, wie Schulen bestellen, wie der Unterricht beginnt und wer hilft.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "limit",
          "TEXT": "Wie viele Sets bestellt werden können"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Damit die Sets möglichst viele Klassen erreichen, kann ein Kunde von jedem Klots-Artikel höchstens {educationalLimit} Stück in den Warenkorb legen. Einzelne Sets sind knapp, was auf ihrer Seite steht: von ihnen jeweils höchstens {scarceLimit}."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Schulen, Hochschulen, Bibliotheken, Jugendzentren und Lehrwerkstätten können mehr bestellen. Registrieren Sie sich und schreiben Sie uns mit der E-Mail-Adresse Ihres Kundenkontos, was Sie für wie viele Lernende brauchen, mit Name und Anschrift Ihrer Einrichtung; wir schalten das Kundenkonto frei, und die Grenzen gelten für Sie nicht mehr."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Mehr Sets anfragen",
          "TOPIC": "school"
        },
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bitte nehmen Sie eine E-Mail-Adresse der Einrichtung oder senden Sie ein Schreiben von ihr an {email}. Wir antworten meist binnen zwei Werktagen."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "plan",
          "TEXT": "Wie viele Sets eine Klasse braucht"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sets für eine Klasse mit 24 Lernenden",
          "ITEMS": [
            "Art des Unterrichts",
            "Lernende je Set",
            "Sets"
          ],
          "ROWS": [
            [
              "Einfache Maschinen, 6 bis 9 Jahre",
              "2",
              "12"
            ],
            [
              "Robotik mit dem Roboterset, ab 10 Jahren",
              "2 bis 3",
              "8 bis 12"
            ],
            [
              "Wettbewerbsteam mit dem Erweiterungsset",
              "4 bis 6",
              "1 je Team"
            ],
            [
              "Stationen im Wechsel",
              "4",
              "6"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ein Set mehr als Gruppen ist eine gute Reserve: Ein verlorenes Motorkabel hält dann niemanden auf."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "start",
          "TEXT": "Der Anfang"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Laden Sie die Steuereinheiten am Abend vorher; eine volle Ladung dauert etwa zwei Stunden.",
            "Sortieren Sie die Teile nach dem Bild im Deckel und zählen Sie sie einmal mit der Klasse: Das spart am Ende jeder Stunde Zeit.",
            "Geben Sie jeder Steuereinheit einen Namen und schreiben Sie ihn auf die Kiste, bevor Sie sie koppeln. So findet jede Gruppe ihre eigene.",
            "Beginnen Sie mit einem Modell von fünfzehn Minuten, das sich bewegt, und lassen Sie dann immer nur eine Sache ändern.",
            "Lassen Sie die letzten zehn Minuten zum Zerlegen, Zählen und Aufschreiben, was gelungen ist."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guides",
          "TEXT": "Leitfäden für den Unterricht"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Hebel, Räder und Getriebe (6 bis 9 Jahre)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sechs Stunden mit dem Set für einfache Maschinen. Die Lernenden bauen eine Wippe, eine Kurbel und ein Getriebe, sagen voraus, was sich wohin dreht, und messen mit Lineal und Zählsteinen."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sensoren, die entscheiden (10 bis 14 Jahre)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Acht Stunden mit dem Roboterset. Vom Motor, der eine Sekunde läuft, zum Fahrzeug, das vor der Wand anhält: einen Abstand lesen, mit einer Schwelle vergleichen, wiederholen, bis etwas geschieht."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Eine Linie, eine Karte, ein Auftrag (ab 12 Jahren)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Zehn Stunden mit dem Roboterset und dem Erweiterungsset. Einer Linie folgen, Kreuzungen zählen, etwas holen und zurückbringen; am Ende schreibt jedes Team eine Aufgabe für ein anderes."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wir senden Ihnen die Leitfäden mit Arbeitsblättern als PDF, auf Deutsch, Englisch und Französisch. Nennen Sie in Ihrer Nachricht das Set und das Alter Ihrer Klasse."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "help",
          "TEXT": "Wenn etwas nicht klappt"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Eine Steuereinheit lässt sich nicht koppeln"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Schalten Sie die anderen im Raum aus, halten Sie die Taste dieser einen zehn Sekunden lang gedrückt, bis sie blinkt, und koppeln Sie sie allein. Danach können die anderen wieder eingeschaltet werden."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ein Motor dreht sich, aber nichts bewegt sich"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Suchen Sie ein Zahnrad, das auf der Achse rutscht, oder zwei, die sich verklemmen. Der Motor selbst ist selten defekt: Probieren Sie ihn an einem anderen Anschluss."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Teile fehlen oder sind zerbrochen"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Notieren Sie die Nummer aus der Teileliste des Sets und wie viele Sie brauchen. Innerhalb der Gewährleistung ersetzen wir, was bei üblichem Gebrauch zerbrochen ist."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "paying",
          "TEXT": "Angebote, Rechnungen und Lieferung"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Einrichtungen, die wir dafür freigeschaltet haben, zahlen auf Rechnung. Auf Wunsch schreiben wir ein Angebot für Ihre Verwaltung.",
            "Mit einem Kundenkonto als Firma sehen Sie Preise ohne Mehrwertsteuer, und Ihre Bestellnummer steht auf der Rechnung. Eine Einrichtung in der EU braucht dafür eine USt-IdNr.; ohne registriert sie sich als Privatkunde und schreibt ihren Namen vor die Straße.",
            "Wir liefern zu den Zeiten Ihres Sekretariats oder Hausmeisters, wenn Sie diese bei der Bestellung nennen."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Alles andere ist wie bei jeder Bestellung: {to.shippingCosts}, {to.faq}, {to.gtc}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Wer hilft"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sie erreichen unser Team für Schulen unter der Telefonnummer {phone} oder per E-Mail an {email}. Servicezeiten: {serviceTimes}."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "An das Schulteam schreiben",
          "TOPIC": "school"
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-22",
      "INTRO": "Klots École fait entrer machines, capteurs et programmes dans la classe. Vous trouverez ici comment les écoles commandent, comment les leçons commencent et qui vous aide.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "limit",
          "TEXT": "Combien de coffrets peuvent être commandés"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Pour que les coffrets parviennent au plus grand nombre de classes, un client peut mettre dans son panier au plus {educationalLimit} pièces de chaque article Klots. Certains coffrets sont rares, leur page l’indique : au plus {scarceLimit} de chacun."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les écoles, universités, bibliothèques, maisons de jeunes et ateliers de formation peuvent commander davantage. Inscrivez-vous et dites-nous, avec l’adresse e-mail de votre compte, ce qu’il vous faut et pour combien d’élèves, avec le nom et l’adresse de votre établissement ; nous agréons le compte, et les limites ne s’y appliquent plus."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Demander davantage de coffrets",
          "TOPIC": "school"
        },
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Utilisez de préférence une adresse e-mail de l’établissement ou envoyez une lettre de sa part à {email}. Nous répondons en général sous deux jours ouvrés."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "plan",
          "TEXT": "Combien de coffrets pour une classe"
        },
        {
          "KIND": "table",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Coffrets pour une classe de 24 élèves",
          "ITEMS": [
            "Type de leçon",
            "Élèves par coffret",
            "Coffrets"
          ],
          "ROWS": [
            [
              "Machines simples, de 6 à 9 ans",
              "2",
              "12"
            ],
            [
              "Robotique avec le kit robot, dès 10 ans",
              "2 à 3",
              "8 à 12"
            ],
            [
              "Équipe de concours avec l’extension",
              "4 à 6",
              "1 par équipe"
            ],
            [
              "Ateliers tournants",
              "4",
              "6"
            ]
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Un coffret de plus que de groupes fait une bonne réserve : un câble de moteur perdu n’arrête alors personne."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "start",
          "TEXT": "Pour commencer"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Chargez les unités de commande la veille ; une charge complète prend environ deux heures.",
            "Triez les pièces d’après l’image du couvercle et comptez-les une fois avec la classe : vous gagnerez du temps à la fin de chaque leçon.",
            "Donnez un nom à chaque unité et écrivez-le sur la boîte avant de l’appairer. Chaque groupe retrouve ainsi la sienne.",
            "Commencez par un modèle de quinze minutes qui bouge, puis faites modifier une seule chose à la fois.",
            "Gardez les dix dernières minutes pour démonter, compter et noter ce qui a réussi."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guides",
          "TEXT": "Guides pour les leçons"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Leviers, roues et engrenages (de 6 à 9 ans)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Six leçons avec le coffret de machines simples. Les élèves construisent une bascule, une manivelle et un train d’engrenages, prévoient ce qui tourne dans quel sens et mesurent avec une règle et des jetons."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Des capteurs qui décident (de 10 à 14 ans)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Huit leçons avec le kit robot. Du moteur qui tourne une seconde au véhicule qui s’arrête devant le mur : lire une distance, la comparer à un seuil, répéter jusqu’à ce qu’il se passe quelque chose."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Une ligne, une carte, une mission (dès 12 ans)"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Dix leçons avec le kit robot et son extension. Suivre une ligne, compter les croisements, aller chercher un objet et le rapporter ; à la fin, chaque équipe écrit une mission pour une autre."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nous envoyons les guides et leurs fiches de travail en PDF, en français, en allemand et en anglais. Indiquez dans votre message le coffret et l’âge de votre classe."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "help",
          "TEXT": "Quand quelque chose ne marche pas"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Une unité ne s’appaire pas"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Éteignez les autres unités de la salle, maintenez dix secondes le bouton de celle-ci jusqu’à ce qu’il clignote, et appairez-la seule. Les autres peuvent ensuite être rallumées."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Un moteur tourne mais rien ne bouge"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Cherchez un pignon qui glisse sur son axe ou deux pignons qui se coincent. Le moteur lui-même est rarement en panne : essayez-le sur un autre port."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Des pièces manquent ou sont cassées"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Notez le numéro imprimé dans la liste des pièces du coffret et la quantité nécessaire. Pendant la garantie, nous remplaçons ce qui s’est cassé lors d’un usage normal."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "paying",
          "TEXT": "Devis, factures et livraison"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "Les établissements que nous avons agréés peuvent payer sur facture. Sur demande, nous établissons un devis pour votre administration.",
            "Avec un compte d’entreprise, vous voyez les prix hors TVA, et votre numéro de commande figure sur la facture. Un établissement de l’UE a besoin pour cela d’un numéro de TVA ; sans ce numéro, il s’inscrit comme particulier et écrit son nom devant la rue.",
            "Nous livrons aux heures de votre secrétariat ou de votre concierge si vous les indiquez avec la commande."
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Pour le reste, tout est comme pour chaque commande : {to.shippingCosts}, {to.faq}, {to.gtc}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Qui vous aide"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous joignez notre équipe éducation par téléphone au {phone} ou par e-mail à {email}. Horaires : {serviceTimes}."
        },
        {
          "KIND": "contactLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Écrire à l’équipe éducation",
          "TOPIC": "school"
        }
      ]
    }
  }
};
