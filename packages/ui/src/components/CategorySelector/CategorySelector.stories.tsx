import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CategorySelector } from './CategorySelector.tsx';

const meta = {
  component: CategorySelector,
  args: {
    category: {
      path: '1.2.1',
      name: { EN: 'Components', DE: 'Bauteile' },
      children: [
        { path: '1.2.1.1', name: { EN: 'Resistors', DE: 'Widerstände' }, hasChildren: false },
        { path: '1.2.1.2', name: { EN: 'Capacitors', DE: 'Kondensatoren' }, hasChildren: false },
      ],
    },
  },
} satisfies Meta<typeof CategorySelector>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = /^(?:Category|Kategorie|Catégorie)/;
const namesOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(opener));
    await expect(namesOf(canvas.getAllByRole('link'))).toEqual(['One level up', 'Capacitors', 'Resistors']);
    await expect(canvas.getByRole('link', { name: 'One level up' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Resistors' })).toHaveAttribute('href', '/category/1.2.1.1');
  },
};

/** The root category has no parent (spec §2). */
export const Root: Story = {
  tags: ['picture'],
  args: {
    category: {
      path: '1.2',
      name: { EN: 'All products' },
      children: [{ path: '1.2.1', name: { EN: 'Components' }, hasChildren: true }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(opener));
    await expect(namesOf(canvas.getAllByRole('link'))).toEqual(['Components']);
  },
};

export const ClosesByEscapeAndOutside: Story = {
  render: (args) => (
    <>
      <CategorySelector {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(opener));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Resistors')).not.toBeVisible();
    await userEvent.click(canvas.getByText(opener));
    await userEvent.click(canvas.getByText('Elsewhere'));
    await expect(canvas.getByText('Resistors')).not.toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(opener));
    await expect(namesOf(canvas.getAllByRole('link'))).toEqual(['Eine Ebene höher', 'Kondensatoren', 'Widerstände']);
  },
};

/** D19: a name without a French text falls back to English and is marked as English. */
export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(opener));
    await expect(namesOf(canvas.getAllByRole('link'))).toEqual(['Niveau supérieur', 'Capacitors', 'Resistors']);
    await expect(canvas.getByRole('link', { name: 'Resistors' })).toHaveAttribute('lang', 'en');
  },
};
