import type { SafetyContact } from '@platine/domain/catalog/product.ts';
import { safetyContactToWire } from '@platine/domain/catalog/productToWire.ts';
import type { StructureEntry } from '@platine/domain/desk/structureEdit.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine } from '../catalogueLines.ts';
import { categoryLine, manufacturerLine, menuGroupLine } from '../catalogueLines.ts';
import { checkLine } from '../lines.ts';

/** The import's reason against an entry as a line of its files; null for none. */
export function reasonAgainstEntry(entry: StructureEntry): string | null {
  const line = checked(entry);
  return line.ok ? null : line.reason;
}

function checked(entry: StructureEntry) {
  switch (entry.kind) {
    case 'maker': {
      const contact = entry.contact === null ? null : safetyContactToWire(entry.contact);
      return checkLine(
        {
          MANUFACTURER_ID: Number(entry.ref),
          MANUFACTURER_NAME: entry.name,
          COUNTRY_CODE: entry.country,
          SAFETY_CONTACT: contact,
        },
        manufacturerLine,
      );
    }
    case 'category':
      return checkLine({ PATH: entry.ref, NAME: entry.name }, categoryLine);
    case 'group':
      return checkLine(
        {
          GROUP: entry.ref,
          TITLE: entry.title,
          ENTRIES: entry.entries.map(({ title, groupTags }) => ({ TITLE: title, GROUPTAGS: groupTags })),
        },
        menuGroupLine,
      );
  }
}

/** The lines of the files, as an import reads them. */
export type Lines = {
  readonly manufacturers: readonly ManufacturerLine[];
  readonly categories: readonly CategoryLine[];
  readonly menu: readonly MenuGroupLine[];
  /** The addresses of the manufacturers' logos, by id. */
  readonly logos: ReadonlyMap<number, LocalizedText | null>;
};

/** The entries that the files have, as the desk knows them. */
export function entriesInFiles({ manufacturers, categories, menu, logos }: Lines): StructureEntry[] {
  return [
    ...manufacturers.map((line) => ({
      kind: 'maker' as const,
      ref: String(line.MANUFACTURER_ID),
      name: line.MANUFACTURER_NAME,
      country: line.COUNTRY_CODE ?? null,
      contact: contactInFile(line),
      logo: logos.get(line.MANUFACTURER_ID) ?? null,
    })),
    ...categories.map(({ PATH, NAME: name }) => ({ kind: 'category' as const, ref: PATH.toLowerCase(), name })),
    ...menu.map(({ GROUP: ref, TITLE: title, ENTRIES }, position) => ({
      kind: 'group' as const,
      ref,
      title,
      entries: ENTRIES.map((entry) => ({ title: entry.TITLE, groupTags: entry.GROUPTAGS })),
      position,
    })),
  ];
}

/** As it stands in the file: its address is validated where the contact is shown. */
export function contactInFile({
  SAFETY_CONTACT: contact,
}: Pick<ManufacturerLine, 'SAFETY_CONTACT'>): SafetyContact | null {
  if (contact === null || contact === undefined) return null;
  return { name: contact.NAME, address: contact.ADDRESS, email: contact.EMAIL, url: contact.URL };
}
