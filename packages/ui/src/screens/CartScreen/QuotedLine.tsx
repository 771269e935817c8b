import { isFromQuote } from '@platine/domain/cart/heldPrice.ts';
import type { Position } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { quotePath } from '../../routing/paths.ts';

/** Says that a position has the price of its quote, or why it has that of today; nothing without a quote. */
export function QuotedLine({ amount, quoted }: Pick<Position, 'amount' | 'quoted'>) {
  const { number } = useFormats();
  if (quoted === undefined) return null;
  const kind = quoted.expired ? 'expired' : isFromQuote(amount, quoted) ? 'held' : 'otherAmount';
  return (
    <p>
      <FormattedMessage
        id={`cartScreen.quoted.${kind}`}
        values={{
          amount: number(quoted.amount),
          quote: <Link href={quotePath(quoted.quoteNumber)}>{quoted.quoteNumber}</Link>,
        }}
      />
    </p>
  );
}
