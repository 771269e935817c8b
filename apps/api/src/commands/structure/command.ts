import { resolve } from 'node:path';
import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { structureKinds } from '@platine/domain/desk/structureEdit.ts';
import type { Press } from '../press.ts';
import { pressOf } from '../press.ts';
import { refOf } from './asRead.ts';
import type { EntryFacts } from './facts.ts';
import { factsOf, isNamed } from './facts.ts';
import type { MenuChange } from './menuChange.ts';
import { menuChangeOf } from './menuChange.ts';
import type { Values } from './options.ts';
import { parse } from './options.ts';

/** A change as a command line asks for it: facts that it does not name stay. */
export type StructureWish =
  | { readonly act: 'created' | 'changed'; readonly facts: EntryFacts }
  | { readonly act: 'removed' }
  /** Of a maker; null takes it away. */
  | { readonly act: 'logo'; readonly file: string | null }
  /** To the entries of a menu group. */
  | { readonly act: 'entries'; readonly change: MenuChange };

type Named = { readonly kind: StructureKind; readonly ref: string };
export type ActCommand = Press & Named & { readonly what: 'act'; readonly wish: StructureWish };

export type StructureCommand =
  /** Null for all kinds. */
  { readonly what: 'list'; readonly kind: StructureKind | null } | (Named & { readonly what: 'show' }) | ActCommand;

/** Parses the arguments of `pnpm structure`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): StructureCommand | null {
  try {
    const { values, positionals } = parse(words);
    const [what = '', ...others] = positionals;
    switch (what) {
      case 'list':
        return Object.keys(values).length === 0 ? listOf(others) : null;
      case 'show':
        return Object.keys(values).length === 0 ? showOf(others) : null;
      default:
        return resolved(actOf(what, others, values), cwd);
    }
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

/** With the whole path of the file that it names. */
function resolved(command: ActCommand | null, cwd: string): ActCommand | null {
  if (command?.wish.act !== 'logo' || command.wish.file === null) return command;
  return { ...command, wish: { act: 'logo', file: resolve(cwd, command.wish.file) } };
}

const kindOf = (word: string) => structureKinds.find((one) => one === word);

function listOf([word, ...others]: readonly string[]): StructureCommand | null {
  if (word === undefined) return { what: 'list', kind: null };
  const kind = kindOf(word);
  return kind === undefined || others.length > 0 ? null : { what: 'list', kind };
}

function showOf(words: readonly string[]): StructureCommand | null {
  const named = namedOf(words);
  return named === null ? null : { what: 'show', ...named };
}

/** The entry that words name, such as `maker 105`. */
function namedOf([word = '', written = '', ...others]: readonly string[]): Named | null {
  const kind = kindOf(word);
  if (kind === undefined || others.length > 0) return null;
  const ref = refOf(kind, written);
  const isRef = kind === 'maker' ? /^[1-9]\d{0,8}$/.test(ref) : ref !== '';
  return isRef ? { kind, ref } : null;
}

function actOf(what: string, words: readonly string[], { by, why, key, ...own }: Values): ActCommand | null {
  const press = pressOf({ by, why, key });
  if (press === null) return null;
  if (what.startsWith('entry')) return menuOf(what, words, { press, own });
  if (what.startsWith('logo')) return logoOf(what, words, { press, own });
  const named = namedOf(words);
  const wish = named === null ? null : wishOf(what, named.kind, own);
  return named === null || wish === null ? null : { what: 'act', ...named, wish, ...press };
}

type Given = { readonly press: Press; readonly own: Values };

function menuOf(what: string, [group = '', ...details]: readonly string[], { press, own }: Given): ActCommand | null {
  const change = menuChangeOf(what, details, own);
  const ref = refOf('group', group);
  if (change === null || ref === '') return null;
  return { what: 'act', kind: 'group', ref, wish: { act: 'entries', change }, ...press };
}

function logoOf(what: string, [maker = '', ...files]: readonly string[], { press, own }: Given): ActCommand | null {
  const named = namedOf(['maker', maker]);
  const [file = null, ...others] = files;
  const isWhole = (what === 'logo' && file !== null) || (what === 'logo-remove' && file === null);
  if (named === null || !isWhole || others.length > 0 || Object.keys(own).length > 0) return null;
  return { what: 'act', ...named, wish: { act: 'logo', file }, ...press };
}

const acts = { add: 'created', change: 'changed' } as const;

function wishOf(what: string, kind: StructureKind, values: Values): StructureWish | null {
  if (what === 'remove') return Object.keys(values).length === 0 ? { act: 'removed' } : null;
  if (what !== 'add' && what !== 'change') return null;
  const facts = factsOf(kind, values);
  if (facts === null || (what === 'add' && !isNamed(facts))) return null;
  return { act: acts[what], facts };
}
