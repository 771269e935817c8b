import { giveTurn } from './turns.ts';

/** Integers that the database sends as one text, "7,-1,12", which takes a tenth of the time and memory of rows. */
export function parseNumbers(text: string): Int32Array {
  return text === '' ? new Int32Array(0) : parseNumberLists(text).items;
}

/** Concatenated lists of integers: list `n` is `items` from `starts[n]` to before `starts[n + 1]`. */
export type NumberLists = { readonly starts: Int32Array; readonly items: Int32Array };

const [comma, blank, minus, zero] = [44, 32, 45, 48];

/** Parses lists separated by commas whose numbers are separated by blanks: "7 8,,12". */
export function parseNumberLists(text: string): NumberLists {
  const items = new Int32Array(count(text, ' ') + count(text, ',') + 1);
  const starts = new Int32Array(count(text, ',') + 2);
  let [size, list, value, sign, isOpen] = [0, 0, 0, 1, false];
  const close = () => {
    if (isOpen) {
      items[size] = sign * value;
      size += 1;
    }
    [value, sign, isOpen] = [0, 1, false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === comma || code === blank) {
      close();
      if (code === blank) continue;
      list += 1;
      starts[list] = size;
    } else if (code === minus) sign = -1;
    else {
      value = value * 10 + code - zero;
      isOpen = true;
    }
  }
  close();
  starts[list + 1] = size;
  return { starts, items: items.slice(0, size) };
}

/** Joins arrays in their order, each part in a turn: memory that is written for the first time is slow. */
export async function joinNumbers(parts: readonly Int32Array[]): Promise<Int32Array> {
  const joined = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    await giveTurn();
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Joins lists in their order, each part in a turn: those of a million products take 40 MB. */
export async function joinNumberLists(parts: readonly NumberLists[]): Promise<NumberLists> {
  const starts = new Int32Array(parts.reduce((sum, part) => sum + part.starts.length - 1, 1));
  const items = new Int32Array(parts.reduce((sum, part) => sum + part.items.length, 0));
  let [list, item] = [0, 0];
  for (const part of parts) {
    await giveTurn();
    const before = item;
    starts.set(
      part.starts.map((start) => start + before),
      list,
    );
    items.set(part.items, item);
    list += part.starts.length - 1;
    item += part.items.length;
  }
  return { starts, items };
}

function count(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}
