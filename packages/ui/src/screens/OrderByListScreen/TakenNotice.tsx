import { maximumPositions } from '@platine/domain/cart/size.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import type { TakenList } from '../../queries/partsList.ts';
import { cartPath } from '../../routing/paths.ts';

/** How many products went into the cart, and each amount that is other than wanted. */
export function TakenNotice({ taken: { positions, adjustments } }: { readonly taken: TakenList }) {
  const { number } = useFormats();
  const left = adjustments.filter(({ amount }) => amount === 0).length;
  return (
    <Notice
      kind={left === 0 ? 'success' : 'warning'}
      title={<FormattedMessage id="orderByListScreen.taken" values={{ count: positions - left }} />}
      action={
        <Link href={cartPath} variant="secondary">
          <FormattedMessage id="addToCart.toCart" />
        </Link>
      }
    >
      {adjustments.map(({ sku, reason, wanted, amount, name }) => (
        <p key={sku}>
          <FormattedMessage
            id={`cartMessage.${reason}`}
            values={{ name, wanted: number(wanted), amount: number(amount), most: number(maximumPositions) }}
          />
        </p>
      ))}
    </Notice>
  );
}
