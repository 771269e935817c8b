import { pictureFile } from '../../pictures/files.ts';
import type { views } from '../../pictures/views.ts';

type View = (typeof views)[number]['name'];

/** A story on the map. */
export type State = {
  readonly id: string;
  readonly name: string;
  /** Its accepted pictures, as paths below tests/pictures; null for a story without any. */
  readonly pictures: Readonly<Record<View, string>> | null;
};

/** A screen with its stories, those of its parts under the part's name (empty for the screen itself). */
export type MappedScreen = {
  readonly name: string;
  readonly parts: readonly { readonly name: string; readonly states: readonly State[] }[];
};

type Entry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
};

/** Tags of stories that show nothing of their own here: language and width are chosen for the whole map. */
const leftOut = ['language', 'phone', 'keyboard'];

const isLeftOut = ({ tags }: Entry): boolean => tags.some((tag) => leftOut.includes(tag));

/** The screens of Storybook's index of stories, in its order. */
export function screensOf(index: unknown): MappedScreen[] {
  const entries = entriesOf(index).filter((entry) => {
    const [group, screen = ''] = entry.title.split('/');
    return group === 'Screens' && screen.endsWith('Screen') && !isLeftOut(entry);
  });
  const screens = Map.groupBy(entries, ({ title }) => title.split('/')[1] ?? '');
  return [...screens].map(([screen, stories]) => ({
    name: wordsOf(screen.replace(/Screen$/, '')),
    parts: [...Map.groupBy(stories, ({ title }) => title.split('/')[2] ?? '')].map(([part, states]) => ({
      name: wordsOf(part),
      states: states.map(stateOf),
    })),
  }));
}

/** The states of one docs page. */
export function statesOf(index: unknown, title: string): State[] {
  return entriesOf(index)
    .filter((entry) => entry.title === title && !isLeftOut(entry))
    .map(stateOf);
}

function stateOf(entry: Entry): State {
  const picture = (view: View) => pictureFile(entry, view);
  return {
    id: entry.id,
    name: entry.name,
    pictures: entry.tags.includes('picture')
      ? { 'light desk': picture('light desk'), 'dark phone': picture('dark phone') }
      : null,
  };
}

/** Only what has all words of a search somewhere in its screen's, part's or own name. */
export function narrowed(screens: readonly MappedScreen[], search: string): MappedScreen[] {
  const words = search.toLowerCase().split(/\s+/);
  const fits = (...names: readonly string[]) => words.every((word) => names.join(' ').toLowerCase().includes(word));
  return screens
    .map(({ name, parts }) => ({
      name,
      parts: parts
        .map((part) => ({ ...part, states: part.states.filter((state) => fits(name, part.name, state.name)) }))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}

/** `CheckoutSummary` as `Checkout summary`. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function entriesOf(index: unknown): Entry[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries ?? {}).filter(isStory);
}

function isStory(entry: unknown): entry is Entry {
  const fields = ['id', 'title', 'name', 'tags', 'importPath'];
  if (typeof entry !== 'object' || entry === null || !fields.every((field) => field in entry)) return false;
  return 'type' in entry && entry.type === 'story';
}
