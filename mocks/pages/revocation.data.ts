import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/revocation.en.md and the other languages by `pnpm mocks:pages`. */
export const revocation: ResponseOf<'shopPage'> = {
  "PAGE": "revocation",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-24",
      "INTRO": "If you buy as a consumer, you can withdraw from the contract within 14 days without giving any reason.",
      "BLOCKS": [
        {
          "KIND": "withdrawalLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Withdraw from contract here"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The link opens a form for your name, order number and e-mail address. You check the statement and confirm it; a receipt with its content, date and time comes by e-mail at once. You need no account. You can also write to {email}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "period",
          "TEXT": "The period"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The withdrawal period ends 14 days after the day on which you, or a third party named by you who is not the carrier, received the goods. If one order arrives in several parcels, the last of them counts."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "It is enough that you send your notice before the period ends. No form is prescribed: an e-mail or a letter to {company}, {street}, {city}, will do, and you may use the model form below."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "consequences",
          "TEXT": "What follows"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We pay back all payments that we received from you, including the cost of standard delivery, within 14 days of the day on which your notice reached us. We use the means of payment that you used, unless we agreed otherwise, and charge nothing for it. If you chose a more expensive way of delivery than our cheapest one, we do not pay back the difference. We may wait with the repayment until we have the goods back or you have shown that you sent them."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Please send the goods back within 14 days of your notice. You bear the direct cost of returning them."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You pay for a loss in value only if it comes from handling the goods more than is necessary to test their nature, properties and functioning."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "exceptions",
          "TEXT": "When there is no right of withdrawal"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "for goods made to your specification, such as cable cut to length,",
            "for sealed software and media, once the seal is broken,",
            "for sealed goods that cannot be returned for reasons of health or hygiene, once opened,",
            "for companies and others who do not buy as consumers."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "form",
          "TEXT": "Model form"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "If you want to withdraw, you can copy this text, fill it in and send it to us."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "To {company}, {street}, {city}, {email}:",
            "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)",
            "Ordered on (*) / received on (*)",
            "Name of consumer(s)",
            "Address of consumer(s)",
            "Signature of consumer(s) (only if this form is notified on paper)",
            "Date"
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "(*) Delete as appropriate."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-24",
      "INTRO": "Wenn Sie als Verbraucher kaufen, können Sie den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.",
      "BLOCKS": [
        {
          "KIND": "withdrawalLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vertrag widerrufen"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Der Link öffnet ein Formular für Namen, Bestellnummer und E-Mail-Adresse. Sie prüfen die Erklärung und bestätigen sie; eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit kommt sofort per E-Mail. Ein Kundenkonto brauchen Sie nicht. Sie können auch an {email} schreiben."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "period",
          "TEXT": "Die Frist"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Die Widerrufsfrist beträgt 14 Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Kommt eine Bestellung in mehreren Paketen, zählt das letzte."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Es genügt, dass Sie Ihre Mitteilung vor Ablauf der Frist absenden. Eine Form ist nicht vorgeschrieben: Eine E-Mail oder ein Brief an {company}, {street}, {city}, reicht aus, und Sie können das Musterformular unten verwenden."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "consequences",
          "TEXT": "Die Folgen"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wir zahlen Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Kosten der Standardlieferung, binnen 14 Tagen ab dem Tag zurück, an dem Ihre Mitteilung bei uns eingegangen ist. Dafür verwenden wir Ihr Zahlungsmittel, sofern nichts anderes vereinbart ist, und berechnen nichts. Haben Sie eine teurere Lieferung als unsere günstigste gewählt, erstatten wir den Unterschied nicht. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie nachgewiesen haben, dass Sie sie abgesandt haben."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bitte senden Sie die Waren binnen 14 Tagen nach Ihrer Mitteilung zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Für einen Wertverlust zahlen Sie nur, wenn er auf einen Umgang mit den Waren zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "exceptions",
          "TEXT": "Wann es kein Widerrufsrecht gibt"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "bei Waren, die nach Ihren Vorgaben gefertigt wurden, etwa abgelängtem Kabel,",
            "bei versiegelter Software und versiegelten Datenträgern, sobald das Siegel gebrochen ist,",
            "bei versiegelten Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, sobald sie geöffnet sind,",
            "für Firmen und andere, die nicht als Verbraucher kaufen."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "form",
          "TEXT": "Musterformular"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wenn Sie widerrufen wollen, können Sie diesen Text kopieren, ausfüllen und an uns senden."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "An {company}, {street}, {city}, {email}:",
            "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)",
            "Bestellt am (*) / erhalten am (*)",
            "Name des/der Verbraucher(s)",
            "Anschrift des/der Verbraucher(s)",
            "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
            "Datum"
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "(*) Unzutreffendes streichen."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-24",
      "INTRO": "Si vous achetez en tant que consommateur, vous pouvez vous rétracter du contrat sous 14 jours sans donner de motif.",
      "BLOCKS": [
        {
          "KIND": "withdrawalLink",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Se rétracter du contrat ici"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le lien ouvre un formulaire pour votre nom, votre numéro de commande et votre adresse e-mail. Vous vérifiez la déclaration et la confirmez ; un accusé de réception avec son contenu, la date et l’heure arrive aussitôt par e-mail. Aucun compte n’est nécessaire. Vous pouvez aussi écrire à {email}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "period",
          "TEXT": "Le délai"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le délai de rétractation expire 14 jours après le jour où vous-même, ou un tiers désigné par vous et autre que le transporteur, avez reçu les biens. Si une commande arrive en plusieurs colis, c’est le dernier qui compte."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Il suffit d’envoyer votre notification avant l’expiration du délai. Aucune forme n’est imposée : un e-mail ou une lettre à {company}, {street}, {city}, suffit, et vous pouvez utiliser le formulaire type ci-dessous."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "consequences",
          "TEXT": "Les effets"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison standard, dans les 14 jours suivant le jour où votre notification nous est parvenue. Nous utilisons votre moyen de paiement, sauf accord contraire, et sans frais pour vous. Si vous avez choisi une livraison plus coûteuse que la moins chère proposée, nous ne remboursons pas la différence. Nous pouvons différer le remboursement jusqu’à la réception des biens ou jusqu’à ce que vous ayez fourni une preuve d’expédition."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Renvoyez les biens dans les 14 jours suivant votre notification. Les frais directs de renvoi sont à votre charge."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous ne répondez d’une dépréciation que si elle résulte de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement des biens."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "exceptions",
          "TEXT": "Quand il n’y a pas de droit de rétractation"
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "pour les biens confectionnés selon vos spécifications, comme un câble coupé à longueur,",
            "pour les logiciels et supports scellés, une fois descellés,",
            "pour les biens scellés qui ne peuvent être renvoyés pour des raisons de santé ou d’hygiène, une fois ouverts,",
            "pour les entreprises et toute personne qui n’achète pas en tant que consommateur."
          ]
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "form",
          "TEXT": "Formulaire type"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Si vous souhaitez vous rétracter, vous pouvez copier ce texte, le compléter et nous l’envoyer."
        },
        {
          "KIND": "list",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "ITEMS": [
            "À l’attention de {company}, {street}, {city}, {email} :",
            "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente des biens (*) / pour la prestation de services (*) ci-dessous",
            "Commandé le (*) / reçu le (*)",
            "Nom du (des) consommateur(s)",
            "Adresse du (des) consommateur(s)",
            "Signature du (des) consommateur(s) (uniquement en cas de notification sur papier)",
            "Date"
          ]
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "(*) Rayez la mention inutile."
        }
      ]
    }
  }
};
