import { disconnect, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';
import { samplePart } from '@platine/domain/partsList/samplePart.testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import type { SentPartsList } from '../../queries/partsList.ts';
import { nothingSent } from '../../queries/partsList.ts';
import { chosenIn, rowOf, sendList, sampleList } from './orderByListPage.testing.ts';
import { OrderByListScreen } from './OrderByListScreen.tsx';

/** From a parts list to the cart. Its forms are sent by script, and without it by the browser. */
const meta = {
  component: OrderByListScreen,
  args: { sent: nothingSent },
  parameters: { layout: 'fullscreen', path: '/order_by_list' },
} satisfies Meta<typeof OrderByListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Order by list');
    await expect(canvas.getByRole('textbox', { name: 'Parts list' })).toHaveValue('');
    await expect(canvas.getByRole('spinbutton', { name: 'Number of boards' })).toHaveValue(1);
    await expect(canvas.queryByRole('list', { name: 'Lines of the list' })).not.toBeInTheDocument();
  },
};

/** As the shop's server answers the form; the play sends another list. */
const answered: SentPartsList = {
  ...nothingSent,
  text: 'GONE-1',
  list: {
    lines: [{ ...samplePart({ value: 'GONE-1' }), state: 'NOT_FOUND', skus: [], chosen: null }],
    leftOut: [],
    products: [],
  },
};

export const Success: Story = {
  tags: ['picture'],
  args: { sent: answered },
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    const resistor = await rowOf(canvas, '4k7');
    await expect(resistor.getByText('Found')).toBeVisible();
    await expect(resistor.getByRole('checkbox')).toBeChecked();
    // 15 pieces, sold by the ten.
    await expect(resistor.getByText('instead of 15: sold in fixed steps')).toBeVisible();
    await expect(resistor.getByText('€1.00')).toBeVisible();
    await expect((await rowOf(canvas, 'GONE-1')).getByText('Not found')).toBeVisible();
    await expect(canvas.getByText(/1 line of the list is left out/)).toBeVisible();
    await expect(canvas.getByText(/Line 5: the list says that it is not fitted/)).toBeVisible();
    const saved = canvas.getByRole('link', { name: 'Save what was not found (CSV)' });
    await expect(saved).toHaveAttribute('download', 'not-found.csv');
    await expect(decodeURIComponent(saved.getAttribute('href') ?? '')).toContain('"GONE-1"');
  },
};

export const Several: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await sendList(canvas, 'Resistor');
    const row = await rowOf(canvas, 'Resistor');
    const choice = row.getByRole('combobox', { name: 'Product for “Resistor”' });
    await expect(chosenIn(choice)).toBe('Nothing for this line');
    const [, first] = within(choice).getAllByRole('option');
    await userEvent.selectOptions(choice, first ?? '');
    await expect(canvas.getByText('Total of the chosen parts:')).toBeVisible();
    await expect(canvas.getByText(/1 chosen, 0 open/)).toBeVisible();
  },
};

export const PutIntoTheCart: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    await rowOf(canvas, '4k7');
    await userEvent.click(canvas.getByRole('button', { name: 'Put all in the cart' }));
    await expect(await canvas.findByText('3 products are in the cart')).toBeVisible();
    await expect(canvas.getByText(/instead of 15 there are 20 in the cart/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the cart' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('matchPartsList') },
  play: async ({ canvas }) => {
    await sendList(canvas, '4k7');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Find the parts/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const LoadError: Story = {
  tags: ['picture'],
  args: { sent: { ...nothingSent, text: '4k7', failure: noAnswer } },
  parameters: { scenario: disconnect('matchPartsList') },
  play: async ({ canvas }) => {
    await sendList(canvas, '4k7');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Parts list' })).toHaveValue('4k7');
  },
};

/** Prices with VAT for everybody else. */
export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    await sendList(canvas, 'KS-10K-025 100 pcs');
    await rowOf(canvas, 'KS-10K-025');
    await expect(canvas.getByText(/incl. 17.% VAT/)).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await sendList(canvas, 'KS-10K-025 100 pcs');
    await rowOf(canvas, 'KS-10K-025');
    await expect(canvas.getByText(/excl. 17.% VAT/)).toBeVisible();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Order by list');
    const field = canvas.getByRole('textbox', { name: 'Parts list' });
    field.focus();
    await fireEvent.change(field, { target: { value: '4k7 10' } });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Or a file')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'Number of boards' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const row = await rowOf(canvas, '4k7');
    await userEvent.tab();
    await userEvent.tab();
    await expect(row.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(row.getByRole('checkbox')).not.toBeChecked();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    await expect(await canvas.findByText('statt 15: wird in festen Schritten verkauft')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alles in den Warenkorb' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    await expect(await canvas.findByRole('button', { name: 'Tout mettre au panier' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  tags: ['picture'],
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await sendList(canvas, sampleList, '5');
    await canvas.findByText('statt 15: wird in festen Schritten verkauft');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
