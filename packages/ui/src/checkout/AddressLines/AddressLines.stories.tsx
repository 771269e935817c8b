import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressLines } from './AddressLines.tsx';

const address = {
  country: 'FR',
  company: 'Atelier Lumière SARL',
  department: '',
  firstName: 'Élodie',
  lastName: 'Martin',
  street: '12, rue de l’Alzette',
  supplement: '',
  zipCode: '75011',
  city: 'Paris',
} as const;

const meta = { component: AddressLines, args: { address } } satisfies Meta<typeof AddressLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty lines leave no gap. */
export const Lines: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Élodie Martin')).toBeVisible();
    await expect(canvas.getByText('75011 Paris')).toBeVisible();
    await expect(canvas.getByText('France').parentElement?.children).toHaveLength(5);
  },
};

export const Inline: Story = {
  args: { address: { ...address, company: '' }, inline: true },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Élodie Martin/)).toHaveTextContent(
      'Élodie Martin, 12, rue de l’Alzette, 75011 Paris, Frankreich',
    );
  },
};

/** D43: the supplement stands above the street, as on a postal label. */
export const Supplement: Story = {
  tags: ['picture'],
  args: { address: { ...address, supplement: 'c/o Weber, 3e étage' } },
  play: async ({ canvas }) => {
    const lines = canvas.getByText('c/o Weber, 3e étage').parentElement?.children ?? [];
    await expect([...lines].map(({ textContent }) => textContent).slice(1, 4)).toEqual([
      'Élodie Martin',
      'c/o Weber, 3e étage',
      '12, rue de l’Alzette',
    ]);
  },
};

/** A zip code does not break at its hyphen. */
export const WholeZipCode: Story = {
  args: { address: { ...address, country: 'LU', zipCode: 'L-4010', city: 'Esch-sur-Alzette' }, inline: true },
  play: async ({ canvas, canvasElement }) => {
    const zipCode = canvas.getByText('L-4010');
    const widths = Array.from({ length: 40 }, (_, step) => 320 - step * 4);
    for (const width of widths) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(zipCode.getClientRects(), `${width} px`).toHaveLength(1);
    }
    canvasElement.style.inlineSize = '';
  },
};
