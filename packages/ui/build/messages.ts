import { readFile } from 'node:fs/promises';
import { resolve, dirname } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messagesIn } from './messagesIn.ts';
import { forgetImports, reachOf } from './reach.ts';

const catalogue = /\/messages\/(?:en|de|fr)\.json(?:\?(?:first|rest))?$/;
const compiled = /^(.+\/messages\/(?:en|de|fr)\.json)(?:\.(first|rest))?\.compiled\.js$/;

type Part = 'first' | 'rest' | undefined;

/**
 * Turns the message catalogues into syntax trees while building, so that the browser needs no ICU parser (7 kB less), and divides them:
 * `?first` has what the files that come with a first page may ask for, `?rest` the others. Without first pages, `?first` is the whole catalogue.
 * The module gets a name of its own: Vite's JSON plugin would export each key once more.
 */
export function compiledMessages(firstPages: readonly string[] = []): Plugin {
  return {
    name: 'platine-messages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!catalogue.test(source) || importer === undefined) return null;
      const asked = firstPages.length === 0 ? source.replace('?first', '') : source;
      return `${resolve(dirname(importer), asked.replace('?', '.'))}.compiled.js`;
    },
    async load(id) {
      const [, path, part] = compiled.exec(id) ?? [];
      if (path === undefined) return null;
      this.addWatchFile(path);
      const messages = readCatalogue(await readFile(path, 'utf8'), path);
      const chosen = await choose(messages, firstPages, isPart(part) ? part : undefined);
      const trees = Object.fromEntries(chosen.map(([key, message]) => [key, packed(compileOne(key, message, path))]));
      return `const m = JSON.parse(${JSON.stringify(JSON.stringify(trees))}); ${unpack} export default m`;
    },
    watchChange: (file) => forgetImports(file),
  };
}

async function choose(
  messages: Record<string, string>,
  firstPages: readonly string[],
  part: Part,
): Promise<[string, string][]> {
  const entries = Object.entries(messages);
  if (part === undefined) return entries;
  if (firstPages.length === 0) return [];
  const first = await firstMessages(firstPages, messages);
  return entries.filter(([id]) => first.has(id) === (part === 'first'));
}

async function firstMessages(firstPages: readonly string[], messages: Record<string, string>) {
  const files = [...reachOf(firstPages)].filter((file) => !file.endsWith('.css'));
  return messagesIn(await Promise.all(files.map((file) => readFile(file, 'utf8'))), Object.keys(messages));
}

/** A message without placeholders travels as its text: most are, and every page with forms would carry their trees. */
function packed(tree: readonly MessageFormatElement[]): string | readonly MessageFormatElement[] {
  const [only, ...others] = tree;
  return only?.type === TYPE.literal && others.length === 0 ? only.value : tree;
}

/** Runs in the browser: makes a tree of each text again. */
const unpack = `for (const id in m) if (typeof m[id] === 'string') m[id] = [{ type: ${TYPE.literal}, value: m[id] }];`;

function isPart(part: string | undefined): part is Part {
  return part === 'first' || part === 'rest';
}

function readCatalogue(json: string, path: string): Record<string, string> {
  const messages: unknown = JSON.parse(json);
  if (!isCatalogue(messages)) throw new Error(`${path}: a catalogue is a flat object of texts`);
  return messages;
}

function isCatalogue(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function compileOne(id: string, message: string, path: string): readonly MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false });
  } catch (cause) {
    throw new Error(`${path}: the message "${id}" is not valid ICU syntax: ${message}`, { cause });
  }
}
