/** Storybook's own list of what it has, read once. */
export async function readIndex(): Promise<unknown> {
  index ??= fetch('index.json').then((response): Promise<unknown> => response.json());
  return index;
}

let index: Promise<unknown> | undefined;
