import { errorStatus } from '@platine/domain/contract/errors.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromaticModes, modesFor, withModes } from '../../../.storybook/modes.ts';
import { fixture } from '../fixture.ts';
import { acceptedFolder, picturesIn } from '../../../scripts/pictures/files.ts';
import { expectedPictures, withoutPicture } from './pictures.ts';
import type { IndexEntry } from './stories.ts';
import {
  errorClassesWithoutStory,
  missingAtBench,
  missingStates,
  mouseWithKeyboard,
  silentStories,
  withoutKeyboard,
  withoutStories,
} from './stories.ts';

let index: IndexEntry[] = [];

beforeAll(async () => {
  // Storybook's own index of the stories, as `storybook build` writes it, without building.
  const { entries } = await buildIndex({ configDir: '.storybook', packageJson: {}, ci: true, quiet: true });
  index = Object.values(entries);
});

describe('in this repository', () => {
  it('every component, screen and dialog has stories', () =>
    expect(withoutStories('.', index), 'write an X.stories.tsx beside them').toEqual([]));
  it('every story has a play function', () =>
    expect(silentStories(index), 'have their play function assert what a person perceives').toEqual([]));
  it('every error class shows its words', () =>
    expect(errorClassesWithoutStory(Object.keys(errorStatus), index), 'write a story that names them').toEqual([]));
  it('every machine can be tried at the bench, and is proved there', () =>
    expect(missingAtBench('.', index), 'add a page in .storybook/workbench/machines').toEqual([]));
  it('every screen shows each of its states', () =>
    expect(missingStates('.', index), 'write a story of each name').toEqual([]));
  it('Chromatic takes its pictures in each language, in both themes and in three widths', () => {
    const modes = Object.values(chromaticModes);
    expect(modes.map(({ language }) => language).toSorted()).toEqual(builtInLanguages.toSorted());
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
    expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(['phone', 'tablet', 'desk']));
  });
  it('and one picture of a story that fixes its language', () => {
    const modesOf = (storyGlobals: Record<string, string>) => {
      const parameters = { chromatic: { delay: 1 } };
      withModes({ argTypes: {}, parameters, storyGlobals });
      return parameters.chromatic;
    };
    expect(modesOf({ language: 'DE' })).toEqual({ delay: 1, modes: modesFor({ language: 'DE' }) });
    expect(Object.keys(modesFor({ language: 'DE' }))).toHaveLength(1);
    expect(modesOf({ country: 'CH' })).toEqual({ delay: 1, modes: chromaticModes });
  });
  it('the side bar can filter stories by state, language and rule', () => {
    const tagged = (tag: string) => index.filter(({ type, tags }) => type === 'story' && tags?.includes(tag) === true);
    const names = (tag: string) => new Set(tagged(tag).map(({ name }) => name));
    expect(names('loading')).toContain('Loading');
    expect(names('error')).toContain('Load Error');
    expect(names('language')).toContain('French');
    expect(tagged('rule').length).toBeGreaterThan(100);
  });
  it('only stories that nobody would look at are left out of the side bar', () => {
    const hidden = index.filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== true);
    expect([...new Set(hidden.map(({ importPath }) => importPath))].toSorted()).toEqual([
      './packages/ui/src/checkout/useCheckout.stories.tsx',
      './packages/ui/src/fit/ProblemsOfFit.stories.tsx',
    ]);
  });
  it('every component, screen and dialog that can be seen has a picture', () =>
    expect(withoutPicture('.', index), "tag one of its stories 'picture', then: pnpm pictures accept").toEqual([]));
  it('the accepted pictures are those of the stories tagged picture', () =>
    expect(picturesIn(acceptedFolder), 'pnpm pictures accept').toEqual(expectedPictures(index)));
  it('search, menu, dialogs, cart and checkout have a story that works by keyboard', () =>
    expect(withoutKeyboard('.', index), 'write a story KeyboardOnly').toEqual([]));
  it('and no such story takes the mouse', () =>
    expect(mouseWithKeyboard('.'), 'press keys instead (tabTo.testing.ts)').toEqual([]));
});

const ui = 'packages/ui/src';
const story = (path: string, name: string, tags = ['play-fn']): IndexEntry => ({
  type: 'story',
  importPath: `./${ui}/${path}.stories.tsx`,
  name,
  tags,
});

describe('and what is missing is found', () => {
  it('a component without a story', () => {
    const root = fixture({
      [`${ui}/components/A/A.tsx`]: '',
      [`${ui}/components/A/part.tsx`]: '',
      [`${ui}/components/B/B.tsx`]: '',
      [`${ui}/chrome/C/C.tsx`]: '',
    });
    const docs = { type: 'docs', importPath: `./${ui}/chrome/C/C.stories.tsx`, name: 'Docs' };
    expect(withoutStories(root, [story('components/A/A', 'Success'), docs]).toSorted()).toEqual([
      `${ui}/chrome/C/C.tsx`,
      `${ui}/components/B/B.tsx`,
    ]);
  });

  it('an error class that no story shows', () => {
    const index = [story('forms/FormFailure/ErrorClasses', 'Not Found Exception')];
    expect(errorClassesWithoutStory(['NotFoundException', 'ThrottledException'], index)).toEqual([
      'ThrottledException',
    ]);
  });

  it('a machine without a page at the bench', () => {
    const machines = 'packages/domain/src/machines';
    const root = fixture({
      [`${machines}/topMenu.ts`]: 'setup({}).createMachine({})',
      [`${machines}/consent.ts`]: 'setup({}).createMachine({})',
      [`${machines}/outcome.ts`]: 'export const noAnswer = 1',
    });
    const page = { type: 'story', importPath: './.storybook/workbench/machines/TopMenu.stories.tsx', name: 'Try' };
    expect(missingAtBench(root, [page])).toEqual([
      `${machines}/consent.ts: Try`,
      `${machines}/consent.ts: Proof`,
      `${machines}/topMenu.ts: Proof`,
    ]);
  });

  it('a story that asserts nothing', () => {
    expect(silentStories([story('components/A/A', 'Success'), story('components/A/A', 'Busy', ['test'])])).toEqual([
      `${ui}/components/A/A.stories.tsx: Busy`,
    ]);
  });

  it('a component without a picture, and the pictures of one that has some', () => {
    const root = fixture({ [`${ui}/components/A/A.tsx`]: '', [`${ui}/components/B/B.tsx`]: '' });
    const index = [story('components/A/A', 'Open'), story('components/B/Parts', 'Without Name', ['picture'])];
    expect(withoutPicture(root, index)).toEqual([`${ui}/components/A/A.tsx`]);
    expect(expectedPictures(index)).toEqual([
      'components/B/Parts/Without-Name-dark-phone.png',
      'components/B/Parts/Without-Name-light-desk.png',
    ]);
  });

  it('a dialog without a keyboard walk', () => {
    const [a, b] = [`${ui}/dialogs/ADialog`, `${ui}/dialogs/BDialog`];
    const root = fixture({
      [`${a}/ADialog.tsx`]: '',
      [`${b}/BDialog.tsx`]: '',
      [`${ui}/chrome/Footer/Footer.tsx`]: '',
    });
    expect(
      withoutKeyboard(root, [
        story('dialogs/ADialog/Parts', 'Keyboard Only'),
        story('dialogs/BDialog/BDialog', 'German'),
      ]),
    ).toEqual([`${b}/BDialog.tsx`]);
  });

  it('a mouse in a story for the keyboard', () => {
    const play = (act: string) =>
      `export const German = { play: () => userEvent.click(a) };\nexport const KeyboardOnly = {\n  play: () => ${act},\n};\n`;
    const root = fixture({
      'A.stories.tsx': play('userEvent.hover(a)'),
      'B.stories.tsx': play("userEvent.keyboard('{Enter}')"),
    });
    expect(mouseWithKeyboard(root)).toEqual(['A.stories.tsx']);
  });

  const always = ['Success', 'German', 'French', 'Small Screen'];

  it.each([
    { source: 'export const A = 1', states: always },
    { source: "import { cartQuery } from '../../queries/cart.ts'", states: [...always, 'Loading', 'Load Error'] },
    { source: 'useQuery(cart), <EmptyState />', states: [...always, 'Loading', 'Load Error', 'Empty or Not Found'] },
    { source: '<EmptyState />', states: always },
    { source: 'session.loggedIn ? 1 : 2', states: [...always, 'Logged In', 'Logged Out'] },
    { source: '<VatLine />', states: [...always, 'Private Customer', 'Company Customer'] },
    { source: '<ListingPage base="/sales" />', states: [...always, 'Private Customer', 'Company Customer'] },
  ])('a state of a screen: $source', ({ source, states }) => {
    const root = fixture({
      [`${ui}/screens/AScreen/AScreen.tsx`]: '',
      [`${ui}/screens/AScreen/View.tsx`]: source,
      [`${ui}/screens/Parts/Parts.tsx`]: 'useQuery',
      [`${ui}/screens/AScreen/AScreen.stories.tsx`]: 'loggedIn',
    });
    expect(missingStates(root, [])).toEqual(states.map((state) => `${ui}/screens/AScreen/AScreen.tsx: ${state}`));
    expect(
      missingStates(
        root,
        states.map((state) => story('screens/AScreen/AScreen', state.replace('Empty or ', ''))),
      ),
    ).toEqual([]);
  });
});
