import { SaxesParser } from 'saxes';
import { CatalogueError } from './readCatalogue.ts';

/** Receives the parts of an XML document in their order, elements with their line. Names come without a namespace's prefix. */
export type XmlReader = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
};

export type XmlOptions<Item> = {
  /** The file's name for error messages. */
  readonly file: string;
  /** Makes the reader; `emit` passes an item on. */
  readonly reader: (emit: (item: Item) => void) => XmlReader;
};

/** The longest text between two tags, in characters. */
const longestText = 1_000_000;

/**
 * Reads an XML document of any size piece by piece, and passes on what its reader emits. A document may name a DTD, which is never fetched; one that
 * brings declarations of its own is refused, because its entities could make a gigabyte of a line. Throws CatalogueError with the line of an error.
 */
export async function* readXml<Item>(
  chunks: AsyncIterable<string>,
  { file, reader }: XmlOptions<Item>,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const { open, text, close } = reader((item) => items.push(item));
  const parser = new SaxesParser({ xmlns: false, position: true });
  const fail = (reason: string) => {
    throw new CatalogueError(`${file}, line ${parser.line}: ${reason}`);
  };
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fail('has declarations of its own, which are refused');
  });
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes, parser.line));
  const take = (piece: string) => (piece.length > longestText ? fail('has a text that is too long') : text(piece));
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => close(local(name)));
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* items;
    items = [];
  }
  parser.close();
  yield* items;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
