import { filesOf, read } from '../tree.ts';

/** The fields of an entry of Storybook's index that the tests need. */
export type IndexEntry = {
  readonly type: string;
  readonly importPath: string;
  readonly name: string;
  readonly tags?: readonly string[] | undefined;
};

const shown = /^packages\/ui\/src\/(?:\w+\/)+([A-Z]\w*)\/\1\.tsx$/;

/** Every component, screen and dialog that has a folder of its own, by its file. */
export function shownFiles(root: string): string[] {
  return filesOf(root).filter((file) => shown.test(file));
}

/** Components, screens and dialogs that have no story. */
export function withoutStories(root: string, index: readonly IndexEntry[]): string[] {
  return shownFiles(root).filter((file) => storiesOf(file, index).length === 0);
}

/** Stories without a play function. That a play function asserts is the lint rule `platine/story-asserts`. */
export function silentStories(index: readonly IndexEntry[]): string[] {
  const stories = index.filter(({ type }) => type === 'story');
  return stories
    .filter(({ tags }) => tags?.includes('play-fn') !== true)
    .map(({ importPath, name }) => `${plain(importPath)}: ${name}`);
}

const queries = /\buse(?:Suspense|Infinite)?Query\b|\/queries\//;

/** The states a screen must show, and what in its source says that it has them. Of `A or B` one is enough. */
const states: readonly { readonly names: readonly string[]; readonly when: readonly RegExp[] }[] = [
  { names: ['Success', 'German', 'French', 'Small Screen'], when: [] },
  { names: ['Loading', 'Load Error'], when: [queries] },
  { names: ['Empty or Not Found'], when: [queries, /\bEmptyState\b/] },
  { names: ['Logged In', 'Logged Out'], when: [/\b(?:is)?[lL]oggedIn\b/] },
  {
    names: ['Private Customer', 'Company Customer'],
    when: [/\bcustomerType\b|\b(?:VatLine|Price|ProductCard|ProductTiles?)\b|<ListingPage\b/],
  },
];

/** `screen: state` for each state that a screen (`…Screen`; what several screens are made of is none) has and no story shows. */
export function missingStates(root: string, index: readonly IndexEntry[]): string[] {
  return shownFiles(root)
    .filter((file) => /\/screens\/\w+Screen\//.test(file))
    .flatMap((file) => {
      const source = sourceOf(root, file);
      const expected = states
        .filter(({ when }) => when.every((sign) => sign.test(source)))
        .flatMap(({ names }) => names);
      const stories = new Set(storiesOf(file, index).map(({ name }) => name));
      return expected
        .filter((names) => !names.split(' or ').some((name) => stories.has(name)))
        .map((name) => `${file}: ${name}`);
    });
}

/** Error classes whose words no story shows. */
export function errorClassesWithoutStory(classes: readonly string[], index: readonly IndexEntry[]): string[] {
  const page = 'packages/ui/src/forms/FormFailure/ErrorClasses.stories.tsx';
  const shownThere = index.filter(({ type, importPath }) => type === 'story' && plain(importPath) === page);
  return classes.filter((one) => !shownThere.some(({ name }) => name.replaceAll(' ', '') === one));
}

const benchStories = ['Try', 'Proof'];

/** Stories that a machine of the domain lacks at the bench: one to try it by hand, one that walks through all its states. */
export function missingAtBench(root: string, index: readonly IndexEntry[]): string[] {
  return filesOf(root)
    .filter(
      (file) => /^packages\/domain\/src\/machines\/\w+\.ts$/.test(file) && read(root, file).includes('.createMachine('),
    )
    .flatMap((file) => {
      const name = file.replace(/^.*\/(\w)(\w*)\.ts$/, (_, first: string, rest: string) => first.toUpperCase() + rest);
      const page = `.storybook/workbench/machines/${name}.stories.tsx`;
      const stories = index.filter(({ type, importPath }) => type === 'story' && plain(importPath) === page);
      return benchStories.filter((name) => !stories.some((one) => one.name === name)).map((name) => `${file}: ${name}`);
    });
}

/** Files that must work with the keyboard alone: search, menu, the dialogs, and the way from the cart to the placed order. */
const byKeyboard =
  /^packages\/ui\/src\/(?:chrome\/(?:SearchBar|TopMenu)|dialogs\/\w+|screens\/(?:Cart|Checkout)\w*Screen)\//;

/** Of these, what no story of its folder walks through without a mouse. */
export function withoutKeyboard(root: string, index: readonly IndexEntry[]): string[] {
  return shownFiles(root)
    .filter((file) => byKeyboard.test(file))
    .filter((file) => {
      const folder = file.slice(0, file.lastIndexOf('/') + 1);
      return !index.some(({ importPath, name }) => plain(importPath).startsWith(folder) && name === 'Keyboard Only');
    });
}

/** Story files whose `KeyboardOnly` takes the mouse after all. */
export function mouseWithKeyboard(root: string): string[] {
  return filesOf(root).filter((file) => {
    if (!file.endsWith('.stories.tsx')) return false;
    const play = read(root, file).split('export const KeyboardOnly')[1]?.split('\n};')[0] ?? '';
    return /\.(?:click|dblClick|hover|pointer)\(/.test(play);
  });
}

function storiesOf(file: string, index: readonly IndexEntry[]): IndexEntry[] {
  const stories = file.replace(/\.tsx$/, '.stories.tsx');
  return index.filter(({ type, importPath }) => type === 'story' && plain(importPath) === stories);
}

/** All that lies in the screen's folder, without its tests and stories. */
function sourceOf(root: string, file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const parts = filesOf(root).filter(
    (part) => part.startsWith(folder) && /\.tsx?$/.test(part) && !/\.(?:stories|test)\.tsx?$/.test(part),
  );
  return parts.map((part) => read(root, part)).join('\n');
}

function plain(importPath: string): string {
  return importPath.replace(/^\.\//, '');
}
