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
  zipCode: '75011',
  city: 'Paris',
} as const;

const meta = { component: AddressLines, args: { address } } satisfies Meta<typeof AddressLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines that are empty leave no gap. */
export const Lines: Story = {
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
    await expect(canvas.getByText('Élodie Martin, 12, rue de l’Alzette, 75011 Paris, Frankreich')).toBeVisible();
  },
};
