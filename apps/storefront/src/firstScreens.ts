import type { MessageGroup } from '@platine/ui/i18n/loadMessages.ts';

/** Screens whose words travel in one file. Most visits begin with one of the first, and the build keeps their files few and small. */
export const screenGroups = {
  first: ['StartScreen', 'CategoryScreen', 'SearchScreen', 'ProductScreen'],
  buying: ['CartScreen', 'CheckoutTypeScreen', 'CheckoutScreen', 'CheckoutSummaryScreen'],
} as const;

/** The words that a page of this screen starts with. `source` is the end of the screen's path. */
export function messageGroupOf(source: string): MessageGroup {
  const isIn = (names: readonly string[]) => names.some((name) => source.endsWith(`/${name}.tsx`));
  if (isIn(screenGroups.first)) return 'first';
  return isIn(screenGroups.buying) ? 'buying' : 'all';
}
