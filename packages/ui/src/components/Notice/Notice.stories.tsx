import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { leftOfWords } from '../../fit/leftOfWords.testing.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: { title: 'Minimum order value', children: 'The minimum order value for Luxembourg is €10.00.' },
} satisfies Meta<typeof Notice>;

/** The page has other polite live regions; this one comes first. */
const politely = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('status')[0];

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(politely(canvasElement)).toHaveTextContent('Note: Minimum order value');
  },
};

export const Success: Story = {
  tags: ['picture'],
  args: { kind: 'success', title: 'Your changes have been applied.', children: 'They hold for your next order.' },
  play: async ({ canvasElement }) => {
    await expect(politely(canvasElement)).toHaveTextContent('Success! Your changes have been applied.');
  },
};

export const Warning: Story = {
  tags: ['picture'],
  args: { kind: 'warning' },
  play: async ({ canvasElement }) => {
    await expect(politely(canvasElement)).toHaveTextContent('Warning Minimum order value');
  },
};

export const ErrorWithAction: Story = {
  tags: ['picture'],
  args: {
    kind: 'error',
    title: 'The cart could not be loaded.',
    action: <Button variant="secondary">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error! The cart could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The action aligns with the text although a quiet button has padding. */
export const QuietAction: Story = {
  tags: ['picture'],
  args: { kind: 'warning', action: <Button variant="quiet">Hide</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hide' });
    await expect(leftOfWords(button)).toBe(leftOfWords(canvas.getByText('Minimum order value')));
  },
};

export const German: Story = {
  args: { kind: 'error', title: 'Der Mindestbestellwert ist nicht erreicht.', children: 'Es fehlen 2,40 €.' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler! Der Mindestbestellwert ist nicht erreicht.');
  },
};

/** The words themselves say that it succeeded. */
export const GermanSuccess: Story = {
  args: { kind: 'success', title: 'Ihre Änderungen wurden gespeichert.', children: 'Sie gelten ab sofort.' },
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(politely(canvasElement)?.textContent).toMatch(/^Ihre Änderungen wurden gespeichert\./);
  },
};

export const French: Story = {
  args: { kind: 'warning', title: 'Le montant minimal n’est pas atteint.', children: 'Il manque 2,40 €.' },
  globals: { language: 'FR' },
  play: async ({ canvasElement }) => {
    await expect(politely(canvasElement)).toHaveTextContent('Avertissement Le montant minimal n’est pas atteint.');
  },
};
