import { eq } from 'drizzle-orm';
import type { StatedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import type { Database } from '../src/db/database.ts';
import { products } from '../src/db/schema.ts';

export type ProductChange = {
  readonly forSale?: boolean;
  /** Removed from the catalogue. */
  readonly withdrawn?: boolean;
  /** The SKU of the product that takes its place. */
  readonly successor?: number;
  /** How long its maker makes it. */
  readonly lifecycle?: StatedLifecycle;
  /** The cart limit, as a flag, in pieces. */
  readonly limit?: number;
  /** Shared with the other variants of one product. */
  readonly variantGroup?: string;
  readonly taxClass?: TaxClass;
  /** Pieces in stock. */
  readonly stock?: number;
  /** The price of one piece, with the Luxembourg VAT of its class, in cents. */
  readonly price?: number;
};

/** Changes a product as an import would. Returns a function that restores it. */
export async function changeTestProduct(db: Database, sku: number, change: ProductChange) {
  const { forSale, withdrawn, successor, lifecycle, limit, stock, price, variantGroup, taxClass } = change;
  const ofSku = eq(products.sku, sku);
  const [before] = await db.select().from(products).where(ofSku);
  if (before === undefined) throw new Error(`The shop has no product ${sku}.`);
  // A column without a value is left as it is.
  const changed = {
    orderable: forSale,
    withdrawn,
    successorSku: successor,
    lifecycle,
    variantGroup,
    taxClass,
    flags: limit === undefined ? undefined : [`AMOUNT_IN_CART_LIMIT:${limit}`],
    stockAmount: stock,
    prices: price === undefined ? undefined : [{ from: 1, price, original: null, lowest30Days: null }],
  };
  await db.update(products).set(changed).where(ofSku);
  const { orderable, withdrawn: gone, successorSku, lifecycle: life, variantGroup: group } = before;
  const { taxClass: taxed, flags, stockAmount, prices } = before;
  const restored = { orderable, withdrawn: gone, successorSku, lifecycle: life, variantGroup: group };
  return async () => {
    await db
      .update(products)
      .set({ ...restored, taxClass: taxed, flags, stockAmount, prices })
      .where(ofSku);
  };
}
