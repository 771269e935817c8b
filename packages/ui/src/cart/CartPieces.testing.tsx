import { piecesIn } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../i18n/useFormats.ts';
import { useCart } from './useCart.ts';

/** The pieces in the cart, as the header says them to screen readers, for stories that stand alone. */
export function CartPieces() {
  const { number } = useFormats();
  const { cart } = useCart();
  if (cart === null) return null;
  const pieces = piecesIn(cart);
  return (
    <p>
      <FormattedMessage id="header.cart" />:{' '}
      <span>
        {pieces === 0 ? (
          <FormattedMessage id="header.cartEmpty" />
        ) : (
          <FormattedMessage id="header.cartPieces" values={{ pieces, formatted: number(pieces) }} />
        )}
      </span>
    </p>
  );
}
