import { longestListName, mostListLines } from '@platine/domain/lists/savedList.ts';
import type { ShopWindow } from '@platine/domain/lists/shopWindow.ts';
import type { InferType } from 'yup';
import { object } from 'yup';
import { list, section, text, textLike, texts, toTexts, wholeNumber } from './parts.ts';

const part = section({
  sku: wholeNumber('the number of a product', 999_999_999),
  pieces: wholeNumber('a number of pieces', 100_000),
});

const project = section({
  key: textLike(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/u, 'weather-station'),
  title: texts(longestListName),
  text: texts(300),
  parts: list(part, 1)
    .max(mostListLines, `has more than ${mostListLines} parts: shorten it`)
    .test('once', 'names a product twice: add its pieces up', (parts) => isOnce(parts.map(({ sku }) => sku))),
});

/** `start.yaml`: what the start page shows of the shop's own choice. */
export const startFile = section({
  intro: object({ title: texts(80), text: texts(300) })
    .typeError('must have lines below it, of title, text: write them')
    .noUnknown()
    .default(undefined)
    .optional(),
  shortcuts: list(text(40)).max(12, 'has more than 12 entries: shorten it'),
  projects: list(project)
    .max(6, 'has more than 6 entries: shorten it')
    .test('once', 'names a key twice: give each project its own', (projects) => isOnce(projects.map(({ key }) => key))),
});

function isOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

export function fromStartFile({ intro, shortcuts, projects }: InferType<typeof startFile>): ShopWindow {
  return {
    intro: intro === undefined ? null : { title: toTexts(intro.title), text: toTexts(intro.text) },
    shortcuts,
    projects: projects.map(({ key, title, text: words, parts }) => ({
      key,
      title: toTexts(title),
      text: toTexts(words),
      parts: parts.map(({ sku, pieces }) => ({ sku, amount: pieces })),
    })),
  };
}
