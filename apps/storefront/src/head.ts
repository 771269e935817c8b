import { isLanguage, languages } from '@platine/domain/language/language.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { escapeHtml } from './document.ts';

export type HeadFacts = {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The page's own address, with the public origin. */
  readonly url: URL;
  /** The path that counts where several show the same page (D24). */
  readonly canonicalPath: string;
  readonly indexed: boolean;
};

/** What a browser, a search engine and a link preview read before the page itself. */
export function headOf({ title, description, language, url, canonicalPath, indexed }: HeadFacts): string {
  const canonical = addressIn(
    url,
    canonicalPath,
    isLanguage((url.searchParams.get('lang') ?? '').toUpperCase()) ? language : null,
  );
  const alternates = languages.map((one) => link('alternate', addressIn(url, canonicalPath, one), one.toLowerCase()));
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(indexed
      ? [
          link('canonical', canonical),
          ...alternates,
          link('alternate', addressIn(url, canonicalPath, null), 'x-default'),
        ]
      : ['<meta name="robots" content="noindex">']),
    '<meta name="theme-color" content="#0d4f38">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}

/** The address of this page, in a language or in whichever the shopper has. Only what names the page is kept of the query. */
function addressIn(url: URL, path: string, language: Language | null): string {
  const address = new URL(path, url.origin);
  for (const name of ['page', 'q', 'grouptags']) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') address.searchParams.set(name, value);
  }
  if (language !== null) address.searchParams.set('lang', language.toLowerCase());
  return address.href;
}

function link(rel: string, href: string, language?: string): string {
  const of = language === undefined ? '' : ` hreflang="${language}"`;
  return `<link rel="${rel}"${of} href="${escapeHtml(href)}">`;
}
