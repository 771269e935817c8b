import type { Language } from '@platine/domain/language/language.ts';
import type { Content, ContentPage } from './content.ts';

/** One module a page and language, so that a reader gets only the text that is read. */
const loaders: Readonly<Record<ContentPage, Readonly<Record<Language, () => Promise<Content>>>>> = {
  shippingCosts: {
    EN: async () => (await import('./shippingCosts/en.data.ts')).content,
    DE: async () => (await import('./shippingCosts/de.data.ts')).content,
    FR: async () => (await import('./shippingCosts/fr.data.ts')).content,
  },
  legal: {
    EN: async () => (await import('./legal/en.data.ts')).content,
    DE: async () => (await import('./legal/de.data.ts')).content,
    FR: async () => (await import('./legal/fr.data.ts')).content,
  },
  cookies: {
    EN: async () => (await import('./cookies/en.data.ts')).content,
    DE: async () => (await import('./cookies/de.data.ts')).content,
    FR: async () => (await import('./cookies/fr.data.ts')).content,
  },
  privacy: {
    EN: async () => (await import('./privacy/en.data.ts')).content,
    DE: async () => (await import('./privacy/de.data.ts')).content,
    FR: async () => (await import('./privacy/fr.data.ts')).content,
  },
  gtc: {
    EN: async () => (await import('./gtc/en.data.ts')).content,
    DE: async () => (await import('./gtc/de.data.ts')).content,
    FR: async () => (await import('./gtc/fr.data.ts')).content,
  },
  faq: {
    EN: async () => (await import('./faq/en.data.ts')).content,
    DE: async () => (await import('./faq/de.data.ts')).content,
    FR: async () => (await import('./faq/fr.data.ts')).content,
  },
  revocation: {
    EN: async () => (await import('./revocation/en.data.ts')).content,
    DE: async () => (await import('./revocation/de.data.ts')).content,
    FR: async () => (await import('./revocation/fr.data.ts')).content,
  },
  leSupport: {
    EN: async () => (await import('./leSupport/en.data.ts')).content,
    DE: async () => (await import('./leSupport/de.data.ts')).content,
    FR: async () => (await import('./leSupport/fr.data.ts')).content,
  },
};

const loaded = new Map<string, Content>();

export async function loadContent(page: ContentPage, language: Language): Promise<Content> {
  const content = await loaders[page][language]();
  loaded.set(`${page} ${language}`, content);
  return content;
}

/** A text that was loaded before: the server, and the browser that takes over its page, draw it without waiting. */
export function loadedContent(page: ContentPage, language: Language): Content | undefined {
  return loaded.get(`${page} ${language}`);
}
