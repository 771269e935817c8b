import type { Quoted } from '@platine/domain/cart/heldPrice.ts';
import { isFromQuote } from '@platine/domain/cart/heldPrice.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { accountViewPath } from '../../routing/paths.ts';
import styles from './CartQuote.module.css';

type QuotedLineProps = { readonly amount: number; readonly quoted: Quoted };

/** Says that a position has the price of its quote, or why it has that of today. */
export function QuotedLine({ amount, quoted }: QuotedLineProps) {
  const { number } = useFormats();
  const today = quoted.expired ? 'expired' : 'otherAmount';
  const kind = isFromQuote(amount, quoted) ? 'held' : today;
  return (
    <p className={styles['note']}>
      <FormattedMessage
        id={`cartScreen.quoted.${kind}`}
        values={{
          amount: number(quoted.amount),
          quote: <Link href={accountViewPath('quotes', quoted.quoteNumber)}>{quoted.quoteNumber}</Link>,
        }}
      />
    </p>
  );
}
