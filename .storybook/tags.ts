import { readFile } from 'node:fs/promises';
import type { Indexer } from 'storybook/internal/types';

/** By these the side bar filters. A story's name says its state; a rule's story cites the rule in its comment. */
const tags: readonly { readonly tag: string; readonly name: RegExp }[] = [
  { tag: 'loading', name: /^(?:Loading|Busy|Submitting|Claiming|Removing|Ordering)|Pending/ },
  { tag: 'empty', name: /^Empty|Empty(?:Cart|Form)?$|^Nothing/ },
  { tag: 'error', name: /Error|Fail|Refused|Invalid|Wrong|Expired|Declined|Conflict|Throttled|NotFound|Crash/ },
  { tag: 'offline', name: /Offline|Network|NoConnection|ConnectionLost/ },
  { tag: 'language', name: /German|French|Language/ },
  { tag: 'phone', name: /SmallScreen|Phone/ },
  { tag: 'keyboard', name: /Keyboard/ },
];

const citation = /spec §|\bD\d+\b/i;

/** The tags of a story, by its export's name and the comment above it. */
export function tagsOf(name: string, comment: string): string[] {
  const byName = tags.filter((entry) => entry.name.test(name)).map(({ tag }) => tag);
  return citation.test(comment) ? [...byName, 'rule'] : byName;
}

/** The comment directly above an export of a file, empty where there is none. */
export function commentAbove(source: string, name: string): string {
  const before = source.split(`\nexport const ${name}:`)[0]?.trimEnd() ?? '';
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

/** An indexer of story files that also tags each story. */
export const taggedIndexer = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const [entries, source] = await Promise.all([indexer.createIndex(file, options), readFile(file, 'utf8')]);
    return entries.map((entry) =>
      entry.type === 'story'
        ? {
            ...entry,
            tags: [...(entry.tags ?? []), ...tagsOf(entry.exportName, commentAbove(source, entry.exportName))],
          }
        : entry,
    );
  },
});
