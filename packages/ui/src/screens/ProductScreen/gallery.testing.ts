import { within } from 'storybook/test';

/** The row of large pictures, and the small ones that lead to them. */
export async function gallery(place: HTMLElement, language: { readonly name: string; readonly list: string }) {
  const page = within(within(place).getByRole('main'));
  const photos = await page.findAllByRole('img', { name: new RegExp(language.name) });
  const thumbnails = within(await page.findByRole('list', { name: language.list }));
  const [first] = photos;
  if (first === undefined) throw new Error('There is no picture.');
  const row = first.closest('a')?.parentElement?.parentElement ?? first;
  return { page, row, first, links: thumbnails.getAllByRole('link') };
}
