import type { Language } from '@platine/domain/language/language.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { addressIn, canonicalAddress } from './canonical.ts';
import { embeddedJson, escapeHtml } from '../document.ts';
import type { Metadata } from '../pages/page.ts';
import type { ShareImage } from './shareImage.ts';
import type { Thing } from './structuredData.ts';

type Head = Metadata & {
  readonly language: Language;
  /** The shop's languages. */
  readonly languages: readonly Language[];
  readonly shopName: string;
  readonly structuredData: readonly Thing[];
  readonly image: ShareImage;
  /** The page's own address, with the public origin. */
  readonly url: URL;
  /** The one path of the page's subject (D24). */
  readonly canonicalPath: string;
  readonly indexed: boolean;
};

/** The page's part of `<head>`, for browsers, search engines and link previews. */
export function headHtml(head: Head): string {
  const { title, description, language, shopName, url, canonicalPath, indexed, structuredData, image } = head;
  const canonical = canonicalAddress(url, canonicalPath, head.languages);
  const alternates = head.languages.map((one) =>
    link('alternate', addressIn(url, canonicalPath, one), one.toLowerCase()),
  );
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
    ...preview({ title, description, shopName, url: canonical, image, origin: url.origin, language }),
    ...(indexed && structuredData.length > 0 ? [jsonLd(structuredData)] : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');
}

type Preview = Pick<Head, 'title' | 'description' | 'language' | 'shopName' | 'image'> & {
  readonly url: string;
  readonly origin: string;
};

/** Open Graph: how messengers and social networks show a link. */
function preview({ title, description, shopName, url, image, origin, language }: Preview): string[] {
  const properties = {
    'og:site_name': shopName,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(image.path, origin).href,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:locale': openGraphLocale(language),
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** With a region, which Open Graph wants. */
function openGraphLocale(language: Language): string {
  const locale = new Intl.Locale(localeOf(language)).maximize();
  return `${locale.language}_${locale.region}`;
}

function jsonLd(things: readonly Thing[]): string {
  const graph = embeddedJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${graph}</script>`;
}

function link(rel: string, href: string, language?: string): string {
  const of = language === undefined ? '' : ` hreflang="${language}"`;
  return `<link rel="${rel}"${of} href="${escapeHtml(href)}">`;
}
