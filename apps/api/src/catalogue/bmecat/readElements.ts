import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { CatalogueError } from '../readCatalogue.ts';
import { readXml } from '../xml.ts';

/** An element of a document with all that it holds. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children and without blanks around it. */
  readonly text: string;
  /** Line of the file where it begins. */
  readonly line: number;
};

type Open = Pick<XmlElement, 'name' | 'attributes' | 'line'> & { readonly children: XmlElement[]; text: string };

/** The most elements that one may hold: a product has some hundreds. */
const mostElements = 20_000;

export type WantedElements = {
  /** Elements that are passed on whole. */
  readonly whole: ReadonlySet<string>;
  /** Elements that are passed on empty, when they begin: they hold the others. */
  readonly empty: ReadonlySet<string>;
};

/** Reads a document of any size, and passes on the wanted elements in their order. Throws CatalogueError. */
export function readElements(path: string, wanted: WantedElements): AsyncGenerator<XmlElement> {
  const file = basename(path);
  return readXml<XmlElement>(textOf(path), { file, reader: (emit) => elementReader({ file, wanted, emit }) });
}

type Reading = {
  readonly file: string;
  readonly wanted: WantedElements;
  readonly emit: (element: XmlElement) => void;
};

function elementReader({ file, wanted: { whole, empty }, emit }: Reading) {
  const open: Open[] = [];
  let count = 0;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>, line: number) {
      if (open.length === 0 && empty.has(name)) emit({ name, attributes, line, children: [], text: '' });
      if (open.length === 0 && !whole.has(name)) return;
      count = open.length === 0 ? 1 : count + 1;
      if (count > mostElements)
        throw new CatalogueError(`${file}, line ${line}: ${open[0]?.name} holds more than ${mostElements} elements.`);
      open.push({ name, attributes, line, children: [], text: '' });
    },
    text(piece: string) {
      const inner = open.at(-1);
      if (inner !== undefined) inner.text += piece;
    },
    close() {
      const closed = open.pop();
      if (closed === undefined) return;
      const element = { ...closed, text: closed.text.trim() };
      const outer = open.at(-1);
      if (outer === undefined) emit(element);
      else outer.children.push(element);
    },
  };
}

/** Encodings by the name that a document's first line gives them; browsers read ISO-8859-1 as Windows-1252, too. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/** A document's text in pieces, in the encoding that its first line names. Throws CatalogueError for another one. */
async function* textOf(path: string): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) continue;
    decoder ??= decoderOf(path, chunk);
    try {
      yield decoder.decode(chunk, { stream: true });
    } catch {
      throw new CatalogueError(`${basename(path)} is not in the encoding that its first line names.`);
    }
  }
  if (decoder === null) throw new CatalogueError(`${basename(path)} is empty.`);
}

function decoderOf(path: string, start: Buffer): InstanceType<typeof TextDecoder> {
  const declared = /^[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(start.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  const encoding = decoders[declared.toLowerCase()];
  if (encoding === undefined)
    throw new CatalogueError(`${basename(path)} is in ${declared}: save it in UTF-8, ISO-8859-1 or Windows-1252.`);
  return new TextDecoder(encoding, { fatal: true });
}
