import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { buildDeskProduct } from '@platine/mocks/desk/deskProductFile.ts';
import { editProduct } from '@platine/mocks/desk/deskProducts.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const sku = 193_021;

const meta = {
  component: ProductScreen,
  decorators: [atDesk],
  args: { sku },
  parameters: { layout: 'fullscreen', deskAt: `/products/${sku}`, scenario: busyDesk() },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The form below a heading. */
async function formOf(canvas: Canvas, heading: string) {
  const title = await canvas.findByRole('heading', { level: 2, name: heading });
  const { parentElement } = title;
  if (parentElement === null) throw new Error('The heading stands nowhere.');
  return within(parentElement);
}

/** A desk at which somebody else sets the price in the moment before the operator does. */
function fasterAtProduct() {
  const desk = createDesk({ products: [buildDeskProduct()] });
  const edit = { kind: 'price', price: 4800, original: null } as const;
  const faster = http.post('*/desk/api/product/edit', () => {
    editProduct(desk, { sku, edit, by: 'bert', why: 'sale', key: 'bert', seen: 0 });
  });
  return [faster, ...createDeskHandlers(desk)];
}

/** A desk that answers the first change at once and the second one never. */
function slowAtSecondChange() {
  let changes = 0;
  const slow = http.post('*/desk/api/product/edit', async () => {
    changes += 1;
    if (changes > 1) await delay('infinite');
  });
  return [slow, ...busyDesk()];
}

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Soldering iron 60 W' })).toBeVisible();
    await expect(canvas.getByText(/24 in stock/)).toHaveTextContent('storage place A-03-2 · 12 ordered in 30 days');
    await expect(canvas.getByText('Nobody has changed anything by hand.')).toBeVisible();
  },
};

/** Pieces are counted with a reason, which the log keeps. */
export const CountStock: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Stock');
    await userEvent.type(form.getByLabelText(/^Pieces/), '-4');
    await expect(form.getByText('Then 20 are in stock.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'broken{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByText(/20 in stock/)).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent(/anna.*Stock 24 → 20.*broken/);
  },
};

/** The end of the change before is not the end of the one that is under way. */
export const NextChange: Story = {
  parameters: { scenario: slowAtSecondChange() },
  play: async ({ canvas }) => {
    const stock = await formOf(canvas, 'Stock');
    await userEvent.type(stock.getByLabelText(/^Pieces/), '1');
    await userEvent.type(stock.getByLabelText('Reason, for the log'), 'found{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    const again = await formOf(canvas, 'Stock');
    await userEvent.type(again.getByLabelText(/^Pieces/), '1');
    await userEvent.type(again.getByLabelText('Reason, for the log'), 'found{Enter}');
    await waitFor(() => expect(again.getByRole('button')).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText('Done.')).toBeNull();
  },
};

/** Where the pieces lie is for the shop's own people; the log keeps who moved them, and why. */
export const StoragePlace: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Storage place');
    const place = form.getByLabelText(/^Shelf, box or bin/);
    await expect(place).toHaveValue('A-03-2');
    await expect(form.getByRole('button', { name: 'Save the place' })).toBeDisabled();
    await userEvent.clear(place);
    await userEvent.type(place, 'B-1');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'moved{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByText(/storage place/)).toHaveTextContent('24 in stock · storage place B-1 · 12 ordered');
    await expect(canvas.getByRole('list')).toHaveTextContent(/anna.*Storage place A-03-2 → B-1.*moved/);
    await expect(canvas.queryByText(/The next import/), 'an import leaves it alone').toBeNull();
  },
};

/** No count goes below zero. */
export const BelowZero: Story = {
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Stock');
    await userEvent.type(form.getByLabelText(/^Pieces/), '-25');
    await expect(form.getByText('There are not so many pieces in stock.')).toBeVisible();
    await expect(form.getByRole('button')).toBeDisabled();
  },
};

/** D15: which reduction shoppers would see is said before it is charged. */
export const ReducedPrice: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Price');
    const price = form.getByLabelText(/^Price of one piece/);
    await userEvent.type(form.getByLabelText(/^Announce/), '60');
    await expect(form.getByText(/No reduction may be shown/)).toHaveTextContent('the price was €47.00');
    await userEvent.clear(price);
    await userEvent.type(price, '46.55');
    await expect(form.getByText(/Shown as reduced by 5 %/)).toHaveTextContent('from €49.00, the lowest');
  },
};

/** On a phone the end of a change is seen where the button was pressed. */
export const SavedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Price');
    const price = form.getByLabelText(/^Price of one piece/);
    await userEvent.clear(price);
    await userEvent.type(price, '46.55');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'cheaper{Enter}');
    const { top, bottom } = (await canvas.findByText('Done.')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('Done.').parentElement).toHaveFocus();
  },
};

/** A price by hand is marked until an import overwrites it. */
export const SetPrice: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Price');
    await userEvent.type(form.getByLabelText(/^Announce/), '60');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'end of season{Enter}');
    await expect(await canvas.findByText(/announced as reduced from/)).toHaveTextContent('from €60.00');
    await expect(canvas.getByText(/The next import takes the facts/)).toBeVisible();
  },
};

/** The person who was faster is named, and nothing is lost of theirs. */
export const Conflict: Story = {
  parameters: { scenario: fasterAtProduct() },
  play: async ({ canvas }) => {
    const form = await formOf(canvas, 'Price');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'mine{Enter}');
    await expect(await canvas.findByText(/bert has changed the same in the meantime/)).toBeVisible();
    await expect(canvas.getByText('sale')).toBeVisible();
  },
};

/** Texts in three languages; a product that is shown and not sold says so. */
export const Texts: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const texts = await formOf(canvas, 'Name and description');
    const french = texts.getByLabelText('Name (Français)');
    await userEvent.clear(french);
    await userEvent.type(french, 'Fer');
    await userEvent.type(texts.getByLabelText('Reason, for the log'), 'shorter{Enter}');
    await expect(await canvas.findByText(/Name \(French\)/)).toBeVisible();
    const flags = await formOf(canvas, 'For sale');
    await userEvent.click(flags.getByRole('checkbox', { name: 'Show it, but do not sell it' }));
    await userEvent.type(flags.getByLabelText('Reason, for the log'), 'recall{Enter}');
    await expect(await canvas.findByText(/Shown, not sold/)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { sku: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is no such product' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskProduct'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '193021' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskProduct', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lötkolben 60 W' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fer à souder 60 W' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change the stock' })).toBeVisible();
  },
};
