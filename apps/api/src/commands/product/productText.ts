import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { overwriteText } from '../changeText.ts';
import { money } from '../printed.ts';
import { documentLines, pictureLines } from './mediaText.ts';
import { changeText, reductionText, states } from './words.ts';

/** So many changes by hand are shown. */
const mostChanges = 10;

/** A product for the operator: what the desk shows of it. */
export function productText(product: DeskProduct): string {
  const { sku, name, manufacturer, partNumber, state, stock, place, sold, changes } = product;
  return [
    `${sku} ${pickText(name, 'EN')?.text ?? ''}, ${`${manufacturer} ${partNumber}`.trimEnd()}: ${states[state]}`,
    `${stock} in stock, storage place ${place ?? '–'}, ${sold} ordered in 30 days`,
    ...priceLines(product),
    ...flagLines(product),
    ...pictureLines(product),
    ...documentLines(product),
    ...cellLines([...textCells('NAME', name), ...textCells('DESCRIPTION', product.description), ...product.cells]),
    ...(changes.length === 0 ? ['Nobody has changed anything by hand.'] : ['Changed by hand, the newest first:']),
    ...changes.slice(0, mostChanges).map((change) => `  ${changeText(change)}`),
    ...(changes.length > mostChanges ? ['  … the desk shows more of them'] : []),
    ...(product.edited ? [overwriteText] : []),
  ].join('\n');
}

function priceLines(product: DeskProduct): string[] {
  const { price, original, breaks, record } = product;
  if (price === null) return ['Without a price'];
  const announced = original === null ? [] : [`announced as reduced from ${money(original)}`];
  const more = breaks.map((one) => `from ${one.from} pieces ${money(one.price)}`);
  const lowest = record.lowest === null ? 'unknown' : money(record.lowest);
  return [
    [`Price ${money(price)}`, ...announced, ...more].join(', '),
    `Lowest price of the 30 days before it began: ${lowest}. ${reductionText(product)}`,
  ];
}

function flagLines({ flags }: DeskProduct): string[] {
  const said = [
    ...(flags.includes('NO_SALE') ? ['NO_SALE (shown, not sold)'] : []),
    ...(flags.includes('NO_DISCOUNT') ? ['NO_DISCOUNT (never shows a reduction)'] : []),
  ];
  return said.length === 0 ? [] : [`Flags: ${said.join(', ')}`];
}

function textCells(field: string, texts: LocalizedText): ProductCell[] {
  return builtInLanguages.map((language) => ({ heading: `${field}.${language}`, text: texts[language] ?? '' }));
}

/** Those that have a text, one a line, then the headings of the others. */
function cellLines(cells: readonly ProductCell[]): string[] {
  const empty = cells.filter(({ text }) => text === '').map(({ heading }) => heading);
  const filled = cells.filter(({ text }) => text !== '').map(({ heading, text }) => `  ${heading}  ${text}`);
  return [...filled, ...(empty.length === 0 ? [] : [`  Empty: ${empty.join(', ')}`])];
}
