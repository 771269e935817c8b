import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DeskApp } from '../../DeskApp.tsx';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { NewProductScreen } from './NewProductScreen.tsx';

const meta = {
  component: NewProductScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/products/new', scenario: busyDesk() },
} satisfies Meta<typeof NewProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Fills in what every product needs. */
async function fill(canvas: Canvas, sku = '193024') {
  await userEvent.type(await canvas.findByLabelText('Name (English)'), 'Hand lens');
  await userEvent.selectOptions(canvas.getByLabelText('Maker'), 'Lentz');
  await userEvent.type(canvas.getByLabelText('Maker’s number'), 'HL-1');
  await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Tools › Soldering');
  await userEvent.type(canvas.getByLabelText(/^Price of one piece/), '12.50');
  await userEvent.type(canvas.getByLabelText('Weight in grams'), '80');
  await userEvent.clear(canvas.getByLabelText(/^Number in the shop/));
  await userEvent.type(canvas.getByLabelText(/^Number in the shop/), sku);
}

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Number in the shop/)).toHaveValue(193_024);
    await expect(canvas.getByLabelText('Pieces in stock')).toHaveValue(0);
  },
};

/** Issue 20: a new product with two photos is brought in at the width of a phone, by keys and files alone. */
export const WithTwoPhotos: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: busyDesk(), framed: false },
  render: () => <DeskApp linkToken={null} />,
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hand lens' })).toBeVisible();
    const choose = await canvas.findByLabelText('Choose photos');
    const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    const [blue, jpeg] = [bytes(png), bytes(`/9j/${'A'.repeat(80)}`)];
    await userEvent.upload(choose, [new File([blue], 'IMG_1.png'), new File([jpeg], 'IMG_2.jpg')], {
      applyAccept: false,
    });
    await expect(await canvas.findByText('Picture 2 of 2')).toBeVisible();
    await expect(canvas.getByText('2 of 2 photos have arrived.')).toBeVisible();
    await expect(canvas.getByText('Brought in by hand')).toBeVisible();
  },
};

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';

/** One language is enough; without any the form says so, and nothing that was written is lost. */
export const Nameless: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.clear(canvas.getByLabelText('Name (English)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the product' }));
    await expect(await canvas.findByText(/needs a name in one language at least/)).toBeVisible();
    await expect(canvas.getByLabelText('Maker’s number')).toHaveValue('HL-1');
  },
};

/** The number of another product is refused, and the form stays as it was. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, '193021');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the product' }));
    await expect(await canvas.findByText(/has this number already/)).toBeVisible();
    await expect(canvas.getByLabelText('Name (English)')).toHaveValue('Hand lens');
  },
};

export const Offline: Story = {
  parameters: { scenario: [...deskOffline('deskCreateProduct'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add the product' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Name (English)')).toHaveValue('Hand lens');
  },
};

/** A shop without products has makers and categories all the same, and begins at 1. */
export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Number in the shop/)).toHaveValue(1);
  },
};

export const Forbidden: Story = {
  parameters: { scenario: [...deskFailure('deskNewProduct', 'ForbiddenException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add the product' })).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskNewProduct'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
    await expect(canvas.queryByLabelText('Maker')).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskNewProduct', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Werkzeuge › Löten' })).toBeInTheDocument();
  },
};

export const French: Story = {
  globals: { language: 'FR', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Outils › Soudage' })).toBeInTheDocument();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add the product' })).toBeVisible();
  },
};
