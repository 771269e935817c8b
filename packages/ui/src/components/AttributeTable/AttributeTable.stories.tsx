import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AttributeTable } from './AttributeTable.tsx';

const meta = {
  component: AttributeTable,
  args: {
    caption: 'Technical specifications',
    attributes: [
      {
        key: 'resistance',
        name: { EN: 'Resistance', DE: 'Widerstand', FR: 'Résistance' },
        value: 10_000,
        text: null,
        unit: 'Ω',
      },
      { key: 'power', name: { EN: 'Power', DE: 'Leistung', FR: 'Puissance' }, value: 0.25, text: null, unit: 'W' },
      {
        key: 'mounting',
        name: { EN: 'Mounting', DE: 'Bauform', FR: 'Montage' },
        value: null,
        text: { EN: 'through hole', DE: 'bedrahtet', FR: 'traversant' },
        unit: null,
      },
    ],
  },
} satisfies Meta<typeof AttributeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Technical specifications' }));
    await expect(table.getByRole('row', { name: /^Resistance 10\skΩ$/ })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Mounting' })).toBeVisible();
  },
};

export const German: Story = {
  args: { caption: 'Technische Daten' },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Leistung 0,25\sW$/ })).toBeVisible();
  },
};

export const French: Story = {
  args: { caption: 'Caractéristiques techniques' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Montage traversant' })).toBeVisible();
  },
};
