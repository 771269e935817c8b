import type { Language } from '@platine/domain/language/language.ts';
import type { Metadata } from '../pages/page.ts';
import { canonicalAddress } from './canonical.ts';

type Head = Metadata & {
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** The one path of the page's subject (D24). */
  readonly canonical: string;
  /** The shop's languages. */
  readonly languages: readonly Language[];
};

/** Updates the document's head after a navigation, as the server writes it for the first page. */
export function showHead({ title, description, indexed, canonical, languages }: Head): void {
  document.title = title;
  meta('description').content = description;
  const robots = meta('robots');
  if (indexed) robots.remove();
  else robots.content = 'noindex';
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!indexed) link?.remove();
  else
    (link ?? append('link', { rel: 'canonical' })).setAttribute(
      'href',
      canonicalAddress(new URL(location.href), canonical, languages),
    );
}

function meta(name: string): HTMLMetaElement {
  return document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`) ?? append('meta', { name });
}

function append<Tag extends 'meta' | 'link'>(tag: Tag, attributes: Readonly<Record<string, string>>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
