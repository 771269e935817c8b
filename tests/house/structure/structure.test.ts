import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../../vitest.config.ts';
import { fixture } from '../fixture.ts';
import { uiFolders } from '../../../scripts/lint/layers.ts';
import { filesOf, read } from '../tree.ts';
import { foreignNames, longStyles, vagueFolders } from './structure.ts';

const css = (lines: number): string => '/* */\n'.repeat(lines);

describe('a folder says what lies in it', () => {
  it('in this repository', () => expect(vagueFolders('.'), 'name the folder by what lies in it').toEqual([]));

  it('and one that does not is found', () => {
    const root = fixture({
      'src/utils/a.ts': '',
      'src/cart/helper/b.ts': '',
      'Shared/c.css': '',
      'src/utilisation/d.ts': '',
      'src/common.ts': '',
    });
    expect(vagueFolders(root).toSorted()).toEqual(['Shared/c.css', 'src/cart/helper/b.ts', 'src/utils/a.ts']);
  });
});

it('every folder of ui has its place in the order of imports', () => {
  const folders = new Set(filesOf('packages/ui/src').map((file) => file.split('/')[0]));
  expect(folders).toEqual(new Set(uiFolders));
});

describe('a style sheet has at most 250 lines', () => {
  it('in this repository', () => expect(longStyles('.'), 'split by reason to change').toEqual([]));

  it('and one of 251 is found', () => {
    expect(longStyles(fixture({ 'a.css': css(250), 'b.css': css(251) }))).toEqual(['b.css']);
  });
});

describe('no file names what only one machine has', () => {
  it('in this repository', () => expect(foreignNames('.')).toEqual([]));

  it.each([
    { text: `cp ${'/work'}/main .`, found: ['a.md: a path of one machine'] },
    { text: `"${'/home'}/someone/platine"`, found: ['a.md: a path of one machine'] },
    { text: `export PATH=${'/tmp'}/tools/bin`, found: ['a.md: a path of one machine'] },
    { text: `see ${'..'}/shared/spec`, found: ['a.md: a folder beside the repository'] },
    { text: `https://${'registry'}.example.org/`, found: ['a.md: the host of a package registry'] },
    { text: 'a folder at /home and one in ./work/, the network/ and the registry of npm', found: [] },
  ])('$text', ({ text, found }) => {
    expect(foreignNames(fixture({ 'a.md': text, 'a.png': text }))).toEqual(found);
  });
});

describe('each test is run', () => {
  const projects = config.test?.projects ?? [];
  const patterns = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );

  // In a browser, by the other configuration, which takes seconds to read.
  const inBrowser = 'tests/languages/*.test.ts';

  it('every test file belongs to a project of vitest.config.ts, or is run beside the stories', () => {
    expect(read('.', 'vitest.stories.config.ts')).toContain(inBrowser);
    const tests = filesOf('.').filter((file) => /\.test\.tsx?$/.test(file));
    expect(tests.filter((file) => ![...patterns, inBrowser].some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
    expect(tests.length).toBeGreaterThan(10);
  });

  it('and one that lies elsewhere would be found', () => {
    expect(patterns.some((pattern) => matchesGlob('tests/forgotten/a.test.ts', pattern))).toBe(false);
  });
});
