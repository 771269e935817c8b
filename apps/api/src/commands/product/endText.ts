import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import { overwriteText } from '../changeText.ts';
import { unreadableText } from '../namedFile.ts';
import { unchangedText } from '../press.ts';
import type { Acted } from './act.ts';
import { newestOf } from './act.ts';
import type { ActCommand } from './command.ts';
import { documentLines, pictureLines } from './mediaText.ts';
import { changeText, reductionText, refusalText } from './words.ts';

/** A change as the log has it, with what follows from it. */
export function doneText(command: ActCommand, before: DeskProduct, after: DeskProduct): string {
  const { sku, by, why } = command;
  const { kind } = command.act;
  const change = after.changes.find(
    (one) => one.id > newestOf(before) && one.kind === kind && one.by === (by ?? systemUser) && one.why === why,
  );
  if (change === undefined) return `${sku}: ${unchangedText(command)}`;
  return [
    `${sku}: ${changeText(change)}`,
    ...takenOut(command.act, before),
    ...followingLines(kind, after),
    ...(kind === 'stock' || kind === 'place' ? [] : [overwriteText]),
  ].join('\n');
}

/** The member that a removal has taken, so that a slip can be mended. */
function takenOut(act: ActCommand['act'], before: DeskProduct): string[] {
  if ((act.kind !== 'pictures' && act.kind !== 'documents') || act.change.to !== 'remove') return [];
  const lines = act.kind === 'pictures' ? pictureLines(before) : documentLines(before);
  return [`Taken out: ${lines[act.change.number - 1] ?? ''}`];
}

/** Pictures and documents have other numbers after a change of all of them. */
function followingLines(kind: ActCommand['act']['kind'], after: DeskProduct): string[] {
  switch (kind) {
    case 'price':
      return [reductionText(after)];
    case 'pictures':
      return pictureLines(after);
    case 'documents':
      return documentLines(after);
    default:
      return [];
  }
}

type NotDone = Exclude<Acted, { result: 'done' }>;

/** Says why a change was not made, and how to go on. */
export function notDoneText(acted: NotDone, { sku, changes: [newest] }: DeskProduct): string {
  switch (acted.result) {
    case 'unreadable':
      return `Nothing was changed: ${unreadableText(acted.file)}`;
    case 'unknownCell':
      return `Nothing was changed: ${acted.heading} is no cell of product ${sku}. "show" has its cells; name, description, price, stock, storage place, pictures and documents have actions of their own.`;
    case 'unfit':
      return `Nothing was changed: ${acted.sentence}`;
    case 'conflict':
      return `Nothing was changed: somebody has changed the same of product ${sku} meanwhile, so look at it with "show", then try again. The newest change was ${newest === undefined ? '' : changeText(newest)}.`;
    default:
      return `Nothing was changed: ${refusalText(acted)}`;
  }
}
