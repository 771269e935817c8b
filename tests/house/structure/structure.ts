import { filesOf, read } from '../tree.ts';

const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|shared)\//i;
const maxCssLines = 250;
const textFile = /\.(?:ts|tsx|mjs|js|json|css|html|md|yml|yaml|sql|svg)$|(?:^|\/)(?:run|\.[a-z]+rc)$/;

/** Written so that this file does not contain what it looks for. */
const foreign: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a path of one machine', pattern: /(?:^|[\s'"`(=:])\/(?:work|home\/\w+|Users\/\w+|root)\// },
  { what: 'a path of one machine', pattern: /\/tmp\/(?:tools|platine|bash_jobs)/ },
  { what: 'a folder beside the repository', pattern: /\.\.\/shared\b/ },
  {
    what: 'the host of a package registry',
    pattern: /\b(?:registry|npm|packages)\.(?:[a-z0-9-]+\.)+(?:org|com|net|io|dev|internal|local)\b/,
  },
];

/** Folders whose name says nothing about what lies in them. */
export function vagueFolders(root: string): string[] {
  return filesOf(root).filter((file) => vague.test(file));
}

export function longStyles(root: string): string[] {
  const styles = filesOf(root).filter((file) => file.endsWith('.css'));
  return styles.filter((file) => read(root, file).trimEnd().split('\n').length > maxCssLines);
}

/** Files that name what only one machine has: `file: what`. */
export function foreignNames(root: string): string[] {
  const files = filesOf(root).filter((file) => textFile.test(file) && !file.endsWith('pnpm-lock.yaml'));
  return files.flatMap((file) => {
    const text = read(root, file);
    return foreign.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${file}: ${what}`);
  });
}
