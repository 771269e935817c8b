import { openBody, openDocument } from '../document.ts';
import type { PageAssets } from './assets.ts';

type Style = Pick<PageAssets, 'brand' | 'css' | 'ground'>;

type Sentences = readonly (readonly [language: string, sentence: string])[];

const crashed = [
  ['en', 'Something went wrong on our side. Please try again in a moment; your cart is safe.'],
  ['de', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal; Ihr Warenkorb bleibt erhalten.'],
  ['fr', 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant ; votre panier est conservé.'],
] as const;

const tooLong = [
  ['en', 'More was sent than this form holds, so nothing was changed. Please go back and try again.'],
  [
    'de',
    'Es wurde mehr gesendet, als dieses Formular fasst; deshalb wurde nichts geändert. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  ],
  [
    'fr',
    'Les données envoyées dépassent ce que contient ce formulaire ; rien n’a été modifié. Veuillez revenir en arrière et réessayer.',
  ],
] as const;

const foreign = [
  ['en', 'This was not sent from a page of the shop, so nothing was changed. Please do it again in the shop.'],
  [
    'de',
    'Das wurde nicht von einer Seite des Shops gesendet; deshalb wurde nichts geändert. Bitte tun Sie es noch einmal im Shop.',
  ],
  [
    'fr',
    'Cet envoi ne vient pas d’une page de la boutique ; rien n’a été modifié. Veuillez recommencer dans la boutique.',
  ],
] as const;

const leaving = [
  ['en', 'Go on to the payment page'],
  ['de', 'Weiter zur Zahlungsseite'],
  ['fr', 'Continuer vers la page de paiement'],
] as const;

/**
 * The way to a payment service's page after a form without script: a policy that lets forms go to the shop alone does not let their answers lead to another
 * site, but a link and a page that is loaded anew may.
 */
export function leavingPage({ brand, css, ground }: Style, place: string): string {
  const href = place.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const links = leaving.map(([language, said]) => `<p lang="${language}"><a href="${href}">${said}</a></p>`).join('');
  const head = `<title>Shop</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${href}">`;
  return `${openDocument({ language: 'EN', head, brand, ground })}${css}${openBody}<main>${links}</main></div></body></html>`;
}

/** The page of a crash (500), and of a database that is away (503). */
export function crashPage(style: Style): string {
  return plainPage(crashed, style);
}

/** The answer to a form that is larger than any of the shop's. */
export function tooLongPage(style: Style): string {
  return plainPage(tooLong, style);
}

/** The answer to a form that another site sent (D3). */
export function foreignFormPage(style: Style): string {
  return plainPage(foreign, style);
}

/** A page without the shop around it, in every language: the shopper's may be unknown. */
function plainPage(sentences: Sentences, { brand, css, ground }: Style): string {
  const said = sentences.map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`).join('');
  const head = '<title>Shop</title><meta name="robots" content="noindex">';
  return `${openDocument({ language: 'EN', head, brand, ground })}${css}${openBody}<main>${said}<p><a href="/">Shop</a></p></main></div></body></html>`;
}
