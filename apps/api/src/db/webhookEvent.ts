import type { OrderCancellation } from '@platine/domain/order/life/acts.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import type { Carrier } from '@platine/domain/shipping/carriers.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';

type Order = { readonly ORDER_NUMBER: string };
type Pieces = { readonly POSITIONS: readonly { readonly SKU: number; readonly AMOUNT: number }[] };
/** In euros. */
type Money = { readonly AMOUNT: number };

type Placed = Order & {
  /** YYYY-MM-DD in Luxembourg. */
  readonly DATE: string;
  readonly CUSTOMER_TYPE: CustomerType;
  /** The country that is delivered to, which VAT depends on; null for goods that are picked up. */
  readonly COUNTRY_CODE: CountryCode | null;
  readonly SHIPPING_METHOD: ShippingMethod;
  readonly PAYMENT_METHOD: PaymentMethod;
  /** Prices in euros, in the display mode of the order. */
  readonly POSITIONS: readonly {
    readonly SKU: number;
    readonly PART_NUMBER: string;
    readonly AMOUNT: number;
    readonly UNIT_PRICE: number;
    /** In percent; left out where it is the standard rate of the order. */
    readonly VAT_RATE?: number;
  }[];
  readonly SHIPMENT: number;
  readonly TAX: number;
  /** The sums of each rate; left out where all is taxed at the standard rate of the order. */
  readonly TAXES?: readonly Readonly<Record<'RATE' | 'NET' | 'TAX' | 'SHIPMENT', number>>[];
  readonly TOTAL: number;
};

/**
 * An event for the operator's other programs, as it travels. Of a shopper it has the order's number alone: no name, address, e-mail, comment, VAT id
 * or parcel number, because whoever reads it can look them up by the number at the desk.
 */
export type WebhookEvent =
  | { readonly type: 'order.placed'; readonly data: Placed }
  | { readonly type: 'order.packed' | 'order.delivered' | 'order.returned'; readonly data: Order & Pieces }
  | { readonly type: 'order.sent'; readonly data: Order & Pieces & { readonly CARRIER: Carrier | null } }
  | { readonly type: 'order.cancelled'; readonly data: Order & { readonly REASON: OrderCancellation } }
  | { readonly type: 'order.closed' | 'payment.authorised' | 'payment.failed'; readonly data: Order }
  | {
      readonly type: 'payment.paid' | 'payment.refunded' | 'payment.refund_failed' | 'payment.transferred';
      readonly data: Order & Money;
    }
  /** Without positions: from the whole order. `received`: the number as the shopper has entered it, of an order that may not exist. */
  | { readonly type: 'withdrawal.received' | 'withdrawal.entered'; readonly data: Order & Partial<Pieces> }
  | {
      readonly type: 'stock.changed';
      readonly data: { readonly POSITIONS: readonly { readonly SKU: number; readonly STOCK: number }[] };
    };
