import { declaredIn } from './colours.ts';

/** The tokens that the style sheet declares for every reader, without what a theme or a reader's choice changes later. */
export function ownTokens(css: string): ReadonlyMap<string, string> {
  return declaredIn(css.split(":root[data-theme='light']")[0] ?? '');
}

/** Whether a value can be a design token: CSS computes the others from the window or from another token, in every brand alike. */
export const isOwnToken = (value: string): boolean => !/^(?:clamp|color-mix)\(/.test(value);

/** The style sheet with other values: its comments, order and computed tokens stay. New primitives stand first. */
export function withValues(css: string, values: ReadonlyMap<string, string>): string {
  const own = ownTokens(css);
  let changed = css;
  for (const [name, value] of values) {
    const was = own.get(name);
    changed =
      was === undefined
        ? changed.replace(':root {\n', () => `:root {\n    --${name}: ${value};\n`)
        : changed.replace(`--${name}: ${was};`, () => `--${name}: ${value};`);
  }
  return changed;
}
