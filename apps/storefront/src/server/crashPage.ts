import { openDocument } from '../document.ts';

const sentences = [
  ['en', 'Something went wrong on our side. Please try again in a moment; your cart is safe.'],
  ['de', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal; Ihr Warenkorb bleibt erhalten.'],
  ['fr', 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant ; votre panier est conservé.'],
] as const;

/** Shown when a page cannot be drawn at all. It says it in every language, because which one it is may be what failed. */
export function crashPage(css: string): string {
  const said = sentences.map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`).join('');
  const head = '<title>Platine</title><meta name="robots" content="noindex">';
  return `${openDocument({ language: 'EN', head, css })}<main>${said}<p><a href="/">Platine</a></p></main></div></body></html>`;
}
