import { drawPart } from '@platine/drawings/drawPart.ts';
import type { Kind } from '@platine/drawings/kinds.ts';
import { kinds } from '@platine/drawings/kinds.ts';

/** An attribute that a drawing reads, with the value that it takes where the part has none; null where it then draws none. */
export type DrawnAttribute = { readonly key: string; readonly value: number | string | null };

/** A part's attributes as they are typed; empty means that the part has none. */
export type Typed = Readonly<Record<string, string>>;

/** The attributes that a kind's drawing reads, found by having it draw: it may read more once it has some of them. */
export function attributesOf(kind: Kind, typed: Typed): DrawnAttribute[] {
  const read = new Map<string, number | string | null>();
  kinds[kind]({
    number: (key, otherwise) => {
      read.set(key, Number.isFinite(otherwise) ? otherwise : null);
      const value = typed[key] ?? '';
      return value === '' || Number.isNaN(Number(value)) ? otherwise : Number(value);
    },
    text: (key, otherwise) => {
      read.set(key, otherwise);
      return (typed[key] ?? '') || otherwise;
    },
  });
  return [...read].map(([key, value]) => ({ key, value }));
}

/** The drawing of a part as the address of a picture. */
export function pictureOf(kind: Kind, typed: Typed): string {
  const attributes = Object.entries(typed).map(([key, text]) => ({
    key,
    value: text === '' ? null : Number(text),
    text: { ALL: text },
  }));
  return `data:image/svg+xml,${encodeURIComponent(drawPart({ kind, attributes }))}`;
}
