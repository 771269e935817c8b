import type { Language } from '@platine/domain/language/language.ts';
import { languageAmong } from '@platine/domain/language/language.ts';

/** The parameters of a query that make it another page; the others, such as filters, are left out. */
const naming = ['page', 'q', 'grouptags'];

/** The canonical address of the page at `url` (D24), whose canonical path is `path`. A language in the address stays. */
export function canonicalAddress(url: URL, path: string, languages: readonly Language[]): string {
  return addressIn(url, path, languageAmong(languages, url.searchParams.get('lang') ?? ''));
}

/** The address of the page in a language; null: in the shopper's own. */
export function addressIn(url: URL, path: string, language: Language | null): string {
  const address = new URL(path, url.origin);
  for (const name of naming) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') address.searchParams.set(name, value);
  }
  if (language !== null) address.searchParams.set('lang', language.toLowerCase());
  return address.href;
}
