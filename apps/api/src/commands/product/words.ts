import type { DeskProduct, DeskProductChange, DeskProductEntry } from '@platine/domain/desk/deskProduct.ts';
import type { EditedFact, ProductRefusal, ProductState } from '@platine/domain/desk/productEdit.ts';
import { mostDocuments } from '@platine/domain/desk/productDocuments.ts';
import { mostPictures } from '@platine/domain/desk/productPictures.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { plannedReduction } from '@platine/domain/money/plannedPrice.ts';
import type { Edited } from '../../catalogue/edits/editProduct.ts';
import { factText, lineText, loggedText } from '../changeText.ts';
import { pictureRefusalWords } from '../namedFile.ts';
import { money } from '../printed.ts';

export const states: Readonly<Record<ProductState, string>> = {
  onSale: 'for sale',
  notSold: 'shown, not sold',
  retired: 'not in the catalogue any more',
};

/** A product in one line of a list. */
export function entryText(entry: DeskProductEntry): string {
  const { sku, price, stock, place, state, name, manufacturer, partNumber, edited } = entry;
  const cost = (price === null ? '–' : money(price)).padStart(13);
  const notes = [...(state === 'onSale' ? [] : [states[state]]), ...(edited ? ['changed by hand'] : [])];
  const what = `${pickText(name, 'EN')?.text ?? ''} (${`${manufacturer} ${partNumber}`.trimEnd()})`;
  const lies = `${String(stock).padStart(6)} in stock  ${(place ?? '–').padEnd(12)}`;
  return [`${String(sku).padEnd(7)}  ${cost}  ${lies}  ${what}`, ...notes].join(', ');
}

/** The reduction that shoppers see (D15, record 0115). */
export function reductionText({ price, original, record, flags }: DeskProduct): string {
  if (price === null) return 'It has no price.';
  const planned = plannedReduction({ price, original }, record, flags);
  switch (planned.kind) {
    case 'none':
      return 'No reduction is shown.';
    case 'shown':
      return `Shown as reduced by ${planned.percent} % from ${money(planned.before)}, the lowest price of the 30 days before.`;
    case 'hidden':
      return planned.lowest === null
        ? 'No reduction may be shown: the shop knows no price of the 30 days before.'
        : `No reduction may be shown: the price was ${money(planned.lowest)} within the last 30 days, or the product shows none.`;
  }
}

/** A change by hand: when, who, which facts, and why. */
export function changeText(change: DeskProductChange): string {
  return loggedText(change, editText(change));
}

/** The facts that a change by hand has changed. */
export function editText({ kind, facts }: Pick<DeskProductChange, 'kind' | 'facts'>): string {
  return kind === 'created' ? 'brought in' : facts.map(changedText).join(', ');
}

function changedText(fact: EditedFact): string {
  const { field, before, after } = fact;
  if (field !== 'PICTURES' && field !== 'DOCUMENTS') return factText(fact);
  const [old, now] = [before, after].map((lines) => lines.split('\n').filter((one) => one !== '').length);
  if (old !== now) return `${field} ${old} → ${now}`;
  return field === 'PICTURES' ? 'PICTURES in another order' : 'DOCUMENTS in another order, or with other texts';
}

const refusalWords: Readonly<Record<Exclude<ProductRefusal, 'line'>, string>> = {
  ...pictureRefusalWords,
  belowZero: 'there are not so many pieces in stock. "show" says how many.',
  tooMany: 'that is more than a stock can have. Take fewer pieces.',
  breaks:
    'prices for more pieces would not be lower any more. Change them first, with "cell", as PRICES.2.BRUTTO_SP=9.90.',
  noPrice: 'a price is above zero. To stop selling the product: flags --no-sale.',
  noName: 'a product has a name. Give it one with --name EN=….',
  retired: 'the product is not in the catalogue any more. Only an import brings it back.',
  unknownDocument: 'one of its documents is no longer there. Look at it with "show".',
  tooManyDocuments: `a product has at most ${mostDocuments} documents. Take one out first: document-remove.`,
  noPdf: 'this is no PDF. Save it as PDF and name that file.',
  unknownPicture: 'one of its pictures is no longer there. Look at it with "show".',
  tooManyPictures: `a product has at most ${mostPictures} pictures. Take one out first: picture-remove.`,
};

/** The reason of a refusal and how to go on, after "Nothing was changed: …". */
export function refusalText({ refusal, reason }: Pick<Edited, 'refusal' | 'reason'>): string {
  return refusal === null || refusal === 'line' ? lineText(reason) : refusalWords[refusal];
}
