import { shownDocuments } from '../catalog/documents.ts';
import type { Product } from '../catalog/product.ts';
import { withPrefix } from '../catalog/siPrefix.ts';
import { pickText } from '../language/text.ts';
import { toEuros } from '../money/money.ts';
import type { PriceEntry } from '../money/priceBreaks.ts';
import { orderableBreaks } from '../money/priceBreaks.ts';
import { unitPrice } from '../money/vat.ts';
import type { KicadFamily } from './kicadFamily.ts';
import { footprintOf } from './kicadFamily.ts';

/** A part in a list of KiCad's HTTP library. */
export type KicadEntry = { readonly id: string; readonly name: string; readonly description: string };

/** A field of a symbol: its value, and whether the schematic shows it. KiCad reads both as text. */
type KicadField = { readonly value: string; readonly visible: 'True' | 'False' };

/** A part as KiCad's HTTP library gives it. */
export type KicadPart = KicadEntry & {
  readonly symbolIdStr: string;
  readonly exclude_from_bom: 'False';
  readonly exclude_from_board: 'False';
  readonly exclude_from_sim: 'False';
  readonly fields: Readonly<Record<string, KicadField>>;
};

export function kicadEntry({ sku, name, manufacturer }: Pick<Product, 'sku' | 'name' | 'manufacturer'>): KicadEntry {
  return { id: String(sku), name: manufacturer.partNumber || String(sku), description: english(name) };
}

/** A product with the symbol of its family. Prices are in euros without VAT; addresses begin with `origin`. */
export function kicadPart(product: Product, family: KicadFamily, origin: string): KicadPart {
  const { sku, manufacturer, stock, prices, taxClass, rule } = product;
  return {
    ...kicadEntry(product),
    symbolIdStr: family.symbol,
    exclude_from_bom: 'False',
    exclude_from_board: 'False',
    exclude_from_sim: 'False',
    fields: {
      reference: { value: family.reference, visible: 'True' },
      value: { value: valueOf(product, family), visible: 'True' },
      footprint: hidden(footprintOf(product, family) ?? ''),
      datasheet: hidden(dataSheetOf(product, origin)),
      description: hidden(english(product.name)),
      keywords: hidden(product.attributes.flatMap(({ text }) => (text === null ? [] : [english(text)])).join(' ')),
      Manufacturer: hidden(manufacturer.name),
      MPN: hidden(manufacturer.partNumber),
      SKU: hidden(String(sku)),
      'Shop page': hidden(`${origin}/product/${sku}`),
      Stock: hidden(String(stock.pieces)),
      'Price without VAT': hidden(
        orderableBreaks(prices, rule.step)
          .map((entry) => priceText(entry, taxClass))
          .join(', '),
      ),
    },
  };
}

const hidden = (value: string): KicadField => ({ value, visible: 'False' });

/** "4.7k", "100nF", "5.1V": KiCad's users leave out Ω, and write u for µ. */
function valueOf({ attributes, manufacturer }: Product, { value: key }: KicadFamily): string {
  const attribute = attributes.find((one) => one.key === key);
  if (attribute === undefined) return manufacturer.partNumber;
  if (attribute.value === null) return english(attribute.text ?? {});
  const { value, unit } = withPrefix(attribute.value, attribute.unit ?? '');
  return `${value}${unit.replace('Ω', '').replace('µ', 'u')}`;
}

function dataSheetOf({ documents }: Product, origin: string): string {
  const shown = shownDocuments(documents, 'EN');
  const sheet = shown.find(({ file }) => file?.kind === 'DATA_SHEET') ?? shown.find(({ file }) => file === null);
  const url = sheet?.url ?? '';
  return url.startsWith('/') ? origin + url : url;
}

const net = { mode: 'net', vat: { rate: 0 } } as const;
const priceText = ({ from, price }: PriceEntry, taxClass: Product['taxClass']) =>
  `${from}: ${toEuros(unitPrice(price, net, taxClass)).toFixed(2)} EUR`;

function english(text: Product['name']): string {
  return (pickText(text, 'EN')?.text ?? '').replaceAll('\u00A0', ' ');
}
