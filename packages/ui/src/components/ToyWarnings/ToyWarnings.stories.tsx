import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToyWarnings } from './ToyWarnings.tsx';

const small = {
  EN: 'Not suitable for children under 36 months. Small parts.',
  DE: 'Nicht für Kinder unter 36 Monaten geeignet. Kleine Teile.',
  FR: 'Ne convient pas aux enfants de moins de 36 mois. Petits éléments.',
};

const meta = { component: ToyWarnings, args: { warnings: [small] } } satisfies Meta<typeof ToyWarnings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Directive 2009/48/EC, annex V: the word “Warning” begins it. */
export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/Warning: Not suitable for children under 36 months\./);
  },
};

/** In an order of several products each warning says whose it is. */
export const OfOneProductOfSeveral: Story = {
  args: { name: 'Klots School set' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/Klots School set.*Warning: Not suitable/);
  },
};

/** A product that is no toy has none. */
export const None: Story = {
  args: { warnings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/Achtung: Nicht für Kinder unter 36 Monaten geeignet/);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/Attention : Ne convient pas aux enfants/);
  },
};
