import { ShopError } from './shopError.ts';

type Readers<Parts> = { readonly [Key in keyof Parts]: () => Parts[Key] };

/** Reads all parts, so that the mistakes of all files are told at once. Throws ShopError. */
export function readParts<Parts extends object>(readers: Readers<Parts>): Parts {
  const mistakes: string[] = [];
  const found: Partial<Parts> = {};
  for (const key in readers) {
    try {
      found[key] = readers[key]();
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      mistakes.push(...error.sentences);
    }
  }
  if (!isWhole(found, readers)) throw new ShopError(mistakes);
  return found;
}

function isWhole<Parts extends object>(found: Partial<Parts>, readers: Readers<Parts>): found is Parts {
  return Object.keys(readers).every((key) => key in found);
}
