import type { ShownQuote } from '@platine/domain/quote/quote.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { orderPath } from '../../routing/paths.ts';
import { orderQuoteForm, renewQuoteForm } from './quoteForms.ts';
import styles from '../OrderScreen/OrderScreen.module.css';

/** The next step of a quote: to order from it, to see its order, or to begin another one from the prices of today. */
export function QuoteActions({ quote: { number, state, orderNumber, today } }: { readonly quote: ShownQuote }) {
  if (orderNumber !== null)
    return (
      <p>
        <Link href={orderPath(orderNumber)}>
          <FormattedMessage id="accountScreen.order" values={{ number: orderNumber }} />
        </Link>
      </p>
    );
  if (today.every((line) => line.state === 'GONE')) return null;
  const open = state === 'OPEN';
  return (
    <form method="post" action={open ? orderQuoteForm : renewQuoteForm} className={styles['reorder']}>
      <input type="hidden" name="QUOTE_NUMBER" value={number} />
      <p>
        <FormattedMessage id={open ? 'quoteScreen.orderHint' : 'quoteScreen.renewHint'} />
      </p>
      <Button type="submit" variant={open ? 'primary' : 'secondary'}>
        <FormattedMessage id={open ? 'quoteScreen.order' : 'orderByListScreen.take'} />
      </Button>
    </form>
  );
}
