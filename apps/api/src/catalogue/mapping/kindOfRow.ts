import type { Kind } from '@platine/drawings/kinds.ts';
import { fold } from '@platine/domain/search/words.ts';
import { textIn } from '../table/readCells.ts';
import { kindWords } from './kindWords.data.ts';
import type { Mapping } from './mapping.ts';
import type { NamedRow } from './tableReader.ts';

/** The kind that a product is drawn as: the row's own, the mapping's, or the one that its name or the name of its category says; "other" is the placeholder. */
export function kindOfRow(row: NamedRow, { COLUMNS, DEFAULTS, NAME }: Mapping, categories: readonly string[]): string {
  const stated = textIn(row.cell(COLUMNS.KIND));
  if (stated !== '') return stated;
  if (DEFAULTS.KIND !== unknownKind) return DEFAULTS.KIND;
  const names = Object.values(NAME).map((column) => textIn(row.cell(column)));
  for (const text of [...names, categories.at(-1) ?? '']) {
    const kind = kindIn(text);
    if (kind !== null) return kind;
  }
  return unknownKind;
}

/** The kind of a product of which nobody has said what it is. */
export const unknownKind = 'other';

/** Behind these words stands what a product is for or comes with: "holder for a battery", "support de pile". */
const leads = String.raw`(?:de|du|des|pour|for|with|fur|mit|zu|zum|avec|a|an|ohne|without|sans)`;
/** Before these words stands what a product is for: "battery holder". */
const heads =
  '(?:holder|tester|kit|set|driver|adapter|box|case|clip|cutter|mount|stand|bag|cable|connector|charger|module|board|shield|sensor|supply|controller|socket)s?';

const forms = kindWords.map(([kind, words]) => {
  // A compound is what its last part is: "Kohleschichtwiderstand", but no "Widerstandssortiment".
  const form = `(?<![a-z0-9-]|d['’]|\\b${leads} )[a-z0-9-]*?(?:${words.source})(?:e|en|er|n|s|es)?(?![a-z-]| ${heads}\\b)`;
  return [kind, new RegExp(form)] as const;
});

/** The kind that a text names first; of a word that names several, the first of the list. Null for none. */
export function kindIn(text: string): Kind | null {
  const folded = fold(text);
  let found: { readonly kind: Kind; readonly at: number } | null = null;
  for (const [kind, form] of forms) {
    const at = folded.search(form);
    if (at !== -1 && (found === null || at < found.at)) found = { kind, at };
  }
  if (found === null) return null;
  return surfaceMounted.test(folded) ? (mounted[found.kind] ?? found.kind) : found.kind;
}

const surfaceMounted = /\b(?:smd|cms|0402|0603|0805|1206|1210|2512)\b/;
const mounted: { readonly [Each in Kind]?: Kind } = { resistor: 'smd-resistor', led: 'smd-led' };
