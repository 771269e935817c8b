import type { SafetyContact } from '@platine/domain/catalog/product.ts';
import type { DeskCategory, DeskGroup, DeskMaker, DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { entriesOf } from '@platine/domain/desk/deskStructure.ts';
import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { overwriteText, quotedTexts } from '../changeText.ts';
import { changeText, nounOf, usedText } from './words.ts';

type Entry = DeskMaker | DeskCategory | DeskGroup;

const headings: Readonly<Record<StructureKind, string>> = {
  maker: 'Makers, with the numbers that products name them by:',
  category: 'Categories, by path:',
  group: 'Menu groups, in the order of the menu:',
};

/** All entries of a kind, a line each. */
export function listText(structure: DeskStructure, kind: StructureKind): string {
  const entries = entriesOf(structure, kind);
  if (entries.length === 0) return `There is no ${nounOf[kind]}.`;
  const width = Math.max(...entries.map(({ ref }) => ref.length));
  const free = Math.max(...entries.map(({ ref }) => Number(ref))) + 1;
  return [
    headings[kind],
    ...entries.map((entry) => `  ${entry.ref.padEnd(width)}  ${entryText(entry)}`),
    ...(kind === 'maker' ? [`The next number that is free: ${free}`] : []),
  ].join('\n');
}

/** An entry in one line of a list. */
function entryText(entry: Entry): string {
  switch (entry.kind) {
    case 'maker':
      return [entry.name, ...(entry.country === null ? [] : [entry.country]), usedText(entry)].join(', ');
    case 'category':
      return `${quotedTexts(entry.name)}, ${usedText(entry)}`;
    case 'group':
      return `${quotedTexts(entry.title)}, ${countText(entry)}`;
  }
}

function countText({ entries: { length } }: Pick<DeskGroup, 'entries'>): string {
  if (length === 0) return 'no entries: it is not shown';
  return length === 1 ? '1 entry' : `${length} entries`;
}

/** So many changes by hand are shown. */
const mostChanges = 10;

/** An entry for the operator: what the desk shows of it, and who has changed what by hand. */
export function showText(entry: Entry, { groups, changes }: DeskStructure): string {
  const { kind, ref } = entry;
  const own = changes.filter((one) => one.kind === kind && one.ref === ref);
  return [
    ...factLines(entry, groups.length),
    logHeading(own.length, changes.length),
    ...own.slice(0, mostChanges).map((change) => `  ${changeText(change)}`),
    ...(own.some(({ overwritten }) => !overwritten) ? [overwriteText] : []),
  ].join('\n');
}

function logHeading(own: number, all: number): string {
  if (own > 0) return 'Changed by hand, the newest first:';
  return all === 0
    ? 'Nobody has changed anything by hand.'
    : `None of the newest changes by hand (${all}) is one of it.`;
}

function factLines(entry: Entry, groups: number): string[] {
  const { ref } = entry;
  switch (entry.kind) {
    case 'maker':
      return [
        `Maker ${ref} ${entry.name}, ${entry.country ?? 'without a country'}: ${usedText(entry)}`,
        contactText(entry.contact),
        `Logo: ${entry.logo === null ? 'none' : (pickText(entry.logo, 'EN')?.text ?? 'none')}`,
      ];
    case 'category':
      return [`Category ${ref} ${quotedTexts(entry.name)}: ${usedText(entry)}`];
    case 'group':
      return [
        `Menu group ${ref} ${quotedTexts(entry.title)}: place ${entry.position + 1} of ${groups}, ${countText(entry)}`,
        ...menuLines(entry),
      ];
  }
}

function contactText(contact: SafetyContact | null): string {
  if (contact === null) return 'Contact for product safety: none';
  const { name, address, email, url } = contact;
  const texts = [name, address, email ?? '', url ?? ''].filter((text) => text !== '');
  return `Contact for product safety: ${texts.join(', ').replaceAll('\n', ', ')}`;
}

/** The entries of a menu group, a line each, with the numbers that commands take. */
export function menuLines({ entries }: Pick<DeskGroup, 'entries'>): string[] {
  return entries.map(({ title, groupTags }, index) => {
    return `Entry ${index + 1}: ${quotedTexts(title)}, tags ${groupTags.join(',')}`;
  });
}
