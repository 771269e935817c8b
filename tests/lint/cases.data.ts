/** A file that breaks one rule of .oxlintrc.json, where it would lie in the tree. */
export type Broken = { readonly rule: string; readonly file: string; readonly source: string };

const component = (body: string): string => `import { useEffect, useState } from 'react';\n${body}\nexport const hooks = [useEffect, useState];\n`;
const story = (body: string): string => `export const Success = {\n  ${body}\n};\n`;
const test = (body: string): string => `import { describe, expect, it } from 'vitest';\n${body}\nexport const used = [describe, expect, it];\n`;
const alternatives = (count: number): string => Array.from({ length: count + 1 }, (_, index) => `b === ${String(index)}`).join(' || ');
const lines = (count: number): string => 'void 0;\n'.repeat(count);

export const broken: readonly Broken[] = [
  // Direction of imports, one for each layer.
  ...(
    [
      ['packages/domain/src/a.ts', 'react'],
      ['packages/domain/src/b.ts', 'node:fs'],
      ['packages/domain/src/c.ts', '@platine/ui/components/Button/Button.tsx'],
      ['packages/drawings/src/a.ts', '@platine/domain/cart/limit.ts'],
      ['packages/documents/src/a.ts', '@platine/api/app.ts'],
      ['packages/ui/src/screens/a.ts', '@platine/mocks/builders/cart.ts'],
      ['packages/ui/src/screens/b.ts', '@platine/storefront/App.tsx'],
      ['packages/ui/src/screens/c.ts', 'node:fs'],
      ['packages/ui/src/screens/d.ts', '../../../domain/src/cart/limit.ts'],
      ['packages/ui/src/screens/e.ts', 'lodash'],
      ['packages/ui/src/components/Button/a.ts', '../../queries/cart.ts'],
      ['packages/ui/src/queries/a.ts', '../cart/useCart.ts'],
      ['packages/ui/src/dialogs/a.ts', '@platine/ui/chrome/cookies.ts'],
      ['packages/ui/src/chrome/a.ts', '../screens/LoadFailure.tsx'],
      ['packages/ui/src/cart/a.testing.ts', '../flows/AccountRoutes.testing.tsx'],
      ['packages/ui/src/screens/f.stories.tsx', '@platine/api/app.ts'],
      ['apps/storefront/src/a.ts', '@platine/api/app.ts'],
      ['apps/storefront/src/b.ts', './server.ts'],
      ['apps/storefront/src/entry-server.ts', '@platine/api/app.ts'],
      ['apps/api/src/http/a.ts', '@platine/ui/components/Button/Button.tsx'],
      ['apps/api/src/b.test.ts', '@platine/mocks/builders/cart.ts'],
      ['packages/sample-catalogue/src/a.ts', '@platine/api/db/open.ts'],
      ['mocks/a.ts', '@platine/api/app.ts'],
    ] as const
  ).map(([file, specifier]) => ({ rule: 'platine/layers', file, source: `import * as it from '${specifier}';\nexport const used = [it];\n` })),

  // Inside the API, imports run down.
  ...(
    [
      ['apps/api/src/services/upward.ts', '../routes/cart.ts'],
      ['apps/api/src/services/import.ts', '../catalogue/rows.ts'],
      ['apps/api/src/db/upward.ts', '../mail/outbox.ts'],
      ['apps/api/src/http/upward.ts', '@platine/api/app.ts'],
      ['apps/api/src/services/testing.ts', '../../testing/testApp.ts'],
      ['apps/api/src/misplaced.ts', './db/open.ts'],
      ['apps/api/src/newFolder/misplaced.ts', '../db/open.ts'],
    ] as const
  ).map(([file, specifier]) => ({ rule: 'platine/api-order', file, source: `import * as it from '${specifier}';\nexport const used = [it];\n` })),

  // Wire shapes stay in routes and the functions that map them.
  ...(
    [
      ['apps/api/src/services/wireType.ts', `import type { Session } from '@platine/domain/contract/schemas/session.ts';\nexport type A = Session;\n`],
      ['apps/api/src/services/request.ts', `import type { RequestOf } from '@platine/domain/contract/schemas.ts';\nexport type A = RequestOf<'login'>;\n`],
      ['apps/api/src/services/checkout/parse.ts', `import { parseRequest } from '@platine/domain/contract/parse.ts';\nexport const a = [parseRequest];\n`],
      ['apps/api/src/services/mapping.ts', `import { addressFromWire } from '@platine/domain/customer/address.ts';\nexport const a = [addressFromWire];\n`],
      ['apps/api/src/services/toWire.ts', `import * as it from '@platine/domain/customer/sessionToWire.ts';\nexport const a = [it];\n`],
      ['apps/api/src/mail/wire.ts', `import type { Order } from '@platine/domain/contract/schemas/order.ts';\nexport type A = Order;\n`],
      ['apps/api/src/search/wire.ts', `import type { SearchRequestWire } from '@platine/domain/contract/schemas/product.ts';\nexport type A = SearchRequestWire;\n`],
      ['mocks/shop/wire.ts', `import type { CartAnswer } from '@platine/domain/contract/schemas/session.ts';\nexport type A = CartAnswer;\n`],
      ['packages/domain/src/machines/wire.ts', `import type { CartAnswer } from '../contract/schemas/session.ts';\nexport type A = CartAnswer;\n`],
    ] as const
  ).map(([file, source]) => ({ rule: 'platine/no-wire-in-services', file, source })),

  { rule: 'platine/no-barrel', file: 'packages/ui/src/barrel.ts', source: `export { a } from './button.ts';\nexport type { B } from './button.ts';\n` },
  { rule: 'platine/no-barrel', file: 'packages/ui/src/barrelOfImports.ts', source: `import { a } from './button.ts';\nexport { a };\n` },
  { rule: 'platine/no-barrel', file: 'packages/ui/src/star.ts', source: `export * from './button.ts';\nexport const own = 1;\n` },
  {
    rule: 'platine/no-fetch-in-effect',
    file: 'packages/ui/src/api/effect.ts',
    source: component(`export function useIt(): void { useEffect(() => { void fetch('/api'); }, []); }`),
  },
  { rule: 'platine/no-test-id', file: 'packages/ui/src/byTestId.ts', source: `export const find = (page: { getByTestId(id: string): string }) => page.getByTestId('a');\n` },
  { rule: 'platine/no-test-id', file: 'packages/ui/src/testId.tsx', source: `export const A = () => <p data-testid="a" />;\n` },
  {
    rule: 'platine/polled-reads',
    file: 'scripts/read.test.ts',
    source: test(`it('is there', async () => { const link = { count: () => Promise.resolve(1) }; expect(await link.count()).toBe(1); });`),
  },
  { rule: 'jsx-a11y/no-redundant-roles', file: 'packages/ui/src/redundant.tsx', source: `export const A = () => <aside role="complementary" />;\n` },
  { rule: 'platine/no-literal-attribute', file: 'packages/ui/src/label.tsx', source: `export const A = () => <input aria-label="Search" />;\n` },
  { rule: 'react/jsx-no-literals', file: 'packages/ui/src/literal.tsx', source: `export const A = () => <p>Cart</p>;\n` },
  { rule: 'platine/story-asserts', file: 'packages/ui/src/a.stories.tsx', source: story(`play: async ({ press }: { press: () => Promise<void> }) => { await press(); },`) },
  { rule: 'typescript/no-floating-promises', file: 'packages/ui/src/b.stories.tsx', source: `import { expect } from 'storybook/test';\n${story(`play: async () => { expect(1).toBe(1); },`)}` },
  { rule: 'platine/plain-comments', file: 'packages/drawings/src/whatDoc.ts', source: `/** What a part shows. */\nexport const a = 1;\n` },
  { rule: 'platine/plain-comments', file: 'apps/api/src/services/whoBlock.ts', source: `/*\n * Who asks.\n */\nexport const a = 1;\n` },
  { rule: 'platine/plain-comments', file: 'scripts/whoeverLine.ts', source: `// Whoever asks.\nexport const a = 1;\n` },
  { rule: 'platine/suppression-says-why', file: 'packages/domain/src/quiet.ts', source: `// oxlint-disable-next-line no-console\nexport const a = 1;\n` },

  { rule: 'import/no-cycle', file: 'packages/domain/src/hen.ts', source: `import { egg } from './egg.ts';\nexport const hen = () => egg;\n` },
  { rule: 'import/no-cycle', file: 'packages/domain/src/egg.ts', source: `import { hen } from './hen.ts';\nexport const egg = () => hen;\n` },
  { rule: 'import/no-cycle', file: 'packages/domain/src/rose.ts', source: `import type { Thorn } from './thorn.ts';\nexport type Rose = { readonly thorns: readonly Thorn[] };\n` },
  { rule: 'import/no-cycle', file: 'packages/domain/src/thorn.ts', source: `import type { Rose } from './rose.ts';\nexport type Thorn = { readonly of: Rose };\n` },
  { rule: 'import/no-default-export', file: 'packages/domain/src/default.ts', source: `export default 1;\n` },
  { rule: 'import/extensions', file: 'packages/domain/src/extension.ts', source: `import { a } from './button';\nexport const b = [a];\n` },

  { rule: 'typescript/no-explicit-any', file: 'packages/domain/src/any.ts', source: `export const a = (b: any): boolean => typeof b === 'string';\n` },
  { rule: 'typescript/no-non-null-assertion', file: 'packages/domain/src/nonNull.ts', source: `export const a = (b: string | null): string => b!;\n` },
  { rule: 'typescript/consistent-type-assertions', file: 'packages/domain/src/as.ts', source: `export const a = (b: unknown): string => b as string;\n` },
  { rule: 'typescript/consistent-type-assertions', file: 'packages/domain/src/asUnknown.ts', source: `export const a = (b: string): unknown => b as unknown;\n` },
  { rule: 'typescript/consistent-type-imports', file: 'packages/domain/src/typeImport.ts', source: `import { B } from './button.ts';\nexport type A = B;\n` },
  { rule: 'typescript/ban-ts-comment', file: 'packages/domain/src/tsIgnore.ts', source: `// @ts-ignore\nexport const a = 1;\n` },
  { rule: 'typescript/no-floating-promises', file: 'packages/domain/src/floating.ts', source: `const a = async (): Promise<void> => {};\nexport const b = () => { a(); };\n` },
  {
    rule: 'typescript/no-misused-promises',
    file: 'packages/domain/src/misused.ts',
    source: `const a = async (): Promise<boolean> => true;\nexport const b = () => (a() ? 1 : 2);\n`,
  },
  { rule: 'typescript/no-unsafe-assignment', file: 'packages/domain/src/assignment.ts', source: `const a = JSON.parse('1');\nexport const b = () => [typeof a];\n` },
  { rule: 'typescript/no-unsafe-argument', file: 'packages/domain/src/argument.ts', source: `const a = (b: string): string => b;\nexport const c = a(JSON.parse('1'));\n` },
  { rule: 'typescript/no-unsafe-call', file: 'packages/domain/src/call.ts', source: `export const a = (): void => { JSON.parse('1')(); };\n` },
  { rule: 'typescript/no-unsafe-member-access', file: 'packages/domain/src/member.ts', source: `export const a = (): boolean => typeof JSON.parse('1').b === 'string';\n` },
  { rule: 'typescript/no-unsafe-return', file: 'packages/domain/src/return.ts', source: `export const a = (): string => JSON.parse('1');\n` },
  { rule: 'typescript/only-throw-error', file: 'packages/domain/src/throw.ts', source: `export const a = (): never => { throw 'a'; };\n` },
  { rule: 'typescript/no-deprecated', file: 'packages/domain/src/deprecated.ts', source: `/** @deprecated since long */\nconst a = 1;\nexport const b = [a];\n` },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    file: 'packages/domain/src/switch.ts',
    source: `export const a = (b: 'c' | 'd'): void => {\n  switch (b) {\n    case 'c':\n      break;\n  }\n};\n`,
  },

  { rule: 'eqeqeq', file: 'packages/domain/src/eqeqeq.ts', source: `export const a = (b: unknown): boolean => b == 1;\n` },
  { rule: 'no-console', file: 'packages/domain/src/console.ts', source: `console.info('a');\n` },
  { rule: 'no-console', file: 'apps/api/src/http/console.ts', source: `console.info('a');\n` },
  { rule: 'no-alert', file: 'packages/ui/src/alert.ts', source: `alert('a');\n` },
  { rule: 'no-var', file: 'packages/domain/src/var.ts', source: `export var a = 1;\n` },
  { rule: 'prefer-const', file: 'packages/domain/src/let.ts', source: `let a = 1;\nexport const b = [a];\n` },
  { rule: 'no-param-reassign', file: 'packages/domain/src/reassign.ts', source: `export const a = (b: number): number => { b = 1; return b; };\n` },
  { rule: 'no-else-return', file: 'packages/domain/src/else.ts', source: `export const a = (b: number): number => { if (b > 1) { return 1; } else { return 2; } };\n` },
  { rule: 'no-nested-ternary', file: 'packages/domain/src/ternary.ts', source: `export const a = (b: number): number => (b > 1 ? 1 : b < 0 ? 2 : 3);\n` },
  { rule: 'no-restricted-globals', file: 'packages/ui/src/queries/fetch.ts', source: `export const a = () => fetch('/api');\n` },
  { rule: 'unicorn/prefer-node-protocol', file: 'scripts/protocol.ts', source: `import { join } from 'path';\nexport const a = [join];\n` },
  { rule: 'unicorn/no-array-for-each', file: 'packages/domain/src/forEach.ts', source: `[1].forEach((a) => { void a; });\n` },
  { rule: 'unicorn/no-abusive-eslint-disable', file: 'packages/domain/src/abusive.ts', source: `/* oxlint-disable -- all of it */\nexport const a = 1;\n` },

  { rule: 'max-lines', file: 'packages/domain/src/long.ts', source: `${lines(250)}export {};\n`.replace('export {};', 'void 1;') },
  { rule: 'max-lines-per-function', file: 'packages/domain/src/longFunction.ts', source: `export function a() {\n${lines(49)}}\n` },
  { rule: 'max-lines-per-function', file: 'packages/ui/src/longComponent.tsx', source: `export function A() {\n${lines(79)}}\n` },
  { rule: 'complexity', file: 'packages/domain/src/complexity.ts', source: `export const a = (b: number) => ${alternatives(10)};\n` },
  { rule: 'max-params', file: 'packages/domain/src/params.ts', source: `export const a = (b: 1, c: 1, d: 1, e: 1) => [b, c, d, e];\n` },

  { rule: 'react/rules-of-hooks', file: 'packages/ui/src/hooks.ts', source: component(`export function useA(b: boolean): void { if (b) { useState(1); } }`) },
  { rule: 'react/exhaustive-deps', file: 'packages/ui/src/deps.ts', source: component(`export function useA(b: () => void): void { useEffect(() => { b(); }, []); }`) },
  {
    rule: 'react/set-state-in-effect',
    file: 'packages/ui/src/derived.ts',
    source: component(
      `export function useA(b: number): number { const [c, setC] = useState(0); useEffect(() => { setC(b + 1); }, [b]); return c; }`,
    ),
  },
  { rule: 'react/no-danger', file: 'packages/ui/src/danger.tsx', source: `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n` },
  { rule: 'react/forbid-dom-props', file: 'packages/ui/src/style.tsx', source: `export const A = () => <p style={{}} />;\n` },
  { rule: 'react/forbid-component-props', file: 'packages/ui/src/styleOfComponent.tsx', source: `declare const B: (props: { style: object }) => null;\nexport const A = () => <B style={{}} />;\n` },
  { rule: 'react/button-has-type', file: 'packages/ui/src/button.tsx', source: `export const A = () => <button>+</button>;\n` },
  { rule: 'react/no-array-index-key', file: 'packages/ui/src/index.tsx', source: `export const A = (props: { all: string[] }) => props.all.map((b, i) => <p key={i}>{b}</p>);\n` },
  {
    rule: 'react/static-components',
    file: 'packages/ui/src/nested.tsx',
    source: `export function A() {\n  const B = () => <p />;\n  return <B />;\n}\n`,
  },
  { rule: 'react/jsx-key', file: 'packages/ui/src/key.tsx', source: `export const A = (props: { all: string[] }) => props.all.map((b) => <p>{b}</p>);\n` },
  { rule: 'jsx-a11y/alt-text', file: 'packages/ui/src/alt.tsx', source: `export const A = () => <img src="/a.svg" />;\n` },
  { rule: 'jsx-a11y/anchor-is-valid', file: 'packages/ui/src/anchor.tsx', source: `export const A = (props: { name: string }) => <a href="#">{props.name}</a>;\n` },
  { rule: 'jsx-a11y/tabindex-no-positive', file: 'packages/ui/src/tabIndex.tsx', source: `export const A = () => <input tabIndex={1} />;\n` },
  { rule: 'platine/native-elements', file: 'packages/ui/src/role.tsx', source: `export const A = () => <div role="main" />;\n` },

  { rule: 'vitest/no-focused-tests', file: 'packages/domain/src/only.test.ts', source: test(`it.only('a', () => { expect(1).toBe(1); });`) },
  { rule: 'vitest/no-disabled-tests', file: 'packages/domain/src/skip.test.ts', source: test(`it.skip('a', () => { expect(1).toBe(1); });`) },
  { rule: 'vitest/expect-expect', file: 'packages/domain/src/nothing.test.ts', source: test(`it('a', () => { void 0; });`) },
  { rule: 'vitest/no-commented-out-tests', file: 'packages/domain/src/commented.test.ts', source: test(`// it('a', () => { expect(1).toBe(1); });`) },
  {
    rule: 'vitest/no-identical-title',
    file: 'packages/domain/src/title.test.ts',
    source: test(`it('a', () => { expect(1).toBe(1); });\nit('a', () => { expect(2).toBe(2); });`),
  },
];

/** Neighbours of the above that break nothing: a rule that fires on these is too eager. */
export const sound: readonly { readonly file: string; readonly source: string }[] = [
  { file: 'packages/domain/src/ok/limit.ts', source: `import { object } from 'yup';\nimport { setup } from 'xstate';\nexport const a = [object, setup] as const;\nexport type { B } from '../button.ts';\n` },
  { file: 'packages/domain/src/ok/limit.test.ts', source: `import { expect, it } from 'vitest';\nit('a', () => { expect(1).toBe(1); });\n` },
  { file: 'packages/domain/src/ok/lines.ts', source: lines(250) },
  { file: 'packages/domain/src/ok/function.ts', source: `export function a() {\n${lines(48)}}\n` },
  { file: 'packages/domain/src/ok/complexity.ts', source: `export const a = (b: number) => ${alternatives(9)};\n` },
  { file: 'packages/domain/src/contract/schemas/long.ts', source: lines(300) },
  { file: 'packages/domain/src/ok/why.ts', source: `// oxlint-disable-next-line no-console -- shown once, at start\nconsole.info('a');\nexport const a = 1;\n` },
  { file: 'packages/ui/src/ok/a.stories.tsx', source: `import * as mocks from '@platine/mocks/builders/cart.ts';\nexport default mocks;\n${story(`play: async () => { const { expect } = await import('storybook/test'); await expect(1).toBe(1); },`)}` },
  { file: 'packages/ui/src/screens/Ok.tsx', source: `import * as it from '../components/Button/Button.tsx';\nexport const all = [it];\nexport const A = (props: { label: string }) => <p aria-label={props.label}>{props.label} · </p>;\n` },
  { file: 'packages/ui/src/components/Ok/Ok.stories.tsx', source: `import * as it from '../../queries/cart.ts';\nexport default it;\n` },
  { file: 'packages/ui/src/queries/ok.ts', source: `import * as it from '../routing/paths.ts';\nimport * as own from './cart.ts';\nexport const all = [it, own];\n` },
  { file: 'packages/ui/src/i18n/ok.test.ts', source: `import { expect, it } from 'vitest';\nimport * as fields from '../forms/fieldNames.ts';\nit('a', () => { expect(fields).toBe(1); });\n` },
  { file: 'packages/ui/src/ok/Field.tsx', source: `declare const Words: (props: { id: string }) => null;\nexport const A = () => (\n  <form method="post">\n    <label htmlFor="a"><Words id="a" /></label>\n    <input id="a" name="a" />\n    <button type="submit"><Words id="b" /></button>\n    <a href="/cart"><Words id="c" /></a>\n  </form>\n);\n` },
  { file: 'packages/ui/src/ok/Roles.tsx', source: `export const A = () => <div role="status"><ul role="list" /></div>;\n` },
  { file: 'apps/storefront/src/build.ts', source: `import { build } from 'vite';\nimport { join } from 'node:path';\nexport const a = [build, join];\n` },
  { file: 'apps/api/testing/provider.ts', source: `import * as it from '@platine/mocks/providers/saferpay/saferpay.ts';\nexport const used = [it];\n` },
  { file: 'packages/ui/src/screens/page.testing.ts', source: `import * as it from 'storybook/test';\nimport * as mocks from '@platine/mocks/builders/cart.ts';\nexport const all = [it, mocks];\n` },
  { file: 'apps/api/testing/testFolder.ts', source: `import { onTestFinished } from 'vitest';\nexport const all = [onTestFinished];\n` },
  { file: 'packages/sample-catalogue/src/ok.ts', source: `import * as it from '@platine/api/catalogue/readCatalogue.ts';\nexport const all = [it];\n` },
  { file: 'packages/ui/src/api/transport.ts', source: `export const a = () => fetch('/api');\n` },
  { file: 'apps/storefront/src/server.ts', source: `import * as it from '@platine/api/app.ts';\nimport { join } from 'node:path';\nexport const a = [it, join];\n` },
  { file: 'apps/storefront/vite.config.ts', source: `export default {};\n` },
  { file: 'apps/api/src/http/ok.test.ts', source: `import * as it from '../app.ts';\nimport * as more from '../../testing/testApp.ts';\nexport const a = [it, more];\n` },
  { file: 'apps/api/src/services/ok.ts', source: `import * as it from '../db/open.ts';\nimport * as more from './session.ts';\nexport const a = [it, more];\n` },
  { file: 'apps/api/src/http/ok.ts', source: `import * as it from '@platine/domain/cart/limit.ts';\nimport * as more from '@platine/drawings/drawPart.ts';\nexport const a = [it, more];\n` },
  { file: 'apps/api/src/log/log.ts', source: `console.info('a');\nexport const a = 1;\n` },
  { file: 'apps/api/src/services/ok.ts', source: `import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';\nimport type { ErrorClass } from '@platine/domain/contract/errors.ts';\nexport const a = (b: ErrorClass) => new BusinessFailure(b, 'c');\n` },
  { file: 'apps/api/src/services/ok.test.ts', source: `import type { RequestOf } from '@platine/domain/contract/schemas.ts';\nexport type A = RequestOf<'login'>;\n` },
  { file: 'apps/api/src/routes/ok.ts', source: `import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';\nexport const a = [sessionToWire];\n` },
  { file: 'scripts/ok.ts', source: `console.info('a');\nexport const a = 1;\n` },
];
