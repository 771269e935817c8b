import { posix } from 'node:path';
import { filesOf, read } from '../tree.ts';

const imported = /^import (\w+) from '([^']+\.module\.css)'/gm;
const comment = /\/\*[\s\S]*?\*\//g;
/** The selector before an opening brace. At-rules are left out: their conditions have dots in numbers. */
const selector = /(?<=^|[{};])[^{};@]+(?=\{)/g;
const className = /\.(-?[a-zA-Z_][\w-]*)/g;

/** The classes that components name of a sheet: class → the files that name it. */
type Named = Map<string, string[]>;

/**
 * Where components and their CSS modules disagree: a class named that no rule is for, a rule for a class that nobody names,
 * and a class that is not named by a plain text, which could not be held against the rules.
 */
export function unlikeClasses(root: string): string[] {
  const files = filesOf(root);
  const sheets = new Map<string, Named>(
    files.filter((file) => file.endsWith('.module.css')).map((file) => [file, new Map()]),
  );
  const computed = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => namedIn(file, read(root, file), sheets));
  return [...computed, ...[...sheets].flatMap(([sheet, named]) => unlikeIn(sheet, read(root, sheet), named))];
}

/** Notes the classes that a file names at its sheets, and returns what is named otherwise. */
function namedIn(file: string, text: string, sheets: Map<string, Named>): string[] {
  return [...text.matchAll(imported)].flatMap(([, binding = '', path = '']) => {
    const sheet = posix.join(posix.dirname(file), path);
    const named = sheets.get(sheet);
    if (named === undefined) return [`${file}: no sheet ${sheet}`];
    const uses = [...text.matchAll(new RegExp(`\\b${binding}\\b(?!')(?:\\['([\\w-]+)'\\])?(?! from)`, 'g'))];
    for (const [, name] of uses) if (name !== undefined) named.set(name, [...(named.get(name) ?? []), file]);
    return uses.some(([, name]) => name === undefined) ? [`${file}: ${binding} without ['name']`] : [];
  });
}

function unlikeIn(sheet: string, css: string, named: Named): string[] {
  const selectors = css.replaceAll(comment, '').match(selector) ?? [];
  const ruled = new Set(selectors.flatMap((text) => [...text.matchAll(className)].map(([, name = '']) => name)));
  return [
    ...[...named]
      .filter(([name]) => !ruled.has(name))
      .map(([name, users]) => `${users.join(', ')}: ${sheet} has no rule for .${name}`),
    ...[...ruled].filter((name) => !named.has(name)).map((name) => `${sheet}: nobody names .${name}`),
  ];
}
