import { readFile } from 'node:fs/promises';
import { resolve, dirname } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalogue = /\/messages\/(?:en|de|fr)\.json$/;
const compiled = '.compiled.js';

/**
 * Turns the message catalogues into syntax trees while building, so that the browser needs no ICU parser (7 kB less).
 * The module gets a name of its own: Vite's JSON plugin would export each key once more.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'platine-messages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!catalogue.test(source) || importer === undefined) return null;
      return `${resolve(dirname(importer), source)}${compiled}`;
    },
    async load(id) {
      const path = id.endsWith(compiled) ? id.slice(0, -compiled.length) : '';
      if (!catalogue.test(path)) return null;
      this.addWatchFile(path);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compile(await readFile(path, 'utf8'), path)))})`;
    },
  };
}

function compile(json: string, path: string): Record<string, unknown> {
  const messages: unknown = JSON.parse(json);
  if (!isCatalogue(messages)) throw new Error(`${path}: a catalogue is a flat object of texts`);
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileOne(id, message, path)]));
}

function isCatalogue(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function compileOne(id: string, message: string, path: string): unknown {
  try {
    return parse(message, { captureLocation: false });
  } catch (cause) {
    throw new Error(`${path}: the message "${id}" is not valid ICU syntax: ${message}`, { cause });
  }
}
