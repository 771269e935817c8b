import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commentAbove, tagsOf } from '../../../.storybook/tags.ts';
import { acceptedPicture } from '../../../.storybook/guide/map/accepted.ts';
import { narrowed, screensOf, statesOf } from '../../../.storybook/guide/map/screens.ts';
import { scenariosIn } from '../../../.storybook/guide/scenarios/scenarios.ts';

describe('docs/DESIGN.md in Storybook', () => {
  it('each of its sections stands on one page, and no page names another', () => {
    const written = [...readFileSync('docs/DESIGN.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    const shown = globSync('.storybook/guide/*.mdx').flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/<Design section="([^"]+)"/g)].map(([, title]) => title),
    );
    expect(shown, 'name it on a page in .storybook/guide').toHaveLength(written.length);
    expect(new Set(shown)).toEqual(new Set(written));
  });
});

describe('the tags that the side bar filters by', () => {
  it.each([
    { name: 'Loading', tags: ['loading'] },
    { name: 'Success', tags: [] },
    { name: 'LoadError', tags: ['error'] },
    { name: 'NetworkError', tags: ['error', 'offline'] },
    { name: 'EmptyCart', tags: ['empty'] },
    { name: 'PaymentDeclined', tags: ['error'] },
    { name: 'LegalInFrench', tags: ['language'] },
    { name: 'SmallScreen', tags: ['phone'] },
  ])('$name: $tags', ({ name, tags }) => expect(tagsOf(name, '')).toEqual(tags));

  it('a rule is what cites the specification or a decision', () => {
    expect(tagsOf('AtCartLimit', '/** Spec §6: no more than the limit. */')).toEqual(['rule']);
    expect(tagsOf('Signed', '/** A link of D26. */')).toEqual(['rule']);
    expect(tagsOf('Wide', '/** Fills its place. */')).toEqual([]);
  });

  it('the comment is the one directly above', () => {
    const source =
      '/** The file. */\nconst meta = {};\n\n/** Spec §1. */\nexport const A: Story = {};\n\nexport const B: Story = {};\n';
    expect([commentAbove(source, 'A'), commentAbove(source, 'B')]).toEqual(['/** Spec §1. */', '']);
  });
});

describe('the list of scenarios', () => {
  it('has each function of the mocks that a story may name', () => {
    const sources = globSync('mocks/scenarios/*.ts', { exclude: ['**/*.t*.ts'] }).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const exported = sources.flatMap((source) =>
      [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name),
    );
    expect(sources.flatMap(scenariosIn).map(({ name }) => name)).toEqual(exported);
    expect(exported.length).toBeGreaterThan(50);
    const wordless = sources.flatMap(scenariosIn).filter(({ words }) => words === '');
    expect(wordless, 'say above it what the shop then answers').toEqual([]);
  });

  it('with its parameters and the comment above it, and no other', () => {
    const source = [
      '/** Of a type. */',
      'export type A = string;',
      '',
      'export function quiet(): HttpHandler[] {}',
      '',
      '/**',
      ' * Fails one call.',
      ' * Twice.',
      ' */',
      'export function failWith<Name extends CallName>(',
      '  name: Name,',
      '  fields: readonly FieldError[] = [],',
      '): HttpHandler[] {',
    ].join('\n');
    expect(scenariosIn(source)).toEqual([
      { name: 'quiet', parameters: [], words: '' },
      { name: 'failWith', parameters: ['name', 'fields'], words: 'Fails one call. Twice.' },
    ]);
  });
});

describe('the map of the shop', () => {
  const story = (title: string, name: string, tags: string[] = []) => ({
    id: `${title} ${name}`,
    title,
    name,
    tags,
    type: 'story',
    importPath: `./packages/ui/src/${title}.stories.tsx`,
  });
  const index = {
    entries: {
      a: story('Screens/CheckoutScreen', 'Load Error', ['error']),
      b: story('Screens/CheckoutScreen', 'German', ['language']),
      c: story('Screens/CheckoutScreen/ShippingAndPayment', 'Payment Declined', ['error', 'picture']),
      d: story('Components/Button', 'Primary'),
      e: { ...story('Screens/CheckoutScreen', 'Docs'), type: 'docs' },
    },
  };

  it('has each screen with its parts, without what the map lets choose', () => {
    expect(screensOf(index)).toEqual([
      {
        name: 'Checkout',
        parts: [
          { name: '', states: [{ id: 'Screens/CheckoutScreen Load Error', name: 'Load Error', pictures: null }] },
          {
            name: 'Shipping and payment',
            states: [
              {
                id: 'Screens/CheckoutScreen/ShippingAndPayment Payment Declined',
                name: 'Payment Declined',
                pictures: {
                  'light desk': 'Screens/CheckoutScreen/ShippingAndPayment/Payment-Declined-light-desk.png',
                  'dark phone': 'Screens/CheckoutScreen/ShippingAndPayment/Payment-Declined-dark-phone.png',
                },
              },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    { globals: { theme: 'dark' }, viewport: 'phone', isDark: true, shown: 'dark-phone', isExact: true },
    { globals: {}, viewport: 'desk', isDark: false, shown: 'light-desk', isExact: true },
    { globals: { language: 'FR' }, viewport: 'phone', isDark: true, shown: 'dark-phone', isExact: false },
    { globals: {}, viewport: 'desk', isDark: true, shown: 'light-desk', isExact: false },
    { globals: {}, viewport: 'tablet', isDark: false, shown: 'light-desk', isExact: false },
  ] as const)('shows the accepted picture $shown at first, exact: $isExact', ({ shown, isExact, ...surroundings }) => {
    const [state] = statesOf(index, 'Screens/CheckoutScreen/ShippingAndPayment');
    if (state === undefined) throw new Error('The state is missing.');
    const accepted = acceptedPicture(state, surroundings);
    expect(accepted?.file).toContain(shown);
    expect(accepted?.isExact).toBe(isExact);
  });

  it('is narrowed to what has all words in its names', () => {
    const found = (search: string) =>
      narrowed(screensOf(index), search).flatMap(({ parts }) =>
        parts.flatMap(({ states }) => states.map(({ name }) => name)),
      );
    expect(found('checkout declined')).toEqual(['Payment Declined']);
    expect(found('')).toEqual(['Load Error', 'Payment Declined']);
    expect(found('order')).toEqual([]);
  });
});
