import type { BuiltInLanguage, Language } from '../language/language.ts';
import { isBuiltIn } from '../language/language.ts';

/** An answer to a question that comes often, without greeting and closing, which the mail has itself. */
export type AnswerTemplate = { readonly title: string; readonly text: string };

export const answerTemplateIds = ['shipping', 'stock', 'return', 'invoice'] as const;
export type AnswerTemplates = Readonly<Record<(typeof answerTemplateIds)[number], AnswerTemplate>>;

/** The parts in brackets are completed by hand. */
const answerTemplates: Readonly<Record<BuiltInLanguage, AnswerTemplates>> = {
  EN: {
    shipping: {
      title: 'When does it come?',
      text: 'Thank you for your message. Your order leaves our warehouse on [day]; you get an e-mail with the tracking number then.',
    },
    stock: {
      title: 'When is it in stock?',
      text: 'Thank you for your message. We expect the product on [day]. You can order it now: we send it as soon as it is here.',
    },
    return: {
      title: 'How do I return it?',
      text: 'Thank you for your message. Within 14 days you can withdraw without giving a reason, on the page of your order. Please send the goods to the address in our imprint. We repay you once they are here.',
    },
    invoice: {
      title: 'Where is my invoice?',
      text: 'Thank you for your message. You find the invoice on the page of your order, which the link in your confirmation opens.',
    },
  },
  DE: {
    shipping: {
      title: 'Wann kommt es?',
      text: 'vielen Dank für Ihre Nachricht. Ihre Bestellung verlässt unser Lager am [Tag]; dann bekommen Sie eine E-Mail mit der Sendungsnummer.',
    },
    stock: {
      title: 'Wann ist es lieferbar?',
      text: 'vielen Dank für Ihre Nachricht. Wir erwarten das Produkt am [Tag]. Sie können es schon bestellen: Wir senden es, sobald es hier ist.',
    },
    return: {
      title: 'Wie gebe ich es zurück?',
      text: 'vielen Dank für Ihre Nachricht. Binnen 14 Tagen können Sie ohne Angabe von Gründen widerrufen, auf der Seite Ihrer Bestellung. Bitte senden Sie die Ware an die Adresse in unserem Impressum. Wir erstatten, sobald sie hier ist.',
    },
    invoice: {
      title: 'Wo ist meine Rechnung?',
      text: 'vielen Dank für Ihre Nachricht. Sie finden die Rechnung auf der Seite Ihrer Bestellung, die der Link in Ihrer Bestätigung öffnet.',
    },
  },
  FR: {
    shipping: {
      title: 'Quand arrive-t-il ?',
      text: 'Merci de votre message. Votre commande quitte notre entrepôt le [jour] ; vous recevrez alors un e-mail avec le numéro de suivi.',
    },
    stock: {
      title: 'Quand est-il en stock ?',
      text: 'Merci de votre message. Nous attendons le produit le [jour]. Vous pouvez déjà le commander : nous l’expédions dès son arrivée.',
    },
    return: {
      title: 'Comment le renvoyer ?',
      text: 'Merci de votre message. Vous pouvez vous rétracter sous 14 jours, sans motif, sur la page de votre commande. Veuillez renvoyer les articles à l’adresse de nos mentions légales. Nous remboursons dès leur arrivée.',
    },
    invoice: {
      title: 'Où est ma facture ?',
      text: 'Merci de votre message. Vous trouvez la facture sur la page de votre commande, qu’ouvre le lien de votre confirmation.',
    },
  },
};

/** Templates in the language of a question; null in one that the shop has added. */
export function templatesIn(language: Language): AnswerTemplates | null {
  return isBuiltIn(language) ? answerTemplates[language] : null;
}
