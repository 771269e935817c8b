import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The syntax tree of a message; null for one that has none. */
export function messageTree(text: string): MessageFormatElement[] | null {
  try {
    return parse(text, { captureLocation: false });
  } catch {
    return null;
  }
}

/** The places of a message that its page fills, as they are written: `{count}`, `<link>`. */
export function messageParts(tree: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(tree.flatMap(partsOf));
}

function partsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(partsOf)];
    case TYPE.select:
    case TYPE.plural:
      return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(partsOf))];
    default:
      return [`{${element.value}}`];
  }
}
