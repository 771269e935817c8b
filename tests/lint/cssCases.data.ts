import type { Broken } from './cases.data.ts';
import type { File } from './sandbox.ts';

const inLayer = (body: string): string => `@layer components {\n  .root {\n    ${body}\n  }\n}\n`;
const component = (rule: string, name: string, body: string): Broken => ({
  rule,
  file: `packages/ui/src/components/A/${name}.module.css`,
  source: inLayer(body),
});

export const brokenCss: readonly Broken[] = [
  component('color-no-hex', 'hex', 'color: #fff;'),
  component('color-named', 'named', 'color: red;'),
  component('function-disallowed-list', 'rgb', 'color: rgb(0 0 0);'),
  component('function-disallowed-list', 'oklch', 'color: oklch(50% 0.1 150deg);'),
  component('declaration-property-unit-disallowed-list', 'size', 'font-size: 14px;'),
  component('declaration-property-unit-disallowed-list', 'leading', 'line-height: 20px;'),
  component('declaration-property-unit-disallowed-list', 'corner', 'border-radius: 2px;'),
  component('declaration-property-value-disallowed-list', 'primitive', 'color: var(--p-ink-0);'),
  component('declaration-property-value-disallowed-list', 'align', 'text-align: left;'),
  component('property-disallowed-list', 'margin', 'padding-left: 1rem;'),
  component('property-disallowed-list', 'inset', 'left: 0;'),
  component('property-disallowed-list', 'width', 'max-width: 10rem;'),
  component('declaration-no-important', 'important', 'color: var(--color-ink) !important;'),
  component('platine/no-outer-margin', 'outer', 'margin-block-start: var(--space-1);'),
  { rule: 'selector-max-id', file: 'packages/ui/src/chrome/id.css', source: '@layer components {\n  #cart {\n    color: inherit;\n  }\n}\n' },
  { rule: 'selector-class-pattern', file: 'packages/ui/src/chrome/kebab.css', source: '@layer components {\n  .two-words {\n    color: inherit;\n  }\n}\n' },
  { rule: 'selector-max-compound-selectors', file: 'packages/ui/src/chrome/deep.css', source: '@layer components {\n  .a .b .c .d {\n    color: inherit;\n  }\n}\n' },
  { rule: 'platine/layers', file: 'packages/ui/src/chrome/bare.css', source: '.root {\n  color: inherit;\n}\n' },
  { rule: 'platine/layers', file: 'packages/ui/src/screens/A/other.css', source: '@layer components {\n  .root {\n    color: inherit;\n  }\n}\n' },
  { rule: 'description', file: 'packages/ui/src/chrome/quiet.css', source: '@layer components {\n  .root {\n    /* stylelint-disable-next-line color-named */\n    color: red;\n  }\n}\n' },
];

export const soundCss: readonly File[] = [
  { file: 'packages/ui/src/tokens/tokens.css', source: '@layer tokens {\n  :root {\n    --p-ink-0: #16211c;\n    --text-m: 16px;\n    --color-ink: var(--p-ink-0);\n  }\n}\n' },
  { file: 'packages/ui/src/components/B/B.module.css', source: inLayer('margin: 0;\n    margin-inline: auto;\n    padding-inline-start: var(--space-1);\n    border: 1px solid transparent;') },
  { file: 'packages/ui/src/components/B/C.module.css', source: '@layer components {\n  .root > .part {\n    margin-block-start: auto;\n  }\n}\n' },
  { file: 'packages/ui/src/screens/B/B.module.css', source: '@layer screens {\n  .root {\n    display: grid;\n  }\n}\n' },
];
