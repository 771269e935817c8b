/** Files that a new part is written into, from the root of the repository. */
export const pathsFile = 'packages/ui/src/routing/paths.ts';
export const pagesFile = 'apps/storefront/src/pages/pages.ts';
export const pagesTest = 'apps/storefront/src/pages/pages.test.ts';

export const messagesFile = (language: string): string => `packages/ui/src/i18n/messages/${language}.json`;
