import { createHash } from 'node:crypto';

/** Signs of a file that its classes carry: four tell some thousand files apart. */
const length = 4;

/**
 * Names the classes of style sheets: the class's own name and a sign of its file. Vite's own names also carry a sign of the content and the
 * line; they stand in the style, the script and every page, where few bytes of them repeat.
 *
 * @param root The folder that files are named from, so that the names are the same on every machine.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const own = file.replace(/\?.*$/, '').replace(root, '');
    const sign = createHash('sha256').update(own).digest('base64url').slice(0, length);
    const known = files.get(sign) ?? own;
    if (known !== own)
      throw new Error(`The classes of ${known} and ${own} would have the same names: rename one of the files.`);
    files.set(sign, own);
    return `${name}_${sign}`;
  };
}
