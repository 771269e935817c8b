import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GeneralNotice } from './GeneralNotice.tsx';

const meta = {
  component: GeneralNotice,
  parameters: { layout: 'fullscreen' },
  args: { text: 'The order process may be delayed by the current situation.', onRead: fn() },
} satisfies Meta<typeof GeneralNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §1: orders may be delayed. */
export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Please note' })).toHaveTextContent('may be delayed');
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const German: Story = {
  args: { text: 'Die Bearbeitung der Bestellungen kann sich wegen der aktuellen Lage verzögern.' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Bitte beachten Sie' });
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Verstanden' })).toBeVisible();
  },
};

export const French: Story = {
  args: { text: 'Le traitement des commandes peut être retardé en raison de la situation actuelle.' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'J’ai compris' })).toBeVisible();
  },
};
