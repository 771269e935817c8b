import { chargedPrices } from '@platine/domain/cart/heldPrice.ts';
import type { Charge } from '@platine/domain/checkout/charge.ts';
import { chargeCart } from '@platine/domain/checkout/charge.ts';
import { deliveryZipCode } from '@platine/domain/customer/address.ts';
import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { isVatIdOf } from '@platine/domain/customer/vatId.ts';
import { sandboxVatIdCheck } from '@platine/domain/customer/vatIdSandbox.ts';
import { bookOf } from './addressBook.ts';
import { quotedPrice } from './quotedPrice.ts';
import type { Shop } from './shop.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** The mock catalogue has no weights. */
const gramsEach = 100;

/** Prices of the cart, with every shipping method (D10, D11). */
export function chargeOf(shop: Shop): Charge {
  const { customerType, country, shippingMethod, cart, vatId } = shop.read();
  const lines = cart.map(({ sku, amount }) => {
    const entry = shop.find(sku);
    return {
      taxClass: entry?.product.taxClass ?? 'STANDARD',
      prices: chargedPrices(entry?.product.prices ?? [], amount, quotedPrice(shop, sku)),
      amount,
      gramsEach,
      orderable: entry !== null && shop.isForSale(entry),
    };
  });
  const vatIdValid = vatId !== null && isVatIdOf(vatId, country) && vatIdCheckOf(shop) === 'valid';
  const zipCode = deliveryZipCode(bookOf(shop), country);
  return chargeCart({
    delivery: exampleShop.delivery,
    vatRates: exampleShop.vatRates,
    customerType,
    country,
    zipCode,
    vatIdValid,
    day: shop.date,
    shippingMethod,
    lines,
  });
}

/** Result of the online check of the shopper's VAT id (D17). */
export function vatIdCheckOf({ read }: Pick<Shop, 'read'>): VatIdCheck | null {
  const { vatId } = read();
  return vatId === null ? null : sandboxVatIdCheck(vatId);
}
