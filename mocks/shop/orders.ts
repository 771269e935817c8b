import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import type { AdoptionFacts } from '@platine/domain/cart/adopt.ts';
import { adoptPositions } from '@platine/domain/cart/adopt.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { TransactionWire } from '../builders/order.ts';
import { requireUser } from './accounts/records.ts';
import { ruleOf } from './cart.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';

/** The shop has one shopper, whose orders are all that it knows: any other number is another's (D7). */
export function orderByNumber(shop: Shop, { ORDER_NUMBER }: RequestOf<'orderByNumber'>): ResponseOf<'orderByNumber'> {
  const found = find(shop, (order) => order.ORDER_NUMBER === ORDER_NUMBER);
  return { ORDER_NUMBER, KB: [found.FULL_TR_NUMBER], TRANSACTION: found };
}

/** Newest first. Invoices and delivery notes are written when goods are sent: this shop sends none (D9). */
export function transactions(shop: Shop, { TR_TYPE }: RequestOf<'transactions'>): ResponseOf<'transactions'> {
  requireUser(shop);
  const listed = shop.read().orders.filter(({ FULL_TR_NUMBER }) => FULL_TR_NUMBER.startsWith(`${TR_TYPE}-`));
  return {
    TRANSACTIONS: listed.map(({ FULL_TR_NUMBER, ORDER_NUMBER, ORDER_DATE, TOTAL }) => ({
      FULL_TR_NUMBER,
      ORDER_NUMBER,
      ORDER_DATE,
      TOTAL,
    })),
  };
}

export function transaction(shop: Shop, { FULL_TR_NUMBER }: RequestOf<'transaction'>): TransactionWire {
  requireUser(shop);
  return find(shop, (order) => order.FULL_TR_NUMBER === FULL_TR_NUMBER);
}

/** Puts an order's goods into the cart again; what was not in it is left out. */
export function adoptFromOrder(shop: Shop, request: RequestOf<'cartAdoptFromOrder'>): ResponseOf<'cartAdoptFromOrder'> {
  const { FULL_TR_NUMBER, POSITIONS } = request;
  const { POSITIONS: known } = find(shop, (order) => order.FULL_TR_NUMBER === FULL_TR_NUMBER);
  const wanted = POSITIONS.filter((one) => known.some(({ SKU }) => SKU === one.SKU));
  const { cart, cartVersion } = shop.read();
  const ordered = wanted.map(({ SKU, AMOUNT }) => ({ sku: SKU, amount: AMOUNT }));
  const { positions, adjustments, noSales, endOfLife } = adoptPositions(cart, ordered, (sku) => factsOf(shop, sku));
  shop.change({ cart: positions, cartVersion: cartVersion + 1 });
  return {
    FULL_TR_NUMBER,
    NO_SALES: [...noSales],
    EOLS: [...endOfLife],
    ADJUSTMENTS: adjustmentsToWire(adjustments),
    SESSION: sessionOf(shop),
  };
}

function factsOf(shop: Shop, sku: number): AdoptionFacts {
  const entry = shop.find(sku);
  if (entry === null) return { kind: 'endOfLife' };
  return shop.isForSale(entry) ? { kind: 'orderable', rule: ruleOf(shop, entry) } : { kind: 'noSale' };
}

function find(shop: Shop, fits: (order: TransactionWire) => boolean): TransactionWire {
  const found = shop.read().orders.find(fits);
  if (found === undefined) throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  return found;
}
