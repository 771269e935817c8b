/** The screens that most visits begin with: all their words come first, and the build keeps their files few and small. */
export const firstScreens = ['StartScreen', 'CategoryScreen', 'SearchScreen', 'ProductScreen'] as const;

/** @param source End of a screen's source path. */
export function isFirstScreen(source: string): boolean {
  return firstScreens.some((name) => source.endsWith(`/${name}.tsx`));
}
