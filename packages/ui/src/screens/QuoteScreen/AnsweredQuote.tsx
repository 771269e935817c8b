import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import { QuoteScreen } from './QuoteScreen.tsx';

type AnsweredQuoteProps = { readonly number: string; readonly search: URLSearchParams };

/** The quote at an address, with the answer to a form that was sent. */
export function AnsweredQuote({ number, search }: AnsweredQuoteProps) {
  return <QuoteScreen number={number} made={search.has('made')} failure={failureFromQuery(search.get('failed'))} />;
}
