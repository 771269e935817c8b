import { isOrderable } from '@platine/domain/cart/cart.ts';
import { capAmount } from '@platine/domain/cart/quantity.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { ToyWarnings } from '../../components/ToyWarnings/ToyWarnings.tsx';
import { OrderHint } from '../ProductTiles/OrderHint.tsx';

type ComparedOrderProps = { readonly product: Product; readonly amount: number };

/** Amount and button of a compared product, beginning with the amount that prices are compared at. */
export function ComparedOrder({ product, amount }: ComparedOrderProps) {
  if (!isOrderable(product)) return '–';
  return (
    <>
      <OrderHint rule={product.rule} />
      <ToyWarnings warnings={product.warnings} />
      <AddToCart product={product} first={capAmount(amount, product.rule).amount} dense />
    </>
  );
}
