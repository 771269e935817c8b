import type { queries, within } from 'storybook/test';
import { expect } from 'storybook/test';

type Play = (story: { readonly canvas: ReturnType<typeof within<typeof queries>> }) => Promise<void>;

/** Asserts the page after an error of the shop. */
export const expectFailure: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
};

/** Asserts the page without a connection, which shows after a few retries. */
export const expectOffline: Play = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert', {}, { timeout: 5000 });
  await expect(alert).toHaveTextContent('No connection to the shop');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
};
