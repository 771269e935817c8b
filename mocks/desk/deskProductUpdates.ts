import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { soundBreaks } from '@platine/domain/money/priceBreaks.ts';
import type { Desk } from './desk.ts';

type Report = DeskResponseOf<'deskUpdateStock'>;
type StockLine = DeskRequestOf<'deskUpdateStock'>['LINES'][number];
type PriceLine = DeskRequestOf<'deskUpdatePrices'>['LINES'][number];
type Planned = { readonly product: DeskProduct } | { readonly reason: string };

/** Counts and prices of many products, by the API's rules. */
export function productUpdateAnswers(desk: Desk) {
  return {
    deskUpdateStock: ({ LINES, DOCUMENT }: DeskRequestOf<'deskUpdateStock'>) =>
      DOCUMENT === '' ? setEach(desk, LINES, counted) : addDocument(desk, LINES, DOCUMENT),
    deskUpdatePrices: ({ LINES }: DeskRequestOf<'deskUpdatePrices'>) => setEach(desk, LINES, priced),
  };
}

/** Refused lines are left out, and the others are set. */
function setEach<Line extends { readonly SKU: number }>(
  desk: Desk,
  lines: readonly Line[],
  plan: (product: DeskProduct, line: Line) => Planned,
): Report {
  const { products } = desk.read();
  const planned = lines.map((line, index) => planOne(products, lines.slice(0, index), { line, plan }));
  const sound = planned.flatMap((one) => ('product' in one ? [one.product] : []));
  const changed = sound.filter(
    (one) => JSON.stringify(one) !== JSON.stringify(products.find(({ sku }) => sku === one.sku)),
  );
  desk.change({ products: products.map((one) => changed.find(({ sku }) => sku === one.sku) ?? one) });
  return report(changed.length, sound.length - changed.length, refusalsIn(planned));
}

type Planning<Line> = {
  readonly line: Line;
  readonly plan: (product: DeskProduct, line: Line) => Planned;
};

function planOne<Line extends { readonly SKU: number }>(
  products: readonly DeskProduct[],
  before: readonly Line[],
  { line, plan }: Planning<Line>,
): Planned {
  if (before.some(({ SKU }) => SKU === line.SKU)) return { reason: `SKU ${line.SKU} stands in a line before` };
  const product = products.find(({ sku }) => sku === line.SKU);
  return product === undefined ? { reason: `SKU ${line.SKU} is not in the catalogue` } : plan(product, line);
}

function counted(product: DeskProduct, { AMOUNT }: StockLine): Planned {
  return AMOUNT < 0
    ? { reason: 'AMOUNT must be greater than or equal to 0' }
    : { product: { ...product, stock: AMOUNT } };
}

function priced(product: DeskProduct, { PRICES }: PriceLine): Planned {
  const entries = PRICES.map(({ AMOUNT, BRUTTO_SP, ORIGINAL_BRUTTO_SP }) => ({
    from: AMOUNT,
    price: toCents(BRUTTO_SP),
    original: ORIGINAL_BRUTTO_SP === undefined ? null : toCents(ORIGINAL_BRUTTO_SP),
    lowest30Days: null,
  }));
  const { kept, dropped } = soundBreaks(entries);
  const [first, ...breaks] = kept;
  if (first === undefined || dropped.length > 0)
    return { reason: 'PRICES are unsorted, overlapping or dearer for more pieces (D14)' };
  const { price, original } = first;
  const record = price === product.price ? product.record : { ...product.record, current: price };
  return {
    product: {
      ...product,
      price,
      original,
      breaks: breaks.map((one) => ({ from: one.from, price: one.price })),
      record,
    },
  };
}

/** Adds the differences of a document once: all of them or none. */
function addDocument(desk: Desk, lines: readonly StockLine[], document: string): Report {
  const { products, stockDocuments } = desk.read();
  if (stockDocuments.includes(document)) return { ...report(0, 0, []), REPEATED: true };
  const sums = new Map<number, number>();
  const planned = lines.map(({ SKU, AMOUNT }): Planned => {
    const product = products.find(({ sku }) => sku === SKU);
    if (product === undefined) return { reason: `SKU ${SKU} is not in the catalogue` };
    const stock = (sums.get(SKU) ?? product.stock) + AMOUNT;
    sums.set(SKU, stock);
    return stock < 0 ? { reason: `the stock of SKU ${SKU} would be ${stock}` } : { product };
  });
  const refusals = refusalsIn(planned);
  if (refusals.length > 0) return report(0, 0, refusals);
  desk.change({
    products: products.map((one) => ({ ...one, stock: sums.get(one.sku) ?? one.stock })),
    stockDocuments: [...stockDocuments, document],
  });
  return report(sums.size, 0, []);
}

function refusalsIn(planned: readonly Planned[]): Report['REFUSALS'] {
  return planned.flatMap((one, index) => ('reason' in one ? [{ LINE: index + 1, REASON: one.reason }] : []));
}

function report(changed: number, unchanged: number, refusals: Report['REFUSALS']): Report {
  return { CHANGED: changed, UNCHANGED: unchanged, REFUSED: refusals.length, REFUSALS: refusals, REPEATED: false };
}
