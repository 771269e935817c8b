import type { Meta, StoryObj } from '@storybook/react-vite';

export type Story = StoryObj;
export type StoryFile = { readonly default: Meta } & Readonly<Record<string, Story | Meta>>;
export type Look = { readonly name: string; readonly story: Story; readonly meta: Meta };

/**
 * The stories of a file that look different before anybody does something, and are not in a language by their own globals: those are
 * checked in it as they are.
 */
export function looksOf(file: StoryFile): Look[] {
  const { default: meta, ...stories } = file;
  if (meta.globals?.['language'] !== undefined) return [];
  const seen = new Set<string>();
  return Object.entries(stories)
    .filter(([, story]) => story.globals?.['language'] === undefined)
    .map(([name, story]) => ({ name, story, meta }))
    .filter(({ story }) => {
      const look = identityOf({ ...story, play: null, name: null, tags: null });
      const isNew = !seen.has(look);
      seen.add(look);
      return isNew;
    });
}

const numbers = new Map<unknown, number>();

/** Equal for what is equal by value; a function, an element's type or a pattern is only equal to itself. */
function identityOf(annotations: object): string {
  return JSON.stringify(annotations, (_, value: unknown) => {
    if (typeof value !== 'function' && !(value instanceof RegExp)) return value;
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return `#${String(numbers.get(value))}`;
  });
}
