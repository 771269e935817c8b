import type { Language } from '@platine/domain/language/language.ts';
import { importAgain } from '../i18n/importAgain.ts';
import type { Content, ContentPage } from './content.ts';

/** One module a page and language, so that a reader gets only the text that is read. */
const loaders: Readonly<Record<ContentPage, Readonly<Record<Language, () => Promise<{ readonly content: Content }>>>>> =
  {
    shippingCosts: {
      EN: () => import('./shippingCosts/en.data.ts'),
      DE: () => import('./shippingCosts/de.data.ts'),
      FR: () => import('./shippingCosts/fr.data.ts'),
    },
    legal: {
      EN: () => import('./legal/en.data.ts'),
      DE: () => import('./legal/de.data.ts'),
      FR: () => import('./legal/fr.data.ts'),
    },
    cookies: {
      EN: () => import('./cookies/en.data.ts'),
      DE: () => import('./cookies/de.data.ts'),
      FR: () => import('./cookies/fr.data.ts'),
    },
    privacy: {
      EN: () => import('./privacy/en.data.ts'),
      DE: () => import('./privacy/de.data.ts'),
      FR: () => import('./privacy/fr.data.ts'),
    },
    gtc: {
      EN: () => import('@platine/domain/shop/terms/gtc/en.data.ts'),
      DE: () => import('@platine/domain/shop/terms/gtc/de.data.ts'),
      FR: () => import('@platine/domain/shop/terms/gtc/fr.data.ts'),
    },
    faq: {
      EN: () => import('./faq/en.data.ts'),
      DE: () => import('./faq/de.data.ts'),
      FR: () => import('./faq/fr.data.ts'),
    },
    revocation: {
      EN: () => import('@platine/domain/shop/terms/revocation/en.data.ts'),
      DE: () => import('@platine/domain/shop/terms/revocation/de.data.ts'),
      FR: () => import('@platine/domain/shop/terms/revocation/fr.data.ts'),
    },
    leSupport: {
      EN: () => import('./leSupport/en.data.ts'),
      DE: () => import('./leSupport/de.data.ts'),
      FR: () => import('./leSupport/fr.data.ts'),
    },
    accessibility: {
      EN: () => import('./accessibility/en.data.ts'),
      DE: () => import('./accessibility/de.data.ts'),
      FR: () => import('./accessibility/fr.data.ts'),
    },
  };

const loaded = new Map<string, Content>();

export async function loadContent(page: ContentPage, language: Language): Promise<Content> {
  const { content } = await importAgain(loaders[page][language]);
  loaded.set(`${page} ${language}`, content);
  return content;
}

/** A text that was loaded before: the server, and the browser that takes over its page, draw it without waiting. */
export function loadedContent(page: ContentPage, language: Language): Content | undefined {
  return loaded.get(`${page} ${language}`);
}
