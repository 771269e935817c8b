import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import { addDocument } from '../../catalogue/edits/addDocument.ts';
import { addPicture } from '../../catalogue/edits/addPicture.ts';
import type { Edited } from '../../catalogue/edits/editProduct.ts';
import { earlierPress, editProduct } from '../../catalogue/edits/editProduct.ts';
import type { ShopContext } from '../command.ts';
import type { UntakenFile } from '../namedFile.ts';
import { readMediaFile } from '../namedFile.ts';
import { requestOf } from '../press.ts';
import type { ActCommand } from './command.ts';
import { mediaEdit } from './mediaEdit.ts';
import type { ProductAct } from './productAct.ts';

export type Acted =
  | Edited
  | UntakenFile
  /** The product has no list that the change fits to. */
  | { readonly result: 'unfit'; readonly sentence: string }
  | { readonly result: 'unknownCell'; readonly heading: string };

type Place = Pick<ShopContext, 'db' | 'mediaFolder' | 'clock'>;

/** Makes the change that a command asks for, on the product as it was read. Throws ProductNotFoundException. */
export async function act(place: Place, command: ActCommand, product: DeskProduct): Promise<Acted> {
  const { db, mediaFolder, clock } = place;
  const press = { sku: command.sku, ...requestOf(command) };
  const moment = { db, now: clock() };
  const { act: asked } = command;
  if (asked.kind === 'picture' || asked.kind === 'document') {
    const content = await readMediaFile(asked.file);
    if ('result' in content) return content;
    const added = { ...press, file: content.bytes };
    if (asked.kind === 'picture') return addPicture({ ...moment, mediaFolder }, added);
    const { documentKind: kind, language } = asked;
    return addDocument({ ...moment, mediaFolder }, { ...added, kind, language });
  }
  const edit = editOf(asked, product);
  if (typeof edit === 'string') return (await earlierPress(db, press)) === null ? unfit(edit) : done;
  const unknown = edit.kind === 'cells' ? edit.cells.find(({ heading }) => !hasCell(product, heading)) : undefined;
  if (unknown !== undefined) return { result: 'unknownCell', heading: unknown.heading };
  return editProduct(moment, { ...press, edit, seen: newestOf(product) });
}

const done: Acted = { result: 'done', refusal: null, reason: '' };
const unfit = (sentence: string): Acted => ({ result: 'unfit', sentence });

function hasCell({ cells }: DeskProduct, heading: string): boolean {
  return cells.some((cell) => cell.heading === heading);
}

/** The number of the newest change that a product was read with; 0 for none. */
export function newestOf({ changes }: Pick<DeskProduct, 'changes'>): number {
  return changes[0]?.id ?? 0;
}

/** The whole change, or the sentence against it: what the command does not name is as the product has it. */
function editOf(
  asked: Exclude<ProductAct, { kind: 'picture' | 'document' }>,
  product: DeskProduct,
): ProductEdit | string {
  const { flags, name, description } = product;
  switch (asked.kind) {
    case 'flags': {
      const { noSale, noDiscount } = asked;
      return {
        kind: asked.kind,
        noSale: noSale ?? flags.includes('NO_SALE'),
        noDiscount: noDiscount ?? flags.includes('NO_DISCOUNT'),
      };
    }
    case 'texts':
      return {
        kind: asked.kind,
        name: { ...name, ...asked.name },
        description: { ...description, ...asked.description },
      };
    case 'pictures':
    case 'documents':
      return mediaEdit(asked, product);
    default:
      return asked;
  }
}
