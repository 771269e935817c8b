import { parentPath } from '@platine/domain/catalog/categoryPath.ts';
import type { DeskStructure, StructureChange } from '@platine/domain/desk/deskStructure.ts';
import { entriesOf } from '@platine/domain/desk/deskStructure.ts';
import type { EditedFact } from '@platine/domain/desk/productEdit.ts';
import type { StructureKind, StructureRefusal, Use } from '@platine/domain/desk/structureEdit.ts';
import { pictureRefusalWords } from '../namedFile.ts';
import { factText, lineText, loggedText } from '../changeText.ts';

export const nounOf: Readonly<Record<StructureKind, string>> = {
  maker: 'maker',
  category: 'category',
  group: 'menu group',
};
const named: Readonly<Record<StructureKind, string>> = { maker: 'number', category: 'path', group: 'key' };

/** How many products name an entry. */
export function usedText({ products, retired }: Use): string {
  const left = retired === 0 ? '' : ` and ${retired} that left the catalogue`;
  return `${products === 1 ? '1 product' : `${products} products`}${left}`;
}

const deeds = { created: 'brought in', removed: 'removed' } as const;

/** A change by hand: when, who, which facts, and why. */
export function changeText(change: StructureChange): string {
  return loggedText(change, editText(change));
}

/** The facts that a change by hand has changed. */
export function editText({ act, facts }: Pick<StructureChange, 'act' | 'facts'>): string {
  return act === 'changed' ? facts.map(changedText).join(', ') : deeds[act];
}

/** After "There is …". */
export const missingText = (kind: StructureKind, ref: string) =>
  `no ${nounOf[kind]} ${ref}. "pnpm structure list ${kind}" has all.`;

/** Of the entries of a menu group those that have come and gone. */
function changedText(fact: EditedFact): string {
  if (fact.field !== 'ENTRIES') return factText(fact);
  const [before, after] = [fact.before.split('; '), fact.after.split('; ')];
  const gone = before.filter((entry) => !after.includes(entry)).join('; ');
  const come = after.filter((entry) => !before.includes(entry)).join('; ');
  return gone === come ? 'ENTRIES in another order' : factText({ field: fact.field, before: gone, after: come });
}

type Refused = {
  readonly refusal: StructureRefusal | null;
  readonly reason: string;
  readonly kind: StructureKind;
  readonly ref: string;
};

/** Those that name no entry. */
const refusalWords = { below: 'there are categories below it. Remove those first.', ...pictureRefusalWords };

/** The reason of a refusal and how to go on, after "Nothing was changed: …". */
export function refusalText({ refusal, reason, kind, ref }: Refused, structure: DeskStructure): string {
  if (refusal === null || refusal === 'line') return lineText(reason);
  const noun = nounOf[kind];
  switch (refusal) {
    case 'unknown':
      return `there is ${missingText(kind, ref)}`;
    case 'taken':
      return `there is a ${noun} ${ref} already. Change it with "change", or take another ${named[kind]}.`;
    case 'orphan':
      return `there is no category ${parentPath(ref) ?? ''} above it. Add that first.`;
    case 'last':
      return `it is the last ${noun}, and an import takes a catalogue without any for a damaged one. Add another first.`;
    case 'inUse':
    case 'retired':
      return inUseText(refusal, { kind, ref }, structure);
    default:
      return refusalWords[refusal];
  }
}

const cells = { maker: 'MANUFACTURER_ID', category: 'CATEGORY_PATHS', group: 'GROUPTAGS' } as const;

type Named = Pick<Refused, 'kind' | 'ref'>;

function inUseText(refusal: 'inUse' | 'retired', { kind, ref }: Named, structure: DeskStructure): string {
  const { products = 0, retired = 0 } = entriesOf(structure, kind).find((one) => one.ref === ref) ?? {};
  if (refusal === 'retired')
    return `orders may refer to the ${retired === 1 ? '1 product' : `${retired} products`} of it that left the catalogue. It stays; "change" gives it another name.`;
  const [names, them] = products === 1 ? ['1 product names it', 'it'] : [`${products} products name it`, 'them'];
  return `${names}. Give ${them} another ${nounOf[kind]} first, with "pnpm product cell <number> ${cells[kind]}=…".`;
}
