import { expect } from 'vitest';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { changing } from './changing.ts';
import { addAddress, newKey } from './checkoutSteps.ts';
import { newEmail } from './customers.ts';
import { allProducts, isUnlimited, stepOf } from './products.ts';

/** Sums by rate are added up again in every answer (checks/money.ts); here stands which rate applies to what (record 0161). */

type Goods = { readonly standard: ProductWire; readonly reduced: ProductWire; readonly zero: ProductWire };

/** A product of each class at 10.30 euros in the catalogue, for as long as the work takes. */
async function withClasses(wire: Wire, work: (goods: Goods) => Promise<void>): Promise<void> {
  const plain = (await allProducts(wire)).filter((product) => isUnlimited(product) && stepOf(product) === 1);
  const [standard, reduced, zero] = plain;
  if (standard === undefined || reduced === undefined || zero === undefined)
    throw new Error('The catalogue has no three plain products');
  await changing(
    wire,
    [
      [standard.SKU, { price: 1030, stock: 50 }],
      [reduced.SKU, { price: 1030, stock: 50, taxClass: 'REDUCED' }],
      [zero.SKU, { price: 1030, stock: 50, taxClass: 'ZERO' }],
    ],
    () => work({ standard, reduced, zero }),
  );
}

async function putIn(wire: Wire, products: readonly ProductWire[]): Promise<void> {
  for (const { SKU } of products) await wire.ask('cartAddPosition', { SKU, AMOUNT: 2 });
}

const ratesOf = ({ TAXES }: { readonly TAXES?: readonly { readonly RATE: number }[] | undefined }) =>
  TAXES?.map(({ RATE }) => RATE);

export const taxClassScenarios: readonly Scenario[] = [
  {
    name: 'a product says its class, in listings too, unless it is STANDARD',
    async run(wire) {
      await withClasses(wire, async ({ standard, reduced, zero }) => {
        for (const FILTER_CLASS of ['LIST', 'FULL'] as const) {
          const SKUS = [standard.SKU, reduced.SKU, zero.SKU];
          const { PRODUCTS } = await wire.ask('loadProducts', { SKUS, FILTER_CLASS });
          expect(PRODUCTS.map(({ TAX_CLASS }) => TAX_CLASS)).toEqual([undefined, 'REDUCED', 'ZERO']);
        }
      });
    },
  },
  ...(
    [
      ['PRIVATE', 'LU', [10.3, 10.3, 10.3], [17, 3, 0]],
      ['PRIVATE', 'DE', [10.48, 10.7, 10.3], [19, 7, 0]],
      ['PRIVATE', 'DK', [11, 12.5, 10.3], [25, 0]],
      ['COMPANY', 'LU', [8.8, 10, 10.3], [17, 3, 0]],
      ['PRIVATE', 'CH', [8.8, 10, 10.3], undefined],
    ] as const
  ).map(
    ([CUSTOMER_TYPE, COUNTRY, units, rates]) =>
      ({
        name: `${CUSTOMER_TYPE} in ${COUNTRY}: prices and tax by class`,
        async run(wire) {
          await withClasses(wire, async ({ standard, reduced, zero }) => {
            await putIn(wire, [standard, reduced, zero]);
            const { CART } = await wire.ask('setCustomerData', { CUSTOMER_TYPE, COUNTRY });
            expect(CART.POSITIONS.map(({ UNIT_PRICE }) => UNIT_PRICE)).toEqual(units);
            expect(ratesOf(CART)).toEqual(rates);
          });
        },
      }) satisfies Scenario,
  ),
  {
    name: 'a cart of STANDARD products has no sums by rate, one of REDUCED ones has',
    async run(wire) {
      await withClasses(wire, async ({ standard, reduced }) => {
        await putIn(wire, [standard]);
        expect((await wire.ask('currentSession')).CART.TAXES).toBeUndefined();
        await wire.ask('cartRemovePosition', { SKU: standard.SKU, AMOUNT: 2 });
        await putIn(wire, [reduced]);
        const { CART } = await wire.ask('currentSession');
        expect(CART.TAXES).toEqual([{ RATE: 3, NET: 20, TAX: 0.6, SHIPMENT: 0 }]);
      });
    },
  },
  {
    name: 'an order keeps the rates of its lines and its sums by rate, shipping included',
    async run(wire) {
      await withClasses(wire, async ({ standard, reduced, zero }) => {
        await putIn(wire, [standard, reduced, zero]);
        await wire.ask('updateEmail', { EMAIL: newEmail() });
        await addAddress(wire, 'DELIVERY');
        await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'DPD_CLASSIC' });
        const { CART } = await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
        expect(CART.TOTAL_SHIPMENT).toBeGreaterThan(0);
        const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION };
        const { TR_SUMMARY } = await wire.ask('checkout', request);
        const ORDER_NUMBER = TR_SUMMARY.ORDERS[0]?.ORDER_NUMBER ?? '';
        const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER });
        expect(TRANSACTION.POSITIONS.map(({ VAT_RATE }) => VAT_RATE)).toEqual([undefined, 3, 0]);
        expect(TRANSACTION.TAXES).toEqual(CART.TAXES);
        expect(ratesOf(TRANSACTION)).toEqual([17, 3, 0]);
        expect([TRANSACTION.TOTAL, TRANSACTION.TOTAL_TAX]).toEqual([CART.TOTAL, CART.TOTAL_TAX]);
      });
    },
  },
];
