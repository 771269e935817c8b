import { deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseFiles } from '../../chooseFiles.testing.ts';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { StructureScreen } from './StructureScreen.tsx';

const meta = {
  component: StructureScreen,
  decorators: [atDesk],
  // A maker without a logo.
  parameters: { layout: 'fullscreen', deskAt: '/structure?entry=2', scenario: busyDesk() },
} satisfies Meta<typeof StructureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const bytes = Uint8Array.from(atob(dot), (character) => character.codePointAt(0) ?? 0);
const png = new File([bytes], 'lentz.png', { type: 'image/png' });
const letter = new File(['Dear all, …'], 'letter.png', { type: 'image/png' });

async function send(canvas: Canvas, file: File, button = 'Set the logo'): Promise<void> {
  chooseFiles(await canvas.findByLabelText('Picture of the logo'), file);
  await userEvent.click(canvas.getByRole('button', { name: button }));
}

/** Issue 20: a logo comes by hand, too; the log names its file. */
export const Set: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No logo yet')).toBeVisible();
    await send(canvas, png);
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.queryByText('No logo yet')).toBeNull();
    await expect(canvas.getByLabelText('Picture of the logo')).toHaveValue('');
    await expect(canvas.getByText('Logo', { selector: 'li *' }).closest('li')).toHaveTextContent(
      /anna.*Logo.*lentz\.png/s,
    );
  },
};

/** Fields of the maker that are not saved yet stay as they were written. */
export const FormStays: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Web address'), 'https://lentz.example');
    await send(canvas, png);
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByLabelText('Web address')).toHaveValue('https://lentz.example');
  },
};

/** The words are those of a product's picture, and the file stays chosen. */
export const NoPicture: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await send(canvas, letter);
    await expect(await canvas.findByText(/This is no picture that the shop takes/)).toBeVisible();
    await expect(canvas.getByLabelText('Picture of the logo')).toHaveProperty('files.length', 1);
  },
};

/** A file without content is refused before it is sent. */
export const EmptyFile: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await send(canvas, new File([], 'empty.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/The picture is damaged/)).toBeVisible();
  },
};

/** A removal is asked once. */
export const Removed: Story = {
  parameters: { deskAt: '/structure?entry=1', scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Replace the logo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the logo' }));
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
    await expect(dialog.getByText(/Shoppers see it no longer/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    await expect(await canvas.findByText('No logo yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the logo' })).toBeNull();
    await expect(canvas.getByText(/Logo removed/, { selector: 'li *' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: [...deskOffline('deskSetLogo'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await send(canvas, png);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Picture of the logo')).toHaveProperty('files.length', 1);
  },
};

export const Sending: Story = {
  parameters: { scenario: [...deskPending('deskSetLogo'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await send(canvas, png);
    const set = canvas.getByRole('button', { name: 'Set the logo' });
    await waitFor(() => expect(set).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  parameters: { deskAt: '/structure?entry=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Logo ersetzen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ajouter le logo' })).toBeVisible();
  },
};
