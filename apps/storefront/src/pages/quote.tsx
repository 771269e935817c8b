import { queryKeys } from '@platine/ui/queries/keys.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { Page } from './page.ts';
import { fixedMetadata } from './page.ts';
import { readQuoteOf } from './quoteReads.ts';

export const quotePage: Page = {
  path: '/quote/:QUOTE_NUMBER',
  screen: lazyScreen('/QuoteScreen/QuoteScreen.tsx', async () => {
    const { AnsweredQuote } = await import('@platine/ui/screens/QuoteScreen/AnsweredQuote.tsx');
    return ({ params, search }) => <AnsweredQuote number={params['QUOTE_NUMBER'] ?? ''} search={search} />;
  }),
  read: import.meta.env.SSR ? readQuoteOf : undefined,
  personal: true,
  subject: ({ params }) => queryKeys.quote(params['QUOTE_NUMBER'] ?? ''),
  metadata: fixedMetadata('page.quote.title', 'page.quote.description'),
  indexed: false,
};
