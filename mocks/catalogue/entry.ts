import type { Attribute, Product } from '@platine/domain/catalog/product.ts';
import type { Stock } from '@platine/domain/catalog/stock.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import { pictures } from '../builders/picture.ts';
import { buildProduct, buildStock } from '../builders/product.ts';
import type { MakerName } from './makers.data.ts';
import { makers } from './makers.data.ts';

/** A product of the mock catalogue, with the facts that listings need beside it. */
export type CatalogueEntry = {
  readonly product: Product;
  readonly groupTags: readonly string[];
  /** Day from which it counts as new, YYYY-MM-DD; null for the others. */
  readonly newSince: string | null;
  /** Shared by the variants of one product. */
  readonly variantGroup: string | null;
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
  readonly prices: readonly PriceEntry[];
  readonly attributes?: readonly Attribute[];
  readonly step?: number;
  readonly flags?: readonly string[];
  readonly stock?: Partial<Stock>;
  readonly newSince?: string;
  readonly variantGroup?: string;
  readonly related?: Product['related'];
  readonly content?: Product['content'];
  readonly warnings?: Product['warnings'];
};

export function entry(facts: EntryFacts): CatalogueEntry {
  const { sku, kind, name, description, prices, tags, attributes = [], flags = [], step = 1 } = facts;
  const product = buildProduct({
    sku,
    name,
    description,
    flags,
    assets: kind === null ? [] : pictures(kind, attributes, name),
    attributes,
    manufacturer: { id: makers[facts.maker].id, name: facts.maker, partNumber: facts.partNumber },
    prices,
    stock: buildStock(facts.stock),
    categoryPaths: [facts.category],
    related: facts.related ?? [],
    content: facts.content ?? null,
    warnings: facts.warnings ?? [],
  });
  return {
    product: { ...product, rule: { ...product.rule, step } },
    groupTags: tags,
    newSince: facts.newSince ?? null,
    variantGroup: facts.variantGroup ?? null,
  };
}
