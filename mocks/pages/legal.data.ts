import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

/** Made of the sample shop's pages/legal.en.md and the other languages by `pnpm mocks:pages`. */
export const legal: ResponseOf<'shopPage'> = {
  "PAGE": "legal",
  "TEXTS": {
    "EN": {
      "CHANGED": "2026-11-21",
      "INTRO": "Information on the operator of this shop, as the Luxembourg law of 14 August 2000 on electronic commerce asks for it.",
      "BLOCKS": [
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "The name, address and numbers below are samples. They are replaced by those of the operator before the shop opens."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "operator",
          "TEXT": "Operator"
        },
        {
          "KIND": "identity",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "reach",
          "TEXT": "How to reach us"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "We answer {serviceTimes}. The quickest way is an e-mail to {email} with your order number, if you have one."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "content",
          "TEXT": "Responsibility for the content"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Descriptions and technical data come from the manufacturers and from our own measurements. Binding for the operation of a part is the data sheet of its manufacturer. If you find an error, please tell us: we correct it."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Links to other sites were checked when they were set. What stands there is the responsibility of those who run them."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "copyright",
          "TEXT": "Copyright"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Texts and drawings of this shop are ours; pictures of products and trademarks belong to their owners. You may print pages for your own use and cite from them with the source."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "disputes",
          "TEXT": "Disputes"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "If something went wrong, write to us first: most matters are settled by one reply. Consumers who do not agree with our answer can turn to the Médiateur de la consommation in Luxembourg or to the European Consumer Centre of their own country."
        }
      ]
    },
    "DE": {
      "CHANGED": "2026-11-21",
      "INTRO": "Angaben zum Betreiber dieses Shops nach dem luxemburgischen Gesetz vom 14. August 2000 über den elektronischen Geschäftsverkehr.",
      "BLOCKS": [
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Name, Anschrift und Nummern sind Muster. Vor Eröffnung des Shops treten die Angaben des Betreibers an ihre Stelle."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "operator",
          "TEXT": "Betreiber"
        },
        {
          "KIND": "identity",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "reach",
          "TEXT": "So erreichen Sie uns"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Servicezeiten: {serviceTimes}. Am schnellsten geht es mit einer E-Mail an {email}, mit Ihrer Bestellnummer, falls Sie eine haben."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "content",
          "TEXT": "Verantwortung für den Inhalt"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Beschreibungen und technische Daten stammen von den Herstellern und aus eigenen Messungen. Maßgeblich für den Betrieb eines Bauteils ist das Datenblatt seines Herstellers. Wenn Sie einen Fehler finden, sagen Sie uns bitte Bescheid: Wir berichtigen ihn."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Links zu anderen Websites haben wir geprüft, als wir sie gesetzt haben. Für deren Inhalt sind ihre Betreiber verantwortlich."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "copyright",
          "TEXT": "Urheberrecht"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Texte und Zeichnungen dieses Shops sind unsere eigenen; Produktbilder und Marken gehören ihren Inhabern. Sie dürfen Seiten für den eigenen Gebrauch drucken und mit Quellenangabe daraus zitieren."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "disputes",
          "TEXT": "Streitigkeiten"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Wenn etwas schiefgegangen ist, schreiben Sie bitte zuerst uns: Das meiste klärt eine einzige Antwort. Sind Sie als Verbraucher mit ihr nicht einverstanden, können Sie sich an den Médiateur de la consommation in Luxemburg oder an das Europäische Verbraucherzentrum Ihres Landes wenden."
        }
      ]
    },
    "FR": {
      "CHANGED": "2026-11-21",
      "INTRO": "Informations sur l’exploitant de cette boutique, conformément à la loi luxembourgeoise du 14 août 2000 relative au commerce électronique.",
      "BLOCKS": [
        {
          "KIND": "note",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Le nom, l’adresse et les numéros ci-dessous sont des exemples. Ceux de l’exploitant les remplaceront avant l’ouverture de la boutique."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "operator",
          "TEXT": "Exploitant"
        },
        {
          "KIND": "identity",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": ""
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "reach",
          "TEXT": "Nous joindre"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Horaires : {serviceTimes}. Le plus rapide est un e-mail à {email}, avec votre numéro de commande si vous en avez un."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "content",
          "TEXT": "Responsabilité du contenu"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les descriptions et les données techniques proviennent des fabricants et de nos propres mesures. Pour l’utilisation d’un composant, la fiche technique de son fabricant fait foi. Si vous trouvez une erreur, signalez-la-nous : nous la corrigerons."
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les liens vers d’autres sites ont été vérifiés au moment de leur création. Leur contenu relève de la responsabilité de leurs exploitants."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "copyright",
          "TEXT": "Droits d’auteur"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "Les textes et les dessins de cette boutique nous appartiennent ; les photos des articles et les marques appartiennent à leurs titulaires. Vous pouvez imprimer des pages pour votre usage personnel et les citer en indiquant la source."
        },
        {
          "KIND": "heading",
          "AUDIENCE": "ALL",
          "ID": "disputes",
          "TEXT": "Litiges"
        },
        {
          "KIND": "paragraph",
          "AUDIENCE": "ALL",
          "ID": "",
          "TEXT": "En cas de problème, écrivez-nous d’abord : une seule réponse suffit le plus souvent. Si vous êtes consommateur et que notre réponse ne vous convient pas, vous pouvez saisir le Médiateur de la consommation à Luxembourg ou le Centre européen des consommateurs de votre pays."
        }
      ]
    }
  }
};
