import { flaggedLimit } from '../cart/limit.ts';
import type { OrderRule } from '../cart/quantity.ts';
import type { ProductWire } from '../contract/schemas/product.ts';
import type { LocalizedText } from '../language/text.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import type { Content } from '../money/pricePerUnit.ts';
import type { TaxClass } from '../money/taxClass.ts';
import { taxClassFromWire } from '../money/taxClassOnTheWire.ts';
import { contentFromWire } from './content.ts';
import type { Asset } from './assets.ts';
import { assetsFromWire } from './assets.ts';
import type { ProductDocument } from './documents.ts';
import { documentsFromWire, isDocument } from './documents.ts';
import type { ProductFacts } from './facts.ts';
import type { Lifecycle } from './lifecycle.ts';
import { lifecycleFromWire } from './lifecycleOnTheWire.ts';
import { factsFromWire, linkOf } from './factsOnTheWire.ts';
import { pricesFromWire } from './prices.ts';
import type { Stock } from './stock.ts';
import { stockFromWire } from './stock.ts';
import type { VariantGroup } from './variants.ts';
import { variantsFromWire } from './variantsOnTheWire.ts';

export type Attribute = {
  readonly key: string;
  readonly name: LocalizedText;
  /** In the base unit: 10 kΩ is 10000. */
  readonly value: number | null;
  readonly text: LocalizedText | null;
  readonly unit: string | null;
};

export type CrossSellingKind = 'ACCESSORIES' | 'CONSUMABLES' | 'MASTERS';

/** Whom a shopper asks about a product's safety. `url` is on the web, or left out. */
export type SafetyContact = {
  readonly name: string;
  readonly address: string;
  readonly email: string | null;
  readonly url: string | null;
};

export type Product = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText | null;
  readonly flags: readonly string[];
  readonly manufacturer: { readonly id: number; readonly name: string; readonly partNumber: string };
  /** Pictures, the maker's logo, and the copyright texts that go wherever a picture goes (D34). */
  readonly assets: readonly Asset[];
  readonly documents: readonly ProductDocument[];
  readonly attributes: readonly Attribute[];
  /** Empty when the product is not for sale. */
  readonly prices: readonly PriceEntry[];
  readonly taxClass: TaxClass;
  readonly rule: OrderRule;
  readonly stock: Stock;
  readonly gtin: string | null;
  /** For the price per unit; null for a product that is sold by the piece. */
  readonly content: Content | null;
  /** A maker's warnings of a toy, which stand before each button that orders it (Directive 2009/48/EC art. 11 (2)). */
  readonly warnings: readonly LocalizedText[];
  /** Null in a listing, and for a product without any. */
  readonly facts: ProductFacts | null;
  readonly safetyContact: SafetyContact | null;
  /** Null for a product that its maker goes on making, as far as the shop knows. */
  readonly lifecycle: Lifecycle | null;
  /** Null in a listing, and for a product that has no variants. */
  readonly variants: VariantGroup | null;
  readonly categoryPaths: readonly string[];
  readonly related: readonly { readonly kind: CrossSellingKind; readonly sku: number }[];
};

/** The platform whose sale data this shop uses (spec §3). */
const platform = 'WEBSHOP';

/** Maps a product of either filter class; what a listing leaves out is empty. The limit is the one of a customer who is no school. */
export function productFromWire(wire: ProductWire): Product {
  const { prices, step } = saleIn(wire.SELLING_PLATFORMS);
  return {
    sku: wire.SKU,
    name: wire.NAME,
    description: wire.DESCRIPTION ?? null,
    flags: wire.FLAGS,
    manufacturer: manufacturerFromWire(wire.MANUFACTURER),
    assets: assetsFromWire(wire.ASSETS.filter((asset) => !isDocument(asset))),
    documents: documentsFromWire(wire.ASSETS.filter(isDocument)),
    attributes: wire.ATTRIBUTES.map(attributeFromWire),
    prices,
    taxClass: taxClassFromWire(wire.TAX_CLASS),
    rule: { step, limit: flaggedLimit(wire.FLAGS) },
    stock: stockFromWire(wire.STOCK),
    gtin: wire.GTIN ?? null,
    content: contentFromWire(wire.CONTENT),
    warnings: wire.WARNINGS ?? [],
    facts: wire.FACTS ? factsFromWire(wire.FACTS) : null,
    safetyContact: safetyContactFromWire(wire.SAFETY_CONTACT ?? null),
    lifecycle: lifecycleFromWire(wire.LIFECYCLE),
    variants: wire.VARIANTS ? variantsFromWire(wire.VARIANTS) : null,
    categoryPaths: wire.CATEGORY_PATHS ?? [],
    related: (wire.CROSS_SELLING ?? []).map((entry) => ({ kind: entry.CROSS_SELLING_TYPE, sku: entry.SKU })),
  };
}

function safetyContactFromWire(wire: NonNullable<ProductWire['SAFETY_CONTACT']> | null): SafetyContact | null {
  if (wire === null) return null;
  const { NAME, ADDRESS, EMAIL, URL } = wire;
  return { name: NAME, address: ADDRESS, email: EMAIL, url: linkOf(URL) };
}

/** A product that is not for sale has no price; its step does not matter then. */
function saleIn(platforms: ProductWire['SELLING_PLATFORMS']): { readonly prices: PriceEntry[]; readonly step: number } {
  const sale = platforms.find(({ SELLING_PLATFORM }) => SELLING_PLATFORM === platform)?.SALE ?? null;
  return sale === null
    ? { prices: [], step: 1 }
    : { prices: pricesFromWire(sale.PRICES), step: sale.MINIMUM_ORDER_QUANTITY };
}

function manufacturerFromWire(wire: ProductWire['MANUFACTURER']): Product['manufacturer'] {
  return { id: wire.MANUFACTURER_ID, name: wire.MANUFACTURER_NAME, partNumber: wire.MANUFACTURER_SKU };
}

export function attributeFromWire(wire: ProductWire['ATTRIBUTES'][number]): Attribute {
  return { key: wire.KEY, name: wire.NAME, value: wire.VALUE, text: wire.TEXT, unit: wire.UNIT };
}
