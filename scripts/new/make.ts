import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue } from '../../tests/house/messages/messages.ts';
import type { Order } from './words.ts';
import { messagesFile, pagesFile, pagesTest, pathsFile } from './places.ts';
import { filledIn, messagesOf, namesOf } from './words.ts';

/** Makes a part of the shop from the templates beside this file, and enters it where parts are listed. Returns the files that it wrote, from `root`. */
export function make(order: Order, root: string): string[] {
  const templates = join(import.meta.dirname, order.kind);
  const made = globSync(['**/*.txt', '.storybook/**/*.txt'], { cwd: templates }).map((template) => {
    const file = filledIn(template.replace(/\.txt$/, ''), order);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), filledIn(readFileSync(join(templates, template), 'utf8'), order));
    return file;
  });
  const page = order.kind === 'screen' ? enterPage(order, root) : [];
  return [...made, ...page, ...enterMessages(order, root)];
}

/** Changes a file. Throws when nothing changed: the file no longer has what the change looks for. */
function change(root: string, file: string, edit: (text: string) => string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} has no place for a new part: mend scripts/new/make.ts.`);
  writeFileSync(join(root, file), changed);
  return file;
}

function enterPage(order: Order, root: string): string[] {
  const { page, path } = namesOf(order);
  return [
    change(root, pathsFile, (text) => `${text}\nexport const ${page}Path = '${path}';\n`),
    change(root, pagesFile, (text) =>
      text
        .replace('\n\nconst pages', `\nimport { ${page}Page } from './${page}.tsx';\n\nconst pages`)
        .replace('  ...contentPages,\n', `  ${page}Page,\n  ...contentPages,\n`),
    ),
    change(root, pagesTest, (text) =>
      text.replace("    ['/', '/'],\n", `    ['/', '/'],\n    ['${path}', '${path}'],\n`),
    ),
  ];
}

function enterMessages(order: Order, root: string): string[] {
  return Object.entries(messagesOf(order))
    .filter(([, messages]) => Object.keys(messages).length > 0)
    .map(([language, messages]) =>
      change(root, messagesFile(language), (text) => Object.entries(messages).reduce(withMessage, text)),
    );
}

/** A file of messages with one more, before the first id that comes after it. */
function withMessage(text: string, [id, words]: [string, string]): string {
  const messages = Object.entries(readCatalogue(text));
  const at = messages.findIndex(([other]) => other > id);
  const more = messages.toSpliced(at === -1 ? messages.length : at, 0, [id, words]);
  return `${JSON.stringify(Object.fromEntries(more), null, 2)}\n`;
}
