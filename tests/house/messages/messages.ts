import { filesOf, read } from '../tree.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** A catalogue is a flat object of texts; anything else throws. */
export function readCatalogue(json: string): Catalogue {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) throw new Error('A catalogue is an object of texts.');
  return Object.fromEntries(
    Object.entries(value).map(([id, text]: [string, unknown]) => {
      if (typeof text !== 'string') throw new Error(`The message '${id}' is not a text.`);
      return [id, text];
    }),
  );
}

/** Texts that lie in groups, as a catalogue: `order.total`. */
export function textsIn(words: object): Catalogue {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, inner]: [string, unknown]): [string, string][] => {
      if (typeof inner === 'string') return [[name, inner]];
      if (typeof inner !== 'object' || inner === null) throw new Error(`'${name}' is neither a text nor a group.`);
      return Object.entries(textsIn(inner)).map(([within, text]) => [`${name}.${within}`, text]);
    }),
  );
}

/** Ids whose text is the English one, though it has words. Placeholders, ICU's own words and the shop's name do not count. */
export function untranslated(english: Catalogue, other: Catalogue): string[] {
  return Object.keys(other).filter(
    (id) =>
      other[id] === english[id] && /\p{Letter}{2}/u.test(withoutSyntax(other[id] ?? '').replaceAll('Platine', '')),
  );
}

/** French sets a no-break space before : ; ! ? » and after «. */
export function badlySpaced(french: Catalogue): string[] {
  return Object.keys(french).filter((id) =>
    /[^\u00A0\u202F\s:;!?](?:[:;!?»])(?!\/\/)|[ \t][:;!?»]|«(?![\u00A0\u202F])/u.test(withoutSyntax(french[id] ?? '')),
  );
}

/** The table of the specification's messages: to stand in it is not to be used. */
const table = 'packages/domain/src/errors/shopMessages.ts';

/**
 * Ids that no source names: whole (`'cart.title'`), by their beginning (`` `errors.${errorClass}` ``), or by their name in the table of the
 * specification's messages, as `names` has it (`shopMessageKeys.productGone`).
 */
export function unused(root: string, ids: readonly string[], names: Readonly<Record<string, string>> = {}): string[] {
  const sources = filesOf(root).filter(
    (file) => /\/src\/.*\.tsx?$/.test(`/${file}`) && !/\.(?:stories|test)\.tsx?$/.test(file) && file !== table,
  );
  const text = sources.map((file) => read(root, file)).join('\n');
  const beginnings = [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
  const named = new Set([...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, id = '']) => id));
  for (const [, name = ''] of text.matchAll(/\bshopMessageKeys\.(\w+)/g)) named.add(names[name] ?? '');
  return ids.filter((id) => !named.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
}

/** `{count, plural, one {# piece} other {# pieces}}` → `# piece # pieces`: what a person reads. */
function withoutSyntax(text: string): string {
  return text
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, '')
    .replace(/\{\s*\w+\s*(?:,[^{}]*)?\}/g, '1')
    .replace(/(?:=\d+|zero|one|two|few|many|other|\w+)\s*\{/g, ' ')
    .replace(/<\/?\w+>|[{}]/g, '');
}

/** Ids of messages with a placeholder that is written as a date or time. */
export function withDates(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).filter((id) => /\{\s*\w+\s*,\s*(?:date|time)\b/.test(catalogue[id] ?? ''));
}
