import { languages } from '@platine/domain/language/language.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { addressIn, canonicalAddress } from './about/canonical.ts';
import { embeddedJson, escapeHtml } from './document.ts';
import type { Thing } from './structuredData.ts';

export type HeadFacts = {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** What the page says about itself in schema.org's words. */
  readonly things: readonly Thing[];
  /** The page's own address, with the public origin. */
  readonly url: URL;
  /** The path that counts where several show the same page (D24). */
  readonly canonicalPath: string;
  readonly indexed: boolean;
};

/** What a browser, a search engine and a link preview read before the page itself. */
export function headOf({ title, description, language, url, canonicalPath, indexed, things }: HeadFacts): string {
  const canonical = canonicalAddress(url, canonicalPath);
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
    ...preview({ title, description, url: canonical, image: new URL('/share.png', url.origin).href, language }),
    ...(indexed && things.length > 0 ? [jsonLd(things)] : []),
    '<meta name="theme-color" content="#0d4f38">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}

type Preview = Pick<HeadFacts, 'title' | 'description' | 'language'> & { readonly url: string; readonly image: string };

/** What a messenger or a social network shows of a link (Open Graph). */
function preview({ title, description, url, image, language }: Preview): string[] {
  const properties = {
    'og:site_name': 'Platine',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': openGraphLocales[language],
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const openGraphLocales: Readonly<Record<Language, string>> = { EN: 'en_IE', DE: 'de_DE', FR: 'fr_FR' };

function jsonLd(things: readonly Thing[]): string {
  const graph = embeddedJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${graph}</script>`;
}

function link(rel: string, href: string, language?: string): string {
  const of = language === undefined ? '' : ` hreflang="${language}"`;
  return `<link rel="${rel}"${of} href="${escapeHtml(href)}">`;
}
