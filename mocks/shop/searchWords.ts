import { readQuery, wordsOf } from '@platine/domain/search/words.ts';
import type { KnownWord } from '@platine/domain/search/typos.ts';
import { repairWord } from '@platine/domain/search/typos.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';

/** Whether a text is a product's SKU, part number or GTIN, whole (D21). */
export function isExact({ product }: CatalogueEntry, text: string): boolean {
  const { SKU, GTIN, MANUFACTURER } = product;
  return String(SKU) === text || GTIN === text || MANUFACTURER.MANUFACTURER_SKU.toLowerCase() === text.toLowerCase();
}

/** Whether a product has a text whole, or all of its words. */
export function matches(entry: CatalogueEntry, text: string): boolean {
  const { words } = readQuery(text);
  const own = ownWords(entry);
  return isExact(entry, text) || (words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word))));
}

/** The text with each word that no product has repaired by one letter; null when there is nothing to repair, or no way to. */
export function correct(catalogue: readonly CatalogueEntry[], text: string): string | null {
  const known = knownWords(catalogue);
  const corrected = readQuery(text).words.map((word) => {
    if (known.some((one) => one.word.startsWith(word))) return word;
    return repairWord(word, known)?.shown ?? null;
  });
  return corrected.includes(null) ? null : corrected.join(' ');
}

/** Every word of the query begins a word of the product. */
function ownWords({ product }: CatalogueEntry): string[] {
  return wordsOf([...Object.values(product.NAME), product.MANUFACTURER.MANUFACTURER_SKU].join(' '));
}

function knownWords(catalogue: readonly CatalogueEntry[]): KnownWord[] {
  const words = new Map<string, KnownWord>();
  for (const word of catalogue.flatMap((entry) => [...new Set(ownWords(entry))]))
    words.set(word, { word, shown: word, products: (words.get(word)?.products ?? 0) + 1 });
  return [...words.values()];
}
