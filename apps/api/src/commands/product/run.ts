import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { productPageSize } from '@platine/domain/desk/productEdit.ts';
import { readDeskProduct, searchProducts } from '../../catalogue/edits/deskProducts.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { Command, ShopContext } from '../command.ts';
import type { Acted } from './act.ts';
import { act, newestOf } from './act.ts';
import type { ActCommand, ProductCommand } from './command.ts';
import { commandOf } from './command.ts';
import { productText } from './productText.ts';
import { usage } from './usage.ts';
import { changeText, entryText, overwriteText, reductionText, refusalText } from './words.ts';

/** Finds, shows and changes a product, by the services of the desk: `pnpm product stock 110300 +5 --why counted` (record 0126). */
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
  if (command.what === 'act' && command.why === '') {
    output.complain('Nothing was changed: say why with --why <reason>. The log keeps it with who did it.');
    return 1;
  }
  const product = await read(command.sku, shop);
  if (product === null) {
    output.complain(
      `There is no product ${command.sku}: "pnpm product find" looks for one by its name or part number.`,
    );
    return 1;
  }
  if (command.what === 'act') return tell(await act(shop, command, product), { command, product, shop });
  output.say(productText(product));
  return 0;
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

type Telling = { readonly command: ActCommand; readonly product: DeskProduct; readonly shop: ShopContext };

async function tell(acted: Acted, telling: Telling): Promise<number> {
  const { command, product, shop } = telling;
  const after = (await read(command.sku, shop)) ?? product;
  if (acted.result === 'done') {
    shop.output.say(doneText(telling, after));
    return 0;
  }
  shop.output.complain(notDoneText(acted, telling, after));
  return 1;
}

/** The change as the log has it, with what follows from it. */
function doneText({ command, product }: Telling, after: DeskProduct): string {
  const { sku, by, why, key } = command;
  const { kind } = command.act;
  const change = after.changes.find(
    (one) => one.id > newestOf(product) && one.kind === kind && one.by === (by ?? systemUser) && one.why === why,
  );
  if (change === undefined)
    return `${sku}: nothing was changed, because ${key === null ? '' : 'its key was used before, or '}it is so already.`;
  return [
    `${sku}: ${changeText(change)}`,
    ...(change.kind === 'price' ? [reductionText(after)] : []),
    ...(kind === 'stock' || kind === 'place' ? [] : [overwriteText]),
  ].join('\n');
}

type NotDone = Exclude<Acted, { result: 'done' }>;

function notDoneText(acted: NotDone, { command: { sku } }: Telling, { changes: [newest] }: DeskProduct): string {
  switch (acted.result) {
    case 'unreadable':
      return `Nothing was changed: ${acted.file} cannot be read. Name a file that is there.`;
    case 'unknownCell':
      return `Nothing was changed: ${acted.heading} is no cell of product ${sku}. "show" has its cells; name, description, price, stock, storage place, pictures and documents have actions of their own.`;
    case 'conflict':
      return `Nothing was changed: somebody has changed the same of product ${sku} meanwhile, so look at it with "show", then try again. The newest change was ${newest === undefined ? '' : changeText(newest)}.`;
    default:
      return `Nothing was changed: ${refusalText(acted)}`;
  }
}
