import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { target: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content">Content</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStop: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#content');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content');
  },
};
