import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import { overwriteText } from '../changeText.ts';
import { unreadableText } from '../namedFile.ts';
import { unchangedText } from '../press.ts';
import type { Acted } from './act.ts';
import { newestOf } from './act.ts';
import type { ActCommand } from './command.ts';
import { menuLines } from './structureText.ts';
import { changeText, nounOf, refusalText } from './words.ts';

/** An import takes out no maker. */
function followingText({ kind, wish: { act } }: ActCommand): string {
  if (act === 'removed') return 'The next import brings it back if its files have it: take it out there, too.';
  return act === 'created' && kind !== 'maker'
    ? 'The next import takes it out unless its files have it: enter it there, too.'
    : overwriteText;
}

/** A change as the log has it, with what follows from it. */
export function doneText(command: ActCommand, before: DeskStructure, after: DeskStructure): string {
  const { kind, ref, by, why, wish } = command;
  const name = `${nounOf[kind]} ${ref}`;
  const change = after.changes.find(
    (one) =>
      one.id > newestOf(before) &&
      one.kind === kind &&
      one.ref === ref &&
      one.by === (by ?? systemUser) &&
      one.why === why,
  );
  if (change === undefined) return `${name}: ${unchangedText(command)}`;
  const group = wish.act === 'entries' ? after.groups.find((one) => one.ref === ref) : undefined;
  return [
    `${name}: ${changeText(change)}`,
    ...(group === undefined ? [] : menuLines(group)),
    followingText(command),
  ].join('\n');
}

type NotDone = Exclude<Acted, { result: 'done' }>;

/** Says why a change was not made, and how to go on. */
export function notDoneText(acted: NotDone, { kind, ref }: ActCommand, after: DeskStructure): string {
  if (acted.result === 'unreadable') return `Nothing was changed: ${unreadableText(acted.file)}`;
  if (acted.result === 'unfit') return `Nothing was changed: ${acted.sentence}`;
  if (acted.result !== 'conflict') return `Nothing was changed: ${refusalText({ ...acted, kind, ref }, after)}`;
  const newest = after.changes.find((one) => one.kind === kind && one.ref === ref);
  return `Nothing was changed: somebody has changed ${nounOf[kind]} ${ref} meanwhile, so look at it with "show", then try again. The newest change was ${newest === undefined ? '' : changeText(newest)}.`;
}
