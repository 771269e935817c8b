import { failWith } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { nothingSent } from '../../queries/partsList.ts';
import { rowOf, sendList, sampleList } from './orderByListPage.testing.ts';
import { OrderByListScreen } from './OrderByListScreen.tsx';

/** The lines of a list, and lists that cannot be read. */
const meta = {
  component: OrderByListScreen,
  args: { sent: nothingSent },
  parameters: { layout: 'fullscreen', path: '/order_by_list' },
} satisfies Meta<typeof OrderByListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutOneLine: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    const row = await rowOf(canvas, '4k7');
    await userEvent.click(row.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Put all in the cart' }));
    await expect(await canvas.findByText('2 products are in the cart')).toBeVisible();
  },
};

/** Record 0113: each line has its designators with it, also in the form that is sent without script. */
export const ReferencesComeAlong: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    const row = (await canvas.findByText('4k7', { selector: 'li p' })).closest('li');
    await expect(row?.querySelector('input[name="NOTE-2"]')).toHaveValue('R1–R3');
  },
};

/** Record 0104: the line says that the part found is not for new designs. */
export const NotForNewDesigns: Story = {
  parameters: {
    shop: {
      changedProducts: {
        100_231: { lifecycle: { state: 'NOT_FOR_NEW_DESIGNS', lastOrder: null, replacements: [] } },
      },
    },
  },
  play: async ({ canvas }) => {
    await sendList(canvas, 'SV547B 10 pcs');
    const row = await rowOf(canvas, 'SV547B');
    await expect(row.getByText('Not recommended for new designs')).toBeVisible();
    await expect(row.getByRole('checkbox')).toBeChecked();
  },
};

export const Replaced: Story = {
  parameters: { shop: { changedProducts: { 100_231: null }, successors: { 100_231: 100_232 } } },
  play: async ({ canvas }) => {
    await sendList(canvas, 'SV547B 10 pcs');
    const row = await rowOf(canvas, 'SV547B');
    await expect(row.getByText('No longer sold; replaced by')).toBeVisible();
    await expect(row.getByText('SV-OPA2')).toBeVisible();
    await expect(row.getByRole('checkbox')).toBeChecked();
  },
};

export const Alternatives: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, 'MPN;Value;Package;Qty\nXY-4K7;4k7;0805;3');
    const row = await rowOf(canvas, 'XY-4K7');
    await expect(row.getByText('Not in the shop; one part is similar')).toBeVisible();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, 'GONE-1 3 pcs\nGONE-2');
    await expect((await rowOf(canvas, 'GONE-1')).getByText('Not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Put all in the cart' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Save what was not found/ })).toBeVisible();
  },
};

export const TooManyLines: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const text = Array.from({ length: 501 }, (_, index) => `PART-${index}`).join('\n');
    await sendList(canvas, text);
    const field = canvas.getByRole('textbox', { name: 'Parts list' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/may have 500 different parts/));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue(text);
  },
};

export const NothingInIt: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, '');
    const field = canvas.getByRole('textbox', { name: 'Parts list' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/nothing to order in this list/));
  },
};

export const CartFails: Story = {
  parameters: { scenario: failWith('cartAddPositions', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await sendList(canvas, '4k7 10');
    const row = await rowOf(canvas, '4k7');
    await userEvent.click(canvas.getByRole('button', { name: 'Put all in the cart' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(row.getByRole('checkbox')).toBeChecked();
  },
};

export const AnsweredWithoutScript: Story = {
  args: {
    sent: {
      ...nothingSent,
      taken: {
        positions: 3,
        adjustments: [{ sku: 100_011, reason: 'CART_FULL', wanted: 15, amount: 0, name: 'Chip resistor 4.7 kΩ, 0805' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 products are in the cart')).toBeVisible();
    await expect(canvas.getByText(/“Chip resistor 4.7 kΩ, 0805” was left out/)).toBeVisible();
  },
};
