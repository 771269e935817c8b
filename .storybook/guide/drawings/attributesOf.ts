import type { Attributes } from '@platine/drawings/attributes.ts';
import { drawView, shapesOf } from '@platine/drawings/drawView.ts';
import type { Kind } from '@platine/drawings/kinds.ts';
import { views } from '@platine/drawings/views.ts';
import type { View } from '@platine/drawings/views.ts';

/** An attribute that a drawing reads, with the value that it takes where the part has none; null where it then draws none. */
export type DrawnAttribute = { readonly key: string; readonly value: number | string | null };

/** A part's attributes as they are typed; empty means that the part has none. */
export type Typed = Readonly<Record<string, string>>;

/** The attributes that a kind's drawings read, found by having it draw: it may read more once it has some of them. */
export function attributesOf(kind: Kind, typed: Typed): DrawnAttribute[] {
  const read = new Map<string, number | string | null>();
  const asking: Attributes = {
    number: (key, otherwise) => {
      if (!read.has(key)) read.set(key, Number.isFinite(otherwise) ? otherwise : null);
      const value = typed[key] ?? '';
      return value === '' || Number.isNaN(Number(value)) ? otherwise : Number(value);
    },
    text: (key, otherwise) => {
      if (!read.has(key)) read.set(key, otherwise);
      return (typed[key] ?? '') || otherwise;
    },
  };
  for (const view of views) shapesOf(view, kind, asking);
  return [...read].map(([key, value]) => ({ key, value }));
}

/** Each view of a part that its attributes allow, with the address of its drawing. */
export function picturesOf(kind: Kind, typed: Typed): { readonly view: View; readonly src: string }[] {
  const attributes = Object.entries(typed).map(([key, text]) => ({
    key,
    value: text === '' ? null : Number(text),
    text: { ALL: text },
  }));
  return views.flatMap((view) => {
    const svg = drawView({ kind, attributes }, view);
    return svg === null ? [] : { view, src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  });
}
