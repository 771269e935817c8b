import type { Plugin } from 'vite';

/** A file's name, and the names of the files that it imports at once. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>;

/**
 * Ends a build whose files import each other in a circle: whichever the browser runs first finds the other one empty, so that pages work or
 * break by the order in which they were visited.
 */
export function noCircles(): Plugin {
  return {
    name: 'platine-no-circles',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = findCircle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== null)
        this.error(
          `Built files import each other in a circle: ${circle.join(' → ')}. Give what both need a group of its own in vite.config.ts.`,
        );
    },
  };
}

/** The first circle, with its first file again at its end; null when there is none. */
export function findCircle(importsOf: ImportsOf): string[] | null {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = follow(imported, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  return [...importsOf.keys()].reduce<string[] | null>((found, file) => found ?? follow(file, []), null);
}
