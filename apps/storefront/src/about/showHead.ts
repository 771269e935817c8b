import { canonicalAddress } from './canonical.ts';

type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** The path that counts where several show the same page (D24). */
  readonly canonical: string;
};

/** Says in the head which page is shown now, as the server does for the first one: tabs, bookmarks and sharing read it. */
export function showHead({ title, description, indexed, canonical }: PageHead): void {
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
      canonicalAddress(new URL(location.href), canonical),
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
