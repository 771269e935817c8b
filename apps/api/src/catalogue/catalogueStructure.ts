import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine } from './catalogueLines.ts';

/** The data that products refer to, small enough to be read at once. */
export type CatalogueStructure = {
  readonly manufacturers: readonly ManufacturerLine[];
  /** The numbers of their lines. */
  readonly manufacturerLines: readonly number[];
  readonly categories: readonly CategoryLine[];
  readonly menu: readonly MenuGroupLine[];
  /** Whether it is made of a table's columns, which name makers and categories alone. */
  readonly isTable: boolean;
  /** False when a line was refused; then nothing may be removed. */
  readonly complete: boolean;
};

/** With the addresses of the manufacturers' logos, by id. */
export type StructureWithLogos = CatalogueStructure & { readonly logos: ReadonlyMap<number, LocalizedText | null> };
