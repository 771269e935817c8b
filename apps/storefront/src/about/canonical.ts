import type { Language } from '@platine/domain/language/language.ts';
import { isLanguage } from '@platine/domain/language/language.ts';

/** The parts of a query that name another page; the rest only changes how one is looked at. */
const naming = ['page', 'q', 'grouptags'];

/** The one address of the page at `url`, whose path is `path` (D24). A language that the address names stays named. */
export function canonicalAddress(url: URL, path: string): string {
  const asked = (url.searchParams.get('lang') ?? '').toUpperCase();
  return addressIn(url, path, isLanguage(asked) ? asked : null);
}

/** The same page in a language, or in whichever the shopper has. */
export function addressIn(url: URL, path: string, language: Language | null): string {
  const address = new URL(path, url.origin);
  for (const name of naming) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') address.searchParams.set(name, value);
  }
  if (language !== null) address.searchParams.set('lang', language.toLowerCase());
  return address.href;
}
