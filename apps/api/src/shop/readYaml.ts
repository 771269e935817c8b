import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@platine/domain/language/language.ts';
import type { Document, ParsedNode } from 'yaml';
import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { ISchema } from 'yup';
import { ValidationError } from 'yup';
import { languagesIn } from './folderLanguages.ts';
import { ShopError } from './shopError.ts';

/** A YAML file of the shop's folder with the places of its values. */
export type YamlFile = {
  readonly name: string;
  readonly document: Document<ParsedNode>;
  readonly lines: LineCounter;
  readonly value: unknown;
};

/** A schema of yup by what it validates: the full type of one tells more than anybody asks. */
type FileSchema<Value> = Pick<ISchema<Value>, '__outputType'> & {
  validateSync: (value: unknown, options: { strict: true; abortEarly: false; context: SchemaContext }) => Value;
};

/** Texts are in all languages of the folder. */
type SchemaContext = { readonly languages: readonly Language[] };

/** Larger ones are no file that a person has written. */
const mostBytes = 1_000_000;

/** Reads a YAML file and checks it. Throws ShopError with each mistake. */
export function readYaml<Value>(folder: string, name: string, schema: FileSchema<Value>): Value {
  const file = parseYaml(folder, name);
  const context = { languages: languagesIn(folder) };
  try {
    return schema.validateSync(file.value, { abortEarly: false, strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    throw new ShopError(all.flatMap((one) => sentencesOf(one, file)));
  }
}

/** Reads a YAML file. Throws ShopError for one that cannot be read. */
export function parseYaml(folder: string, name: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readText(folder, name), { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken !== undefined) {
    const { line } = lines.linePos(broken.pos[0]);
    throw new ShopError([`${name}, line ${line}: this is no YAML: ${broken.message}.`]);
  }
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  return { name, document, lines, value };
}

/** A text file of a shop's folder. Throws ShopError when it cannot be read, is too large or is no UTF-8. */
export function readText(folder: string, name: string): string {
  const path = join(folder, name);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new ShopError([
      `${path} cannot be read: make the folder with pnpm shop init FOLDER, and set SHOP_DIR to it.`,
    ]);
  }
  if (bytes.length > mostBytes) throw new ShopError([`${name} has more than ${mostBytes} bytes: make it smaller.`]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ShopError([`${name} is not UTF-8: save it in that encoding.`]);
  }
}

type Keys = readonly (string | number)[];

function sentencesOf({ path = '', type, message, params }: ValidationError, file: YamlFile): string[] {
  const keys = keysOf(path);
  if (type !== 'noUnknown') return [sentenceAt(file, keys, message)];
  return String(params?.['unknown'])
    .split(', ')
    .map((unknown) => sentenceAt(file, [...keys, unknown], 'is not known here: correct the name or delete the line'));
}

/** A sentence about a value of a file: the message ends it. */
export function sentenceAt(file: YamlFile, keys: Keys, message: string): string {
  const line = lineOf(file, keys);
  const subject = keys.length === 0 ? 'the file' : written(keys);
  return `${file.name}, line ${line}: ${subject} ${message}.`;
}

/** "spans[0].from" as the keys on the way there. */
function keysOf(path: string): Keys {
  return [...path.matchAll(/\[(\d+)\]|\["([^"]+)"\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );
}

/** Entries of a list are counted from one, as people do. */
function written(keys: Keys): string {
  return keys.map((key, at) => (typeof key === 'number' ? ` ${key + 1}` : `${at === 0 ? '' : '.'}${key}`)).join('');
}

/** The line of a value, or of what should have it. A value on lines below its key is found by the key. */
export function lineOf({ document, lines }: Pick<YamlFile, 'document' | 'lines'>, keys: Keys): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const offset = offsetOf(document, keys.slice(0, length));
    if (offset !== null) return lines.linePos(offset).line;
  }
  return 1;
}

function offsetOf(document: Document<ParsedNode>, keys: Keys): number | null {
  const last = keys.at(-1);
  const parent: unknown = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
    return isNode(pair?.key) ? (pair.key.range?.[0] ?? null) : null;
  }
  const node: unknown = document.getIn(keys, true);
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}
