import { join } from 'node:path';
import type { ProductLine } from './catalogueLines.ts';
import { productLine } from './catalogueLines.ts';
import type { ReadLine } from './lines.ts';
import { readLines } from './lines.ts';
import { readSheet } from './spreadsheet/readSheet.ts';
import { productFilesIn, sheetFile, sizeOf } from './productFiles.ts';
import type { Tally } from './report.ts';
import type { References } from './references.ts';
import type { CatalogueStructure } from './catalogueStructure.ts';
import { readStructure } from './structure.ts';

/** A product's line, and the file that has it. */
export type SourceLine = ReadLine<ProductLine> & { readonly file: string };

/** A catalogue that an import reads: a folder of JSON Lines, or a table. Its structure is read first. */
export type CatalogueSource = {
  /** Files of pictures and documents lie in it. */
  readonly folder: string;
  /** Bytes of the products, for a progress bar. */
  readonly size: () => Promise<number>;
  /** Manufacturers, categories and the menu; `known` are those of the shop. */
  readonly structure: (tally: Tally, known: References) => Promise<CatalogueStructure>;
  readonly products: () => AsyncGenerator<SourceLine>;
};

/** The catalogue in a folder of JSON Lines files. */
export function folderSource(folder: string): CatalogueSource {
  return {
    folder,
    size: async () => sizeOf(folder, await productFilesIn(folder)),
    structure: (tally) => readStructure(folder, tally),
    async *products() {
      for (const file of await productFilesIn(folder))
        for await (const line of readProductFile(folder, file)) yield { ...line, file };
    },
  };
}

function readProductFile(folder: string, file: string): AsyncGenerator<ReadLine<ProductLine>> {
  return file === sheetFile ? readSheet(folder, file) : readLines(join(folder, file), productLine);
}
