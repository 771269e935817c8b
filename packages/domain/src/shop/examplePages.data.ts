import type { PageName, ShopPage } from './pages/page.ts';
import type { PageTexts, ShopPages } from './pages/pages.ts';

/** A short text with each kind of block that a mail has, too. */
const textOf = (title: string, intro: string): ShopPage => ({
  changed: '2026-11-24',
  intro: `${intro} {company}, {city}.`,
  blocks: [
    { kind: 'withdrawalLink', text: `${title} ({email})` },
    { kind: 'heading', id: 'first', text: title },
    { kind: 'paragraph', text: '{minimumEu}. {to.shippingCosts}. [EUR-Lex](https://eur-lex.europa.eu/)' },
    { kind: 'list', items: ['{wireFrom}–{wireTo}', '{to.revocation}'] },
    { kind: 'paymentMethods', notes: { INVOICE: '{company}' } },
  ],
});

const page = (name: PageName): PageTexts => ({
  EN: textOf(`Page ${name}`, 'A text of the example, of'),
  DE: textOf(`Seite ${name}`, 'Ein Text des Beispiels, von'),
  FR: textOf(`Page ${name} en français`, 'Un texte de l’exemple, de'),
});

/** Pages of the example's shop, shorter than those of a real one. */
export const examplePages: ShopPages = {
  shippingCosts: page('shippingCosts'),
  legal: page('legal'),
  cookies: page('cookies'),
  privacy: page('privacy'),
  gtc: page('gtc'),
  faq: page('faq'),
  revocation: page('revocation'),
  leSupport: page('leSupport'),
  accessibility: page('accessibility'),
};
