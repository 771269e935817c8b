export type Scenario = {
  readonly name: string;
  /** The names of what it takes. */
  readonly parameters: readonly string[];
  /** The comment above it. */
  readonly words: string;
};

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export function (\w+)(?:<[^(]*>)?\(((?:(?!\): )[\s\S])*)\): HttpHandler\[\]/g;

const onOneLine = (text: string): string =>
  text
    .replaceAll(/\s+\*?\s*/g, ' ')
    .replace(/,? $/, '')
    .trim();

/** The scenarios that a file of `mocks/scenarios` exports, in its order. */
export function scenariosIn(source: string): Scenario[] {
  return [...source.matchAll(declaration)].map(([, words = '', name = '', parameters = '']) => ({
    name,
    parameters: [...parameters.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map(([, parameter = '']) => parameter),
    words: onOneLine(words),
  }));
}
