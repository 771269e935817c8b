import type { Language } from '../../language/language.ts';
import type { PageName } from './page.ts';

/** The file of a page in the shop's folder: `shippingCosts` in German is `pages/shipping-costs.de.md`; `*` stands for all languages. */
export function pageFileName(page: PageName, language: Language | '*'): string {
  const words = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `pages/${words}.${language.toLowerCase()}.md`;
}
