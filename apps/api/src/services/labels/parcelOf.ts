import { inArray } from 'drizzle-orm';
import type { ProductFacts } from '@platine/domain/catalog/facts.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Pieces } from '@platine/domain/order/life/acts.ts';
import type { OrderDocument, OrderLine } from '@platine/domain/order/order.ts';
import type { ShopIdentity } from '@platine/domain/shop/identity.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import type { Parcel, ParcelItem } from '../../integrations/labels/labelService.ts';

/** An item with the number that people call it by. */
export type PackedItem = ParcelItem & { readonly partNumber: string };

/** Packed pieces with their weight and what customs ask for: as the catalogue has it now, and otherwise as it was ordered. */
export async function packedItems(
  db: Database,
  { lines }: OrderDocument,
  pieces: readonly Pieces[],
): Promise<PackedItem[]> {
  const { sku, weightGrams, facts } = products;
  const ofPieces = inArray(
    sku,
    pieces.map((one) => one.sku),
  );
  const rows = await db.select({ sku, weightGrams, facts }).from(products).where(ofPieces);
  return pieces.flatMap((one) => {
    const line = lines.find(({ sku: ordered }) => ordered === one.sku);
    const product = rows.find((row) => row.sku === one.sku);
    return line === undefined ? [] : [itemOf(one, line, product)];
  });
}

type Kept = { readonly weightGrams: number; readonly facts: ProductFacts | null };

function itemOf({ sku, amount }: Pieces, line: OrderLine, product: Kept | undefined): PackedItem {
  const { partNumber, name, unit, customs } = line;
  const known = [product?.facts, customs];
  return {
    sku,
    partNumber,
    amount,
    unit,
    description: pickText(name, 'EN')?.text ?? partNumber,
    gramsEach: product?.weightGrams ?? 0,
    hsCode: firstOf(known.map((facts) => facts?.hsCode)),
    originCountry: firstOf(known.map((facts) => facts?.originCountry)),
  };
}

function firstOf(values: readonly (string | null | undefined)[]): string | null {
  return values.find((value) => typeof value === 'string') ?? null;
}

type Labelled = { readonly reference: string; readonly option: string; readonly pieces: readonly Pieces[] };
type Order = { readonly document: OrderDocument; readonly from: ShopIdentity };

/** The parcel of a label; null when the goods are not sent. */
export async function parcelOf(
  db: Database,
  { document, from }: Order,
  { reference, option, pieces }: Labelled,
): Promise<Parcel | null> {
  const { delivery: to, orderNumber, customerType } = document;
  if (to === null) return null;
  return { reference, orderNumber, option, from, to, customerType, items: await packedItems(db, document, pieces) };
}
