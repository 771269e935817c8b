import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { picture } from '../builders/picture.ts';
import type { AttributeWire, PriceEntryWire, StockWire } from '../builders/product.ts';
import { buildProduct, buildSale, buildStock } from '../builders/product.ts';
import type { MakerName } from './makers.data.ts';
import { makers } from './makers.data.ts';

/** A product of the mock catalogue, with the facts that listings need beside it. */
export type CatalogueEntry = {
  readonly product: ProductWire;
  readonly groupTags: readonly string[];
  /** Day from which it counts as new, YYYY-MM-DD; null for the others. */
  readonly newSince: string | null;
};

/** A line of the mock catalogue; fields that are left out have the usual value. */
export type EntryFacts = {
  readonly sku: number;
  /** Kind of the drawn picture; null for a product without assets (spec §9: placeholder image). */
  readonly kind: string | null;
  readonly maker: MakerName;
  readonly partNumber: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly category: string;
  readonly tags: readonly string[];
  readonly prices: readonly PriceEntryWire[];
  readonly attributes?: readonly AttributeWire[];
  readonly step?: number;
  readonly flags?: readonly string[];
  readonly stock?: Partial<StockWire>;
  readonly newSince?: string;
  readonly related?: ProductWire['CROSS_SELLING'];
};

export function entry(facts: EntryFacts): CatalogueEntry {
  const { sku, kind, name, tags, attributes = [], flags = [], step = 1 } = facts;
  const product = buildProduct({
    SKU: sku,
    NAME: { ...name },
    DESCRIPTION: { ...facts.description },
    FLAGS: [...flags],
    ASSETS: kind === null ? [] : [picture(kind, [...attributes], name)],
    ATTRIBUTES: [...attributes],
    MANUFACTURER: {
      MANUFACTURER_ID: makers[facts.maker].id,
      MANUFACTURER_NAME: facts.maker,
      MANUFACTURER_SKU: facts.partNumber,
    },
    SELLING_PLATFORMS: buildSale(facts.prices, step),
    STOCK: buildStock(facts.stock),
    CATEGORY_PATHS: [facts.category],
    CROSS_SELLING: facts.related ?? [],
  });
  return { product, groupTags: tags, newSince: facts.newSince ?? null };
}

/** A price per piece in euros with Luxembourg VAT, from `pieces` on (D11, D14). */
export function price(pieces: number, euros: number): PriceEntryWire {
  return { AMOUNT: pieces, BRUTTO_SP: euros };
}

/** A reduced price; without `lowest30Days` nothing may be struck through (D15). */
export function reduced(euros: number, original: number, lowest30Days?: number): PriceEntryWire {
  const entryPrice = { AMOUNT: 1, BRUTTO_SP: euros, ORIGINAL_BRUTTO_SP: original };
  return lowest30Days === undefined ? entryPrice : { ...entryPrice, LOWEST_BRUTTO_30_DAYS: lowest30Days };
}
