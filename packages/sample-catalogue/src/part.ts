import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ProductLine } from '@platine/api/catalogue/catalogueLines.ts';
import { attributeNames } from './attributes.data.ts';
import type { Texts } from './texts.ts';
import { typeset } from './texts.ts';

type AttributeKey = keyof typeof attributeNames;
type Attribute = ProductLine['ATTRIBUTES'][number];
type Link = ProductLine['CROSS_SELLING'][number];

/** The data of a part, as its family generates it. */
export type Part = {
  readonly sku: number;
  readonly kind: string;
  readonly manufacturer: number;
  readonly partNumber: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly category: string;
  readonly tag: string;
  readonly attributes: readonly Attribute[];
  /** Pieces and euros a piece, Luxembourg VAT included. */
  readonly prices: readonly (readonly [from: number, euros: number])[];
  /** The minimum order quantity, 1 by default. */
  readonly step?: number;
  readonly grams: number;
  /** The usual stock in pieces. */
  readonly stock: number;
  readonly related?: readonly Link[];
  readonly dataSheet?: string;
  /** Of a part that is sold by length. */
  readonly content?: ProductLine['CONTENT'];
  /** Shared by the variants of one product. */
  readonly variantGroup?: string;
};

/** A numeric attribute, in its base unit. */
export function value(key: AttributeKey, number: number): Attribute {
  const [EN, DE, FR, UNIT] = attributeNames[key];
  return { KEY: key, NAME: { EN, DE, FR }, VALUE: number, TEXT: null, UNIT };
}

/** A text attribute; a single string is the same in every language. */
export function words(key: AttributeKey, text: string | Texts): Attribute {
  const [EN, DE, FR] = attributeNames[key];
  const TEXT: LocalizedText =
    typeof text === 'string'
      ? { ALL: typeset(text, 'EN') }
      : { EN: typeset(text.EN, 'EN'), DE: typeset(text.DE, 'DE'), FR: typeset(text.FR, 'FR') };
  return { KEY: key, NAME: { EN, DE, FR }, VALUE: null, TEXT, UNIT: null };
}

export const accessory = (SKU: number): Link => ({ CROSS_SELLING_TYPE: 'ACCESSORIES', SKU });
export const consumable = (SKU: number): Link => ({ CROSS_SELLING_TYPE: 'CONSUMABLES', SKU });
export const goesWith = (SKU: number): Link => ({ CROSS_SELLING_TYPE: 'MASTERS', SKU });

/** Converts a part to a line of the catalogue's file. */
export function toLine(part: Part): ProductLine {
  return {
    SKU: part.sku,
    KIND: part.kind,
    MANUFACTURER_ID: part.manufacturer,
    MANUFACTURER_SKU: part.partNumber,
    NAME: part.name,
    DESCRIPTION: part.description,
    FLAGS: [],
    CATEGORY_PATHS: [part.category],
    GROUPTAGS: [part.tag],
    ATTRIBUTES: [...part.attributes],
    PRICES: part.prices.map(([AMOUNT, BRUTTO_SP]) => ({
      AMOUNT,
      BRUTTO_SP,
      ORIGINAL_BRUTTO_SP: undefined,
      LOWEST_BRUTTO_30_DAYS: undefined,
    })),
    MINIMUM_ORDER_QUANTITY: part.step ?? 1,
    STOCK: stockOf(part),
    WEIGHT_GRAMS: part.grams,
    NEW_SINCE: null,
    CROSS_SELLING: [...(part.related ?? [])],
    DATA_SHEET_URL: part.dataSheet ?? null,
    ...(part.content !== undefined && { CONTENT: part.content }),
    ...(part.variantGroup !== undefined && { VARIANT_GROUP: part.variantGroup }),
  };
}

/** Invents a plausible stock, reproducible by SKU: mostly high, sometimes low or zero. */
function stockOf({ sku, stock, step = 1 }: Part): ProductLine['STOCK'] {
  const chance = ((sku * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
  const amount = chance < 0.03 ? 0 : Math.max(step, Math.round((stock * (0.2 + 1.6 * chance)) / step) * step);
  const slow = chance < 0.01 ? 100 : 40;
  return { AMOUNT: amount, TIME_FRAME: amount > 0 ? 10 : slow, EXPECTED_DATE: null, PRESALE_DATE: null };
}
