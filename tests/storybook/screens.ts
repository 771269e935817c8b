import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A screen's docs page, with the ids of the stories that show its states. */
export type ScreenDocs = { readonly title: string; readonly docs: string; readonly states: readonly string[] };

type Entry = { readonly id: string; readonly title: string; readonly name: string; readonly type: 'story' | 'docs' };

/** States that other answers of the network make. Every screen that reads something has them; the others begin as Loading does. */
const states = ['Loading', 'Success', 'Load Error'];

/** Every screen of a built Storybook that has them. Parts of screens (`Screens/CartScreen/CartRules`) are none. */
export async function screensIn(folder: string): Promise<ScreenDocs[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const entries = entriesOf(index).filter(({ title }) => /\bscreens\/\w+Screen$/i.test(title));
  return entries
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => ({
      title,
      docs: id,
      states: states.flatMap((state) =>
        entries.filter((entry) => entry.title === title && entry.name === state).map((entry) => entry.id),
      ),
    }))
    .filter((screen) => screen.states.length === states.length);
}

function entriesOf(index: unknown): Entry[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries ?? {}).filter(isEntry);
}

function isEntry(entry: unknown): entry is Entry {
  return typeof entry === 'object' && entry !== null && 'id' in entry && 'title' in entry && 'name' in entry;
}
