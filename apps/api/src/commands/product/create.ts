import type { NewProductRefusal } from '@platine/domain/desk/newProductRefusals.ts';
import type { Created } from '../../catalogue/edits/createProduct.ts';
import { createProduct, newProductChoices } from '../../catalogue/edits/createProduct.ts';
import { earlierPress } from '../../catalogue/edits/editProduct.ts';
import { lineText } from '../changeText.ts';
import type { ShopContext } from '../command.ts';
import { requestOf } from '../press.ts';
import type { NewCommand } from './command.ts';
import type { AskedProduct } from './newProduct.ts';

/** A product that is there now, by this press or an earlier one with its key; or the sentence against it, after "Nothing was changed: …". */
type Made = { readonly sku: number } | { readonly sentence: string };

/** Brings in the product that a command describes. */
export async function create({ db, clock }: ShopContext, command: NewCommand): Promise<Made> {
  const { product } = command;
  const sku = product.sku ?? (await newProductChoices(db)).sku;
  const request = requestOf(command);
  const created = await createProduct({ db, now: clock() }, { ...request, product: { ...product, sku } });
  if (created.refusal !== null) return { sentence: sentenceOf(created.refusal, created, { ...product, sku }) };
  return { sku: (await earlierPress(db, request)) ?? sku };
}

type Numbered = AskedProduct & { readonly sku: number };

function sentenceOf(refusal: NewProductRefusal, { reason }: Created, product: Numbered): string {
  switch (refusal) {
    case 'taken':
      return `there is a product ${product.sku} already. Take another number, or leave it out for the next free one.`;
    case 'manufacturer':
      return `there is no maker ${product.manufacturerId}. "pnpm structure list maker" has all, "pnpm structure add maker" brings one in.`;
    case 'category':
      return `there is no category ${product.categoryPath}. "pnpm structure list category" has all, "pnpm structure add category" brings one in.`;
    case 'line':
      return lineText(reason);
  }
}
