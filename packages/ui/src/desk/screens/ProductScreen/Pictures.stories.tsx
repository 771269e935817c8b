import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import { deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atDesk, pictureDesk } from '../../deskStory.testing.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const sku = 193_021;

/** Three of the photos that stories have. */
const photos: readonly DeskPicture[] = [
  {
    url: { ALL: '/media/1a89676e7a42b1b4365726f1de9a2362-640x960/640.webp' },
    caption: { EN: 'With its stand', DE: 'Mit Ständer', FR: 'Avec son support' },
    copyright: { ALL: '© Heliotherm' },
  },
  { url: { ALL: '/media/f6964d2837031a27a2e5bef259048c60-800x800/800.webp' }, caption: {}, copyright: {} },
  { url: { ALL: '/media/01164e4990abbc9fafc62d3993fc4da5-480x160/480.webp' }, caption: {}, copyright: {} },
];

const meta = {
  component: ProductScreen,
  decorators: [atDesk],
  args: { sku },
  parameters: { layout: 'fullscreen', deskAt: `/products/${sku}`, scenario: pictureDesk(photos) },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The part with the pictures. */
async function partOf(canvas: Canvas, heading = 'Pictures') {
  const title = await canvas.findByRole('heading', { level: 2, name: heading });
  const { parentElement } = title;
  if (parentElement === null) throw new Error('The heading stands nowhere.');
  const part = within(parentElement);
  // The operator's role is known after the product.
  await waitFor(() => expect(parentElement.querySelector('input')).not.toBeNull());
  return part;
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';
const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0);
const photo = (name: string) => new File([bytes], name, { type: 'image/png' });
const letter = new File(['Dear all, …'], 'letter.png', { type: 'image/png' });

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await expect(part.getByText('Picture 1 of 3')).toBeVisible();
    await expect(part.getByText('With its stand')).toBeVisible();
    await expect(part.getByText('© Heliotherm')).toBeVisible();
    await expect(part.getByLabelText('Choose photos')).toHaveAttribute('multiple');
    await expect(part.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
  },
};

/** Without a picture shoppers see the drawing, and the part says so. */
export const Empty: Story = {
  parameters: { scenario: pictureDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no picture yet/)).toBeVisible();
  },
};

/** Several at once: each has its state, and one that is refused stops none of the others. */
export const AddSeveral: Story = {
  tags: ['picture'],
  parameters: { scenario: pictureDesk() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.upload(part.getByLabelText('Choose photos'), [photo('IMG_1.png'), letter]);
    await expect(await part.findByText(/This is no picture that the shop takes/)).toBeVisible();
    await expect(part.getByText('1 of 2 photos have arrived.')).toBeVisible();
    await expect(part.getByText('Is in the shop.')).toBeVisible();
    await expect(part.getByText('Picture 1 of 1')).toBeVisible();
    await expect(canvas.getAllByText('IMG_1.png')).toHaveLength(2);
  },
};

/** A photo of the phone's camera comes the same way. */
export const TakePhoto: Story = {
  parameters: { scenario: pictureDesk() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.upload(part.getByLabelText('Take a photo'), photo('image.png'));
    await expect(await part.findByText('Picture 1 of 1')).toBeVisible();
  },
};

/** Files are dropped from a desk's screen. */
export const Drop: Story = {
  parameters: { scenario: pictureDesk() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    const place = part.getByText(/Or drop files here/);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(photo('dropped.png'));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await part.findByText('Picture 1 of 1')).toBeVisible();
  },
};

/** A text that is being written in another form stays when a picture arrives. */
export const KeepsOtherForms: Story = {
  parameters: { scenario: pictureDesk() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    const pieces = canvas.getByLabelText(/^Pieces that come/);
    await userEvent.type(pieces, '7');
    await userEvent.upload(part.getByLabelText('Choose photos'), photo('IMG_1.png'));
    await part.findByText('Picture 1 of 1');
    await expect(canvas.getByLabelText(/^Pieces that come/)).toHaveValue(7);
  },
};

/** Without a connection nothing is lost: the same files are sent again. */
export const Offline: Story = {
  tags: ['picture'],
  parameters: { scenario: [...deskOffline('deskAddPicture'), ...pictureDesk()] },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.upload(part.getByLabelText('Choose photos'), photo('IMG_1.png'));
    await expect(await part.findByRole('button', { name: 'Send them again' })).toBeVisible();
    await expect(part.getByText('0 of 1 photos have arrived.')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { scenario: [...deskPending('deskAddPicture'), ...pictureDesk()] },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.upload(part.getByLabelText('Choose photos'), [photo('IMG_1.png'), photo('IMG_2.png')]);
    await expect(await part.findByText(/Is being sent/)).toBeVisible();
    await expect(part.getByText('Waits for its turn.')).toBeVisible();
  },
};

/** Buttons and arrow keys put pictures in order; the focus goes with the picture. */
export const KeyboardOnly: Story = {
  parameters: { scenario: pictureDesk(photos) },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    /** The place of the picture with the caption. */
    const place = () => part.getByText('With its stand').parentElement?.textContent;
    part.getByRole('button', { name: 'Move picture 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toContain('Picture 2 of 3'));
    await expect(part.getByRole('button', { name: 'Move picture 2 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(place()).toContain('Picture 3 of 3'));
    await expect(part.getByRole('button', { name: 'Move picture 3 down' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(), 'at the end it stays').toContain('Picture 3 of 3');
  },
};

/** A caption in three languages, and the copyright text. */
export const Texts: Story = {
  parameters: { scenario: pictureDesk(photos) },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    const [, second] = part.getAllByRole('button', { name: 'Texts' });
    if (second === undefined) throw new Error('There is no second picture.');
    await userEvent.click(second);
    await userEvent.type(part.getByLabelText('Caption (English)'), 'From the side');
    await userEvent.type(part.getByLabelText(/^Copyright text/), '© Lentz');
    await userEvent.click(part.getByRole('button', { name: 'Save the texts' }));
    await expect(await part.findByText('Done.')).toBeVisible();
    await expect(part.getByText('From the side')).toBeVisible();
    await expect(part.getByText('© Lentz')).toBeVisible();
    await expect(canvas.getByText('Texts of a picture')).toBeVisible();
  },
};

/** Removing asks once. */
export const Remove: Story = {
  parameters: { scenario: pictureDesk(photos) },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.click(part.getByRole('button', { name: 'Remove picture 1' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(part.getByText('Picture 1 of 2')).toBeVisible());
    await expect(canvas.queryByText('With its stand')).toBeNull();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Bilder');
    await expect(part.getByText('Mit Ständer')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Images');
    await expect(part.getByText('Avec son support')).toBeVisible();
  },
};
