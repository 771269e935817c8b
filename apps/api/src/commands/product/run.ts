import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { productPageSize } from '@platine/domain/desk/productEdit.ts';
import { readDeskProduct, searchProducts } from '../../catalogue/edits/deskProducts.ts';
import type { Command, ShopContext } from '../command.ts';
import { noReasonText } from '../press.ts';
import { act } from './act.ts';
import type { NewCommand, ProductCommand } from './command.ts';
import { commandOf } from './command.ts';
import { create } from './create.ts';
import { doneText, notDoneText } from './endText.ts';
import { productText } from './productText.ts';
import { usage } from './usage.ts';
import { changeText, entryText } from './words.ts';

/** Finds, shows and changes a product, and brings one in, by the services of the desk: `pnpm product stock 110300 +5 --why counted` (record 0126). */
export const productCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

async function run(command: ProductCommand, shop: ShopContext): Promise<number> {
  const { output } = shop;
  if (command.what === 'find') return find(command, shop);
  if ('why' in command && command.why === '') return complain(shop, noReasonText);
  if (command.what === 'new') return bringIn(command, shop);
  const product = await read(command.sku, shop);
  if (product === null)
    return complain(
      shop,
      `There is no product ${command.sku}: "pnpm product find" looks for one by its name or part number.`,
    );
  if (command.what === 'show') {
    output.say(productText(product));
    return 0;
  }
  const acted = await act(shop, command, product);
  const after = (await read(command.sku, shop)) ?? product;
  if (acted.result !== 'done') return complain(shop, notDoneText(acted, after));
  output.say(doneText(command, product, after));
  return 0;
}

/** The exit code of what was not done. */
function complain({ output }: ShopContext, sentence: string): number {
  output.complain(sentence);
  return 1;
}

async function read(sku: number, { db, clock }: ShopContext): Promise<DeskProduct | null> {
  try {
    return await readDeskProduct({ db, now: clock() }, sku);
  } catch (error) {
    if (error instanceof BusinessFailure && error.errorClass === 'ProductNotFoundException') return null;
    throw error;
  }
}

type FindCommand = Extract<ProductCommand, { what: 'find' }>;

async function find({ list, text }: FindCommand, { db, clock, output }: ShopContext): Promise<number> {
  const { products, count } = await searchProducts({ db, now: clock() }, { list, text, skip: 0 });
  for (const product of products) output.say(entryText(product));
  if (count === 0) output.say('There is none.');
  if (count > productPageSize)
    output.say(`These are the first ${productPageSize} of ${count}: add words to find fewer.`);
  return 0;
}

async function bringIn(command: NewCommand, shop: ShopContext): Promise<number> {
  const made = await create(shop, command);
  if ('sentence' in made) return complain(shop, `Nothing was changed: ${made.sentence}`);
  const product = await read(made.sku, shop);
  const change = product?.changes.find(({ kind }) => kind === 'created');
  shop.output.say(
    [
      `${made.sku}: ${change === undefined ? 'brought in' : changeText(change)}`,
      ...(product === null ? [] : [entryText(product)]),
      'The next import retires it unless its files have it: enter it there, too.',
    ].join('\n'),
  );
  return 0;
}
