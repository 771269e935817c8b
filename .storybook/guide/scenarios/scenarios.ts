export type Scenario = {
  readonly name: string;
  /** As they are declared, on one line. */
  readonly parameters: string;
  /** The comment above it; empty where the name says all. */
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
    parameters: onOneLine(parameters),
    words: onOneLine(words),
  }));
}
