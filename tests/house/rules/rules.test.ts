import { beforeAll, describe, expect, it } from 'vitest';
import { rulesMarkdown } from '../../../scripts/rules/markdown.ts';
import { fixture } from '../fixture.ts';
import { filesOf, read } from '../tree.ts';
import { domainTests } from './domainTests.ts';
import { testedAlone } from './reach.ts';
import type { Rules } from './rule.ts';
import { rules } from './rules.data.ts';
import type { DomainTest } from './rules.ts';
import { matchingNothing, misquoted, notRun, uncovered, unproved } from './rules.ts';
import { sentencesOf, titleIn } from './specification.ts';

const list = 'tests/house/rules/data/';
const specification = read('.', 'docs/SPECIFICATION.md');
const files = new Set(filesOf('.'));
const holds = (path: string, words: string) => files.has(path) && read('.', path).includes(words);

describe('every rule of spec §1–§9 and D10–D23 is proved by a test', () => {
  let tests: DomainTest[] = [];
  // Loading every test of the domain takes 20 s of the processor, and a busy machine gives it in pieces.
  beforeAll(() => {
    tests = domainTests('.');
  }, 180_000);

  it('all of these chapters and decisions are listed', () => {
    const decisions = Array.from({ length: 14 }, (_, index) => `D${10 + index}`);
    expect(Object.keys(rules)).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9', ...decisions]);
  });

  it('each of their rows, bullets and paragraphs has a rule', () =>
    expect(uncovered(rules, specification), `list them with their tests in ${list}`).toEqual([]));
  it('each rule is worded as the specification words it', () =>
    expect(misquoted(rules, specification), `quote docs/SPECIFICATION.md in ${list}`).toEqual([]));
  it('each rule has a proof', () => expect(unproved(rules), `name their tests in ${list}`).toEqual([]));
  it('each proof exists', () =>
    expect(matchingNothing(rules, tests, holds), `no test has these words of ${list}`).toEqual([]));

  it('each proof outside the domain is a test, a story or a scenario: what runs', () =>
    expect(notRun(rules)).toEqual([]));

  it('each test of the domain tests something that the shop runs', () =>
    expect(
      testedAlone('.', rules, tests),
      'call it from a service, a route or a page, or prove the rule there',
    ).toEqual([]));

  it('docs/RULES.md is what `pnpm rules` makes', () => {
    const made = rulesMarkdown(rules, tests, (section) => titleIn(specification, section));
    expect(read('.', 'docs/RULES.md') === made, 'run `pnpm rules` and commit docs/RULES.md').toBe(true);
  });
});

describe('and a gap is found', () => {
  const text = [
    '# Shop',
    '## 9 Limits (spec §9)',
    '',
    'What is limited:',
    '',
    '| Product | Limit |',
    '|---|---|',
    '| relays | 5 |',
    '| fuses | 2 |',
    '',
    '- A step is',
    '  ten pieces.',
    '- **Open:** the rest.',
    '',
    '## 10 More',
    'Nothing.',
  ].join('\n');
  const listed: Rules = {
    '§9': [
      { says: '| relays | 5 |', tests: ['five relays'] },
      { says: 'step is ten', tests: ['steps'] },
    ],
  };
  const known: readonly DomainTest[] = [
    { file: 'cart/limit.test.ts', name: 'spec §9: five relays' },
    { file: 'cart/steps.test.ts', name: 'spec §9: ten' },
  ];

  it('the rows without the head, the bullets in one line, without what is open', () => {
    expect(sentencesOf(text, '§9')).toEqual(['| relays | 5 |', '| fuses | 2 |', '- A step is ten pieces.']);
    expect(titleIn(text, '§9')).toBe('9 Limits (spec §9)');
    expect(() => sentencesOf(text, 'D1')).toThrow('The specification has no D1.');
  });

  it('a row without a rule', () => expect(uncovered(listed, text)).toEqual(['§9: | fuses | 2 |']));

  it('words that the specification no longer has', () => {
    expect(misquoted({ '§9': [{ says: 'relays | 6' }] }, text)).toEqual(['§9: relays | 6']);
    expect(misquoted(listed, text)).toEqual([]);
  });

  it('a rule without a proof', () => {
    expect(unproved({ '§9': [{ says: 'fuses' }, { says: 'relays', tests: ['five'] }] })).toEqual(['§9: fuses']);
  });

  it.each([
    { rule: { says: 'x', tests: ['five relays'] }, found: [] },
    { rule: { says: 'x', tests: ['cart/steps: spec §9: ten'] }, found: [] },
    { rule: { says: 'x', tests: ['six relays'] }, found: ['§9: six relays'] },
    { rule: { says: 'x', elsewhere: ['a.test.ts: five'] }, found: [] },
    { rule: { says: 'x', elsewhere: ['a.test.ts: six'] }, found: ['§9: a.test.ts: six'] },
    { rule: { says: 'x', elsewhere: ['b.test.ts: five'] }, found: ['§9: b.test.ts: five'] },
  ])('a proof that is not there: $rule', ({ rule, found }) => {
    const holdsFive = (path: string, words: string) => path === 'a.test.ts' && words === 'five';
    expect(matchingNothing({ '§9': [rule] }, known, holdsFive)).toEqual(found);
  });

  it.each([
    ['tests/e2e/cart.test.ts: five', []],
    ['packages/ui/src/chrome/A.stories.tsx: five', []],
    ['tests/contract/scenarios/cart.ts: five', []],
    ['packages/ui/src/chrome/A.tsx: five', ['§9: packages/ui/src/chrome/A.tsx: five']],
  ])('a proof that runs nothing: %s', (elsewhere, found) => {
    expect(notRun({ '§9': [{ says: 'x', elsewhere: [elsewhere] }] })).toEqual(found);
  });

  it('a test of something that only tests and types know', () => {
    const root = fixture({
      'packages/domain/src/cart/limit.ts': 'export const limit = 5;',
      'packages/domain/src/cart/steps.ts': 'export const step = 10;',
      'packages/domain/src/cart/limit.test.ts': "import { limit } from './limit.ts';",
      'packages/domain/src/cart/steps.test.ts': "import { step } from './steps.ts';",
      'packages/ui/src/Cart.tsx': "import { limit } from '@platine/domain/cart/limit.ts';",
      'apps/storefront/src/page.tsx':
        "import type { step } from '@platine/domain/cart/steps.ts';\nconst page = lazy(() => import('@platine/ui/Cart.tsx'));",
      'mocks/cart.ts': "import { step } from '@platine/domain/cart/steps.ts';",
    });
    expect(testedAlone(root, listed, known)).toEqual(['packages/domain/src/cart/steps.test.ts']);
  });

  it('a rule stands in the page with the files that prove it', () => {
    const page = rulesMarkdown({ '§9': [{ says: '| relays | 5 |', tests: ['five relays'] }] }, known, () => 'Limits');
    expect(page).toContain(
      String.raw`| relays \| 5 | [cart/limit](../packages/domain/src/cart/limit.test.ts): five relays |`,
    );
  });
});
