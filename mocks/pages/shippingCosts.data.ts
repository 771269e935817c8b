import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/shipping-costs.en.md and the other languages by `pnpm mocks:pages`. */
export const shippingCosts: ResponseOf<'shopPage'> = {
  "PAGE": "shippingCosts",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-26",
      "INTRO": "We deliver to {countryCount} countries, {euCount} of them in the European Union, by parcel carrier or post. What delivery costs depends on the country, the weight and the method.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "costs",
          "TEXT": "What shipping costs"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The cart shows goods without shipping. The checkout names the shipping costs of every method that is possible for your country and your parcel, before you order. Nothing is added afterwards."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The price depends on the country and the weight of the parcel. For an order that is too large or too heavy for the methods that the checkout offers, please ask us for a price: {email}."
        },
        {
          "KIND": "freeShipping",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prices by country and weight"
        },
        {
          "KIND": "shippingPrices",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "methods",
          "TEXT": "Methods and times"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The times count from the day on which the parcel leaves our warehouse. How soon that is stands with each product; with a bank transfer it is {wireFrom} to {wireTo} business days after the payment has arrived."
        },
        {
          "KIND": "shippingTimes",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Minimum order value"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Orders delivered to EU countries start at {minimumEu}, orders to all other countries at {minimumOther}. What counts is the value of the goods before shipping. An order that you pick up yourself has no minimum."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "pickup",
          "TEXT": "Pickup"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "You can pick up your order at our warehouse in {city}. Please place the order first and wait for our message that it is ready: without it we cannot hand out goods. We are there {serviceTimes}."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "COMPANY",
          "ID": "",
          "TEXT": "Companies can also have the goods collected by a carrier of their own: choose “Pickup by your carrier” at the checkout."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "customs",
          "TEXT": "Deliveries outside the EU"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Deliveries to countries outside the European Union are exports: we charge no VAT. Import duties, taxes and fees of the carrier are collected by the destination country and are yours to pay."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "countries",
          "TEXT": "Countries we deliver to"
        },
        {
          "KIND": "countries",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-26",
      "INTRO": "Wir liefern in {countryCount} Länder, davon {euCount} in der Europäischen Union, per Paketdienst oder Post. Was die Lieferung kostet, hängt von Land, Gewicht und Versandart ab.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "costs",
          "TEXT": "Was der Versand kostet"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Der Warenkorb zeigt die Waren ohne Versand. An der Kasse nennen wir Ihnen vor der Bestellung die Versandkosten jeder Versandart, die für Ihr Land und Ihr Paket möglich ist. Danach kommt nichts mehr hinzu."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Der Preis hängt vom Land und vom Gewicht des Pakets ab. Ist eine Bestellung zu groß oder zu schwer für die Versandarten, die die Kasse anbietet, fragen Sie uns bitte nach einem Preis: {email}."
        },
        {
          "KIND": "freeShipping",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Preise nach Land und Gewicht"
        },
        {
          "KIND": "shippingPrices",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "methods",
          "TEXT": "Versandarten und Laufzeiten"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Die Zeiten zählen ab dem Tag, an dem das Paket unser Lager verlässt. Wie bald das ist, steht bei jedem Artikel; bei einer Banküberweisung sind es {wireFrom} bis {wireTo} Werktage nach Zahlungseingang."
        },
        {
          "KIND": "shippingTimes",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Mindestbestellwert"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bestellungen in EU-Länder beginnen bei {minimumEu}, Bestellungen in alle anderen Länder bei {minimumOther}. Es zählt der Wert der Waren vor Versand. Eine Bestellung, die Sie selbst abholen, hat keinen Mindestwert."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "pickup",
          "TEXT": "Abholung"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Sie können Ihre Bestellung in unserem Lager in {city} abholen. Bitte bestellen Sie zuerst und warten Sie unsere Nachricht ab, dass alles bereitliegt: Ohne sie können wir keine Ware ausgeben. Wir sind für Sie da: {serviceTimes}."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "COMPANY",
          "ID": "",
          "TEXT": "Firmen können die Ware auch durch eine eigene Spedition abholen lassen: Wählen Sie an der Kasse „Abholung durch Ihre Spedition“."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "customs",
          "TEXT": "Lieferungen außerhalb der EU"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Lieferungen in Länder außerhalb der Europäischen Union sind Ausfuhren: Wir berechnen keine Mehrwertsteuer. Einfuhrabgaben, Steuern und Gebühren des Paketdienstes erhebt das Zielland; sie gehen zu Ihren Lasten."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "countries",
          "TEXT": "Länder, in die wir liefern"
        },
        {
          "KIND": "countries",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-26",
      "INTRO": "Nous livrons dans {countryCount} pays, dont {euCount} de l’Union européenne, par transporteur ou par la poste. Le prix de la livraison dépend du pays, du poids et du mode de livraison.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "costs",
          "TEXT": "Ce que coûte la livraison"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le panier indique les marchandises sans les frais de port. Avant de commander, vous voyez le prix de chaque mode de livraison possible pour votre pays et votre colis. Rien ne s’y ajoute ensuite."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le prix dépend du pays et du poids du colis. Si une commande est trop volumineuse ou trop lourde pour les modes proposés lors de la commande, demandez-nous un prix : {email}."
        },
        {
          "KIND": "freeShipping",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prix par pays et par poids"
        },
        {
          "KIND": "shippingPrices",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "methods",
          "TEXT": "Modes de livraison et délais"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les délais courent à partir du jour où le colis quitte notre entrepôt. Chaque article indique quand ce sera ; pour un virement bancaire, comptez de {wireFrom} à {wireTo} jours ouvrés après réception du paiement."
        },
        {
          "KIND": "shippingTimes",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Montant minimal de commande"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les commandes livrées dans l’UE commencent à {minimumEu}, celles livrées dans tous les autres pays à {minimumOther}. C’est la valeur des marchandises qui compte, avant les frais de port. Une commande que vous retirez vous-même n’a pas de minimum."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "pickup",
          "TEXT": "Retrait"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Vous pouvez retirer votre commande à notre entrepôt, {city}. Passez d’abord la commande et attendez notre message annonçant qu’elle est prête : sans lui, nous ne pouvons rien remettre. Horaires : {serviceTimes}."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "COMPANY",
          "ID": "",
          "TEXT": "Les entreprises peuvent aussi faire chercher les articles par leur propre transporteur : choisissez « Retrait par votre transporteur » lors de la commande."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "customs",
          "TEXT": "Livraisons hors de l’UE"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les livraisons hors de l’Union européenne sont des exportations : nous ne facturons pas de TVA. Les droits de douane, les taxes et les frais du transporteur sont perçus par le pays de destination et restent à votre charge."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "countries",
          "TEXT": "Pays que nous livrons"
        },
        {
          "KIND": "countries",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        }
      ]
    }
  }
};
