import type { queries, within } from 'storybook/test';
import { expect } from 'storybook/test';

type Play = (story: { readonly canvas: ReturnType<typeof within<typeof queries>> }) => Promise<void>;

/** What a page says that the shop could not answer for. */
export const expectFailure: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
};

/** What it says when the shop was not reached, which takes a few tries to know. */
export const expectOffline: Play = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert', {}, { timeout: 5000 });
  await expect(alert).toHaveTextContent('No connection to the shop');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
};
