import { searchWords } from '@platine/domain/desk/deskList.ts';
import type { StructureEntry } from '@platine/domain/desk/structureEdit.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { pickText } from '@platine/domain/language/text.ts';

/** The name of an entry in a language. */
export function entryName(entry: StructureEntry, language: Language): string {
  switch (entry.kind) {
    case 'maker':
      return entry.name;
    case 'category':
      return pickText(entry.name, language)?.text ?? entry.ref;
    case 'group':
      return pickText(entry.title, language)?.text ?? entry.ref;
  }
}

/** The entries that have all words, in whatever language, among their names and what they are known by. */
export function foundEntries<Entry extends StructureEntry>(entries: readonly Entry[], text: string): Entry[] {
  const words = searchWords(text);
  return entries.filter((entry) => {
    const { ref, kind } = entry;
    const names = entry.kind === 'group' ? [entry.title, entry.entries] : [entry.name];
    const written = JSON.stringify([ref, names, kind === 'maker' ? entry.country : '']).toLowerCase();
    return words.every((word) => written.includes(word));
  });
}
