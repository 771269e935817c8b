import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Reserved } from '../../db/orderSchema.ts';
import { cartPositions, products } from '../../db/schema.ts';
import { enqueueWebhook } from '../../webhooks/webhookOutbox.ts';
import type { CartLine } from '../findSession.ts';

/** Locks the cart's products in the order of their SKUs, so that two orders cannot deadlock. */
export async function holdProducts(tx: Database, sessionKey: string): Promise<void> {
  const inCart = tx
    .select({ sku: cartPositions.sku })
    .from(cartPositions)
    .where(eq(cartPositions.tokenHash, sessionKey));
  await tx
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, inCart))
    .orderBy(products.sku)
    .for('update');
}

/** Takes the available pieces of each line from the stock; the rest is sent later. The transaction holds the products. */
export async function takeFromStock(tx: Database, lines: readonly CartLine[]): Promise<Reserved> {
  const taken: Record<string, number> = {};
  const changes: StockChange[] = [];
  for (const { product, amount } of lines) {
    const pieces = Math.min(amount, product.stockAmount);
    if (pieces === 0) continue;
    taken[product.sku] = pieces;
    changes.push(...(await addToStock(tx, product.sku, -pieces)));
  }
  await tellStock(tx, changes);
  return taken;
}

/** Returns the pieces of a payment that failed or expired, or of a cancelled order, to the stock. */
export async function giveBack(tx: Database, reserved: Reserved): Promise<void> {
  const changes: StockChange[] = [];
  for (const sku of Object.keys(reserved)
    .map(Number)
    .toSorted((one, other) => one - other))
    changes.push(...(await addToStock(tx, sku, reserved[sku] ?? 0)));
  await tellStock(tx, changes);
}

/** Adds pieces that somebody has counted, or takes them away. The transaction holds the product. */
export async function countStock(tx: Database, sku: number, pieces: number): Promise<void> {
  await tellStock(tx, await addToStock(tx, sku, pieces));
}

type StockChange = { readonly SKU: number; readonly STOCK: number };

/** Answers the new stock; nothing for a product that is gone. */
function addToStock(tx: Database, sku: number, pieces: number): Promise<StockChange[]> {
  return tx
    .update(products)
    .set({ stockAmount: sql`${products.stockAmount} + ${pieces}` })
    .where(eq(products.sku, sku))
    .returning({ SKU: products.sku, STOCK: products.stockAmount });
}

/** Tells the operator's other programs what the shop itself has changed. An import is not told: its source knows it. */
async function tellStock(tx: Database, changes: readonly StockChange[]): Promise<void> {
  if (changes.length > 0) await enqueueWebhook(tx, { type: 'stock.changed', data: { POSITIONS: changes } });
}
