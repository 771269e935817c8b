import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/gtc.en.md and the other languages by `pnpm mocks:pages`. */
export const gtc: ResponseOf<'shopPage'> = {
  "PAGE": "gtc",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-24",
      "INTRO": "These terms hold for every order placed in this shop with {company}, {city}. Terms of the customer that differ become part of the contract only if we agree to them in writing.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contract",
          "TEXT": "How a contract comes about"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "What the shop shows is an invitation, not yet an offer. You make the offer with the button “Order with obligation to pay”. Until then you can correct everything in the cart and on the page before the button. The contract is made when we confirm that the goods are sent or are ready for pickup; the notice that your order has arrived does not accept it yet."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We keep the text of the order and send it to you with these terms by e-mail. Contracts can be made in English, German and French."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prices and VAT"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Prices are in euros. For private customers they include the VAT of the delivery country, for companies they are shown without it. The line under each price says which VAT it contains. Shipping is added and shown before you order."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Companies in another EU country with a valid VAT id are supplied without VAT under the reverse-charge rule. Deliveries outside the EU are free of VAT; import duties are borne by the customer."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Minimum order value and limits"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Orders delivered to EU countries start at {minimumEu}, all others at {minimumOther}, measured by the goods before shipping. Of some products only a limited number is sold to one customer; the product page says so."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "payment",
          "TEXT": "Payment"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "You pay on the page of the provider.",
            "SAFERPAY": "You pay on the page of the provider; card data never reach us.",
            "WIRE_TRANSFER": "The goods leave {wireFrom} to {wireTo} business days after the payment has arrived. We cancel an order without an account if the transfer has not arrived by the day that the confirmation names.",
            "INVOICE": "For companies and institutions that we have cleared for it."
          }
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The goods remain our property until they are paid in full."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Delivery"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We deliver worldwide to {countryCount} countries. Methods and times: {to.shippingCosts}. If a product turns out not to be available, we tell you at once and pay back what you have paid for it. Risk passes to consumers when they receive the goods, to companies when we hand them to the carrier."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "revocation",
          "TEXT": "Right of withdrawal"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Consumers can withdraw from the contract within 14 days without giving reasons. How, and with which consequences: {to.revocation}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guarantee",
          "TEXT": "Legal guarantee"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Consumers have the legal guarantee of conformity of two years from delivery. If something is faulty, we repair or replace it at our cost; where that fails, you can have the price reduced or end the contract. For companies the guarantee is one year; obvious faults have to be reported within eight days of delivery."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Parts that were soldered, cut or operated outside the limits of their data sheet are not faulty for that reason."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "repair",
          "TEXT": "Repair"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "If we repair a faulty product under the legal guarantee, that guarantee is prolonged once by twelve months for consumers. You choose between repair and replacement, unless your choice is impossible or costs us out of proportion to the other. For some kinds of products, such as displays, servers and telephones, the law of the European Union obliges the maker to repair them also after that time, free of charge or for a reasonable price; whom you can ask, the page of the product says (Directive (EU) 2024/1799)."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "liability",
          "TEXT": "Liability"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We are liable without limit for intent, gross negligence, and injury to life, body or health. For slight negligence we are liable only if a duty is breached on which the contract depends, up to the damage that could be foreseen. Our components are not approved for life support, aviation or nuclear plants unless their data sheet says so."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "law",
          "TEXT": "Law and disputes"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Luxembourg law applies, without the UN convention on sales. Consumers keep the protection that the law of their own country gives them. For companies the courts of the city of Luxembourg are competent. Should one of these terms be void, the others stay in force."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-24",
      "INTRO": "Diese Bedingungen gelten für jede Bestellung in diesem Shop bei {company}, {city}. Abweichende Bedingungen des Kunden werden nur Vertragsbestandteil, wenn wir ihnen schriftlich zustimmen.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contract",
          "TEXT": "Wie ein Vertrag zustande kommt"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Was der Shop zeigt, ist eine Einladung und noch kein Angebot. Das Angebot machen Sie mit der Schaltfläche „Zahlungspflichtig bestellen“. Bis dahin können Sie im Warenkorb und auf der Seite vor der Schaltfläche alles berichtigen. Der Vertrag kommt zustande, wenn wir bestätigen, dass die Ware versandt ist oder zur Abholung bereitliegt; die Mitteilung über den Eingang Ihrer Bestellung ist noch keine Annahme."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wir speichern den Text der Bestellung und senden ihn Ihnen mit diesen Bedingungen per E-Mail zu. Verträge können auf Deutsch, Englisch und Französisch geschlossen werden."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Preise und Mehrwertsteuer"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Alle Preise sind in Euro. Für Privatkunden enthalten sie die Mehrwertsteuer des Lieferlandes, für Firmenkunden werden sie ohne sie angezeigt. Die Zeile unter jedem Preis sagt, welche Mehrwertsteuer er enthält. Der Versand kommt hinzu und wird vor der Bestellung angezeigt."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Firmen in einem anderen EU-Land mit gültiger USt-IdNr. beliefern wir ohne Mehrwertsteuer nach dem Reverse-Charge-Verfahren. Lieferungen außerhalb der EU sind von der Mehrwertsteuer befreit; Einfuhrabgaben trägt der Kunde."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Mindestbestellwert und Höchstmengen"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bestellungen in EU-Länder beginnen bei {minimumEu}, alle anderen bei {minimumOther}, gemessen am Warenwert vor Versand. Von manchen Artikeln geben wir pro Kunde nur eine begrenzte Menge ab; die Artikelseite sagt es."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "payment",
          "TEXT": "Zahlung"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "Sie zahlen auf der Seite des Anbieters.",
            "SAFERPAY": "Sie zahlen auf der Seite des Anbieters; Kartendaten erreichen uns nie.",
            "WIRE_TRANSFER": "Die Ware geht {wireFrom} bis {wireTo} Werktage nach Zahlungseingang auf den Weg. Eine Bestellung ohne Kundenkonto stornieren wir, wenn die Überweisung nicht bis zu dem Tag eingegangen ist, den die Bestätigung nennt.",
            "INVOICE": "Für Firmen und Einrichtungen, die wir dafür freigeschaltet haben."
          }
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Lieferung"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wir liefern weltweit in {countryCount} Länder. Versandarten und Laufzeiten: {to.shippingCosts}. Stellt sich heraus, dass ein Artikel nicht verfügbar ist, sagen wir es Ihnen sofort und erstatten, was Sie dafür bezahlt haben. Die Gefahr geht auf Verbraucher mit dem Empfang der Ware über, auf Firmen mit der Übergabe an den Paketdienst."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "revocation",
          "TEXT": "Widerrufsrecht"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Verbraucher können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Wie das geht und was daraus folgt: {to.revocation}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guarantee",
          "TEXT": "Gewährleistung"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Verbraucher haben die gesetzliche Gewährleistung von zwei Jahren ab Lieferung. Ist etwas mangelhaft, reparieren oder ersetzen wir es auf unsere Kosten; gelingt das nicht, können Sie den Preis mindern oder den Vertrag beenden. Für Firmen beträgt die Gewährleistung ein Jahr; offensichtliche Mängel sind binnen acht Tagen nach Lieferung anzuzeigen."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Bauteile, die gelötet, gekürzt oder außerhalb der Grenzen ihres Datenblatts betrieben wurden, sind nicht schon deshalb mangelhaft."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "repair",
          "TEXT": "Reparatur"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Reparieren wir eine mangelhafte Ware im Rahmen der Gewährleistung, verlängert sich diese für Verbraucher einmal um zwölf Monate. Sie wählen zwischen Reparatur und Ersatz, es sei denn, Ihre Wahl ist unmöglich oder kostet uns unverhältnismäßig mehr als die andere. Für manche Arten von Waren, wie Displays, Server und Telefone, verpflichtet das Recht der Europäischen Union den Hersteller, sie auch danach zu reparieren, kostenlos oder zu einem angemessenen Preis; wen Sie fragen können, steht auf der Seite des Artikels (Richtlinie (EU) 2024/1799)."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "liability",
          "TEXT": "Haftung"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wir haften unbegrenzt für Vorsatz, grobe Fahrlässigkeit und die Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt ist, von der der Vertrag abhängt, und bis zur Höhe des vorhersehbaren Schadens. Unsere Bauteile sind nicht für Lebenserhaltung, Luftfahrt oder kerntechnische Anlagen zugelassen, es sei denn, ihr Datenblatt sagt es."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "law",
          "TEXT": "Recht und Streitigkeiten"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Es gilt luxemburgisches Recht ohne das UN-Kaufrecht. Verbraucher behalten den Schutz, den ihnen das Recht ihres eigenen Landes gibt. Für Firmen sind die Gerichte der Stadt Luxemburg zuständig. Ist eine dieser Bedingungen unwirksam, so gelten die übrigen weiter."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-24",
      "INTRO": "Les présentes conditions s’appliquent à toute commande passée dans cette boutique auprès de {company}, {city}. Des conditions divergentes du client ne font partie du contrat que si nous les acceptons par écrit.",
      "BLOCKS": [
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "contract",
          "TEXT": "Formation du contrat"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Ce que montre la boutique est une invitation et non une offre. Vous faites l’offre avec le bouton « Commande avec obligation de paiement ». Jusque-là, vous pouvez tout corriger dans le panier et sur la page qui précède le bouton. Le contrat est formé lorsque nous confirmons l’expédition de la marchandise ou sa mise à disposition pour le retrait ; l’avis de réception de votre commande ne vaut pas encore acceptation."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nous conservons le texte de la commande et vous l’envoyons par e-mail avec les présentes conditions. Les contrats peuvent être conclus en français, en allemand et en anglais."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "prices",
          "TEXT": "Prix et TVA"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les prix sont en euros. Pour les particuliers, ils comprennent la TVA du pays de livraison ; pour les entreprises, ils sont affichés hors TVA. La ligne sous chaque prix précise la TVA qu’il contient. Les frais de port s’y ajoutent et sont affichés avant la commande."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les entreprises d’un autre pays de l’UE disposant d’un numéro de TVA valable sont livrées sans TVA selon le régime de l’autoliquidation. Les livraisons hors de l’UE sont exonérées de TVA ; les droits de douane sont à la charge du client."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "minimum",
          "TEXT": "Montant minimal et quantités maximales"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les commandes livrées dans l’UE commencent à {minimumEu}, toutes les autres à {minimumOther}, selon la valeur des marchandises avant frais de port. Certains articles ne sont vendus qu’en quantité limitée par client ; la page de l’article l’indique."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "payment",
          "TEXT": "Paiement"
        },
        {
          "KIND": "paymentMethods",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "",
          "NOTES": {
            "PAYPAL": "Vous payez sur la page du prestataire.",
            "SAFERPAY": "Vous payez sur la page du prestataire ; les données de carte ne nous parviennent jamais.",
            "WIRE_TRANSFER": "La marchandise part de {wireFrom} à {wireTo} jours ouvrés après réception du paiement. Une commande passée sans compte est annulée si le virement ne nous est pas parvenu au jour indiqué dans la confirmation.",
            "INVOICE": "Pour les entreprises et les établissements que nous avons agréés."
          }
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "La marchandise reste notre propriété jusqu’au paiement complet."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "delivery",
          "TEXT": "Livraison"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Nous livrons dans {countryCount} pays du monde. Modes et délais : {to.shippingCosts}. Si un article s’avère indisponible, nous vous en informons aussitôt et remboursons ce que vous avez payé. Le risque passe au consommateur à la réception, à l’entreprise à la remise au transporteur."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "revocation",
          "TEXT": "Droit de rétractation"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le consommateur peut se rétracter du contrat sous 14 jours sans donner de motif. Comment, et avec quelles conséquences : {to.revocation}."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "guarantee",
          "TEXT": "Garantie légale"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le consommateur bénéficie de la garantie légale de conformité de deux ans à compter de la livraison. En cas de défaut, nous réparons ou remplaçons l’article à nos frais ; à défaut, vous pouvez obtenir une réduction du prix ou mettre fin au contrat. Pour les entreprises, la garantie est d’un an ; les défauts apparents doivent être signalés dans les huit jours suivant la livraison."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Un composant soudé, coupé ou utilisé hors des limites de sa fiche technique n’est pas défectueux pour cette seule raison."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "repair",
          "TEXT": "Réparation"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Si nous réparons un article défectueux au titre de la garantie légale, celle-ci est prolongée une fois de douze mois pour le consommateur. Vous choisissez entre réparation et remplacement, sauf si votre choix est impossible ou nous coûte disproportionnellement plus que l’autre. Pour certains types de biens, tels que les écrans, les serveurs et les téléphones, le droit de l’Union européenne oblige le fabricant à les réparer aussi après ce délai, gratuitement ou à un prix raisonnable ; la page de l’article indique à qui s’adresser (directive (UE) 2024/1799)."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "liability",
          "TEXT": "Responsabilité"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Notre responsabilité est illimitée en cas de dol, de faute lourde et d’atteinte à la vie, au corps ou à la santé. En cas de faute légère, elle n’est engagée que si une obligation essentielle du contrat est violée, et dans la limite du dommage prévisible. Nos composants ne sont pas homologués pour le maintien en vie, l’aéronautique ou les installations nucléaires, sauf si leur fiche technique l’indique."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "law",
          "TEXT": "Droit applicable et litiges"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le droit luxembourgeois s’applique, à l’exclusion de la convention des Nations unies sur la vente. Le consommateur conserve la protection que lui accorde le droit de son pays. Pour les entreprises, les tribunaux de la ville de Luxembourg sont compétents. Si l’une de ces conditions est nulle, les autres restent en vigueur."
        }
      ]
    }
  }
};
