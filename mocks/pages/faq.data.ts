import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/faq.en.md and the other languages by `pnpm mocks:pages`. */
export const faq: ResponseOf<'shopPage'> = {
  "PAGE": "faq",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-21",
      "INTRO": "The questions we are asked most often. If yours is not among them, write to us: {email}.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "ordering",
          "TEXT": "Ordering"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Is there a minimum order value?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Yes: {minimumEu} for deliveries to EU countries and {minimumOther} to all other countries, measured by the goods before shipping. For a pickup there is none."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Why can I order only a few pieces of some products?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Some products are scarce, and we want many customers to get some. The product page and the cart name the limit. Schools and other educational institutions may order more: please ask us."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Why does the amount jump in steps?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Some parts are sold on strips or in packs. The smallest amount is one pack, and each further step is one more."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Does my cart stay if I close the page?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Yes. It is kept for {sessionDays} days in this browser and is there again when you come back."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prices and payment"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Why do prices change when I switch to “company”?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Private customers see prices with the VAT of their delivery country, companies see them without. What is charged in the end depends on the delivery country and on your VAT id."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "How can I pay?"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "At once, on the page of the provider.",
            "SAFERPAY": "At once, on the page of the provider.",
            "WIRE_TRANSFER": "The order leaves {wireFrom} to {wireTo} business days after the payment has arrived.",
            "INVOICE": "For companies and institutions that we have cleared."
          }
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Delivery"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "When will my parcel arrive?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Each product says when it leaves our warehouse; add the time of the carrier. All methods: {to.shippingCosts}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Can I pick up my order?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Yes, in {city}, once we have written to you that it is ready. Please do not come earlier."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Do I have to pay customs duties?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Within the EU never. Elsewhere the destination country may ask for duties and taxes, which are not part of our prices."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "returns",
          "TEXT": "Returns and faults"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Can I send something back?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Consumers have 14 days to withdraw from the contract. The way is described here: {to.revocation}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "What if a part is faulty?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Write to {email} with the order number and a short description; a photo often helps. Please wait for our answer before you send anything."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Contact"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "When do you answer?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "{serviceTimes}. E-mails are answered on the next business day at the latest."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-21",
      "INTRO": "Die Fragen, die uns am häufigsten gestellt werden. Ist Ihre nicht dabei, schreiben Sie uns: {email}.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "ordering",
          "TEXT": "Bestellen"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Gibt es einen Mindestbestellwert?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ja: {minimumEu} bei Lieferung in EU-Länder und {minimumOther} in alle anderen Länder, gemessen am Warenwert vor Versand. Für eine Abholung gibt es keinen."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Warum kann ich von manchen Artikeln nur wenige bestellen?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Manche Artikel sind knapp, und es sollen viele etwas davon haben. Artikelseite und Warenkorb nennen die Höchstmenge. Schulen und andere Bildungseinrichtungen dürfen mehr bestellen: Bitte fragen Sie uns."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Warum springt die Menge in Schritten?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Manche Bauteile werden auf Gurt oder in Packungen verkauft. Die kleinste Menge ist eine Packung, jeder weitere Schritt eine mehr."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bleibt mein Warenkorb, wenn ich die Seite schließe?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ja. Er wird in diesem Browser {sessionDays} Tage aufbewahrt und ist wieder da, wenn Sie zurückkommen."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Preise und Zahlung"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Warum ändern sich die Preise, wenn ich auf „Firma“ umstelle?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Privatkunden sehen Preise mit der Mehrwertsteuer ihres Lieferlandes, Firmen sehen sie ohne. Was am Ende berechnet wird, hängt vom Lieferland und von Ihrer USt-IdNr. ab."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wie kann ich bezahlen?"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "Sofort, auf der Seite des Anbieters.",
            "SAFERPAY": "Sofort, auf der Seite des Anbieters.",
            "WIRE_TRANSFER": "Die Bestellung geht {wireFrom} bis {wireTo} Werktage nach Zahlungseingang auf den Weg.",
            "INVOICE": "Für Firmen und Einrichtungen, die wir freigeschaltet haben."
          }
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Lieferung"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wann kommt mein Paket an?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bei jedem Artikel steht, wann er unser Lager verlässt; rechnen Sie die Laufzeit des Paketdienstes hinzu. Alle Versandarten: {to.shippingCosts}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Kann ich meine Bestellung abholen?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ja, in {city}, sobald wir Ihnen geschrieben haben, dass sie bereitliegt. Bitte kommen Sie nicht früher."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Muss ich Zoll bezahlen?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Innerhalb der EU nie. Anderswo kann das Zielland Abgaben und Steuern erheben, die in unseren Preisen nicht enthalten sind."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "returns",
          "TEXT": "Rückgabe und Mängel"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Kann ich etwas zurückschicken?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Verbraucher können den Vertrag binnen 14 Tagen widerrufen. Der Weg ist hier beschrieben: {to.revocation}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Was ist, wenn ein Bauteil defekt ist?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Schreiben Sie an {email}, mit Bestellnummer und einer kurzen Beschreibung; oft hilft ein Foto. Bitte warten Sie unsere Antwort ab, bevor Sie etwas einsenden."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Kontakt"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wann antworten Sie?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "{serviceTimes}. E-Mails beantworten wir spätestens am nächsten Werktag."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-21",
      "INTRO": "Les questions que l’on nous pose le plus souvent. Si la vôtre n’y est pas, écrivez-nous : {email}.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "ordering",
          "TEXT": "Commander"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Y a-t-il un montant minimal de commande ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Oui : {minimumEu} pour les livraisons dans l’UE et {minimumOther} pour tous les autres pays, selon la valeur des marchandises avant frais de port. Pour un retrait, il n’y en a pas."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Pourquoi ne puis-je commander que peu de pièces de certains articles ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Certains articles sont rares et nous souhaitons que beaucoup de clients en aient. La page de l’article et le panier indiquent la limite. Les écoles et autres établissements d’enseignement peuvent en commander davantage : demandez-nous."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Pourquoi la quantité augmente-t-elle par paliers ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Certains composants sont vendus en bande ou en paquet. La plus petite quantité est un paquet, chaque palier en ajoute un."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Mon panier est-il conservé si je ferme la page ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Oui. Il est conservé {sessionDays} jours dans ce navigateur et vous le retrouvez à votre retour."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prix et paiement"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Pourquoi les prix changent-ils quand je choisis « entreprise » ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les particuliers voient les prix avec la TVA de leur pays de livraison, les entreprises les voient hors TVA. Ce qui est facturé dépend du pays de livraison et de votre numéro de TVA."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Comment puis-je payer ?"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "Immédiatement, sur la page du prestataire.",
            "SAFERPAY": "Immédiatement, sur la page du prestataire.",
            "WIRE_TRANSFER": "La commande part de {wireFrom} à {wireTo} jours ouvrés après réception du paiement.",
            "INVOICE": "Pour les entreprises et les établissements que nous avons agréés."
          }
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Livraison"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Quand mon colis arrivera-t-il ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Chaque article indique quand il quitte notre entrepôt ; ajoutez-y le délai du transporteur. Tous les modes : {to.shippingCosts}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Puis-je retirer ma commande ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Oui, à notre entrepôt, {city}, dès que nous vous avons écrit qu’elle est prête. Ne venez pas avant, s’il vous plaît."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Dois-je payer des droits de douane ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Dans l’UE, jamais. Ailleurs, le pays de destination peut percevoir des droits et des taxes, qui ne sont pas compris dans nos prix."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "returns",
          "TEXT": "Retours et défauts"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Puis-je renvoyer un article ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le consommateur dispose de 14 jours pour se rétracter du contrat. La marche à suivre est décrite ici : {to.revocation}."
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Que faire si un composant est défectueux ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Écrivez à {email} avec le numéro de commande et une brève description ; une photo aide souvent. Attendez notre réponse avant d’envoyer quoi que ce soit."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contact",
          "TEXT": "Contact"
        },
        {
          "KIND": "question",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Quand répondez-vous ?"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "{serviceTimes}. Nous répondons aux e-mails au plus tard le jour ouvré suivant."
        }
      ]
    }
  }
};
