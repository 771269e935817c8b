import {
  manufacturersEmpty,
  manufacturersFailure,
  manufacturersOffline,
  manufacturersPending,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { ManufacturersScreen } from './ManufacturersScreen.tsx';

const meta = {
  component: ManufacturersScreen,
  parameters: { layout: 'fullscreen', path: '/manufacturers' },
} satisfies Meta<typeof ManufacturersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const jumps = within(await canvas.findByRole('navigation', { name: 'Jump to a letter' }));
    await expect(jumps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'C',
      'K',
      'M',
      'O',
      'S',
      'V',
    ]);
    const place = jumps.getByRole('link', { name: 'K' }).getAttribute('href') ?? '';
    await expect(document.querySelector(place)).toHaveTextContent('K');
    const letter = within(canvas.getByRole('region', { name: 'K' }));
    await expect(letter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Klots', 'Kupferbach']);
    await expect(letter.getByRole('link', { name: 'Klots' })).toHaveAttribute('href', '/manufacturer/105');
  },
};

export const Loading: Story = {
  parameters: { scenario: manufacturersPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: manufacturersFailure() },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: manufacturersOffline() },
  play: expectOffline,
};

export const Empty: Story = {
  parameters: { scenario: manufacturersEmpty() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There are no manufacturers right now', level: 2 }),
    ).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Hersteller A–Z');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Fabricants A–Z');
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Messtal & Söhne' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
