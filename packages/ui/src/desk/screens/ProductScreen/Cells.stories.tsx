import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** The form of the facts without a form of their own, opened. */
async function cellsOf(canvas: Canvas, heading = 'Everything else') {
  const title = await canvas.findByRole('heading', { level: 2, name: heading });
  await userEvent.click(title);
  const form = title.closest('form');
  if (form === null) throw new Error('The heading stands in no form.');
  return within(form);
}

/** Everything that has no form of its own is changed as an import's table has it, several facts together. */
export const EverythingElse: Story = {
  parameters: { scenario: busyDesk() },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('heading', { level: 2, name: 'Everything else' }));
    const weight = canvas.getByLabelText('Weight in grams');
    await expect(weight).toHaveValue('420');
    await expect(canvas.getByRole('button', { name: 'Nothing is changed' })).toBeDisabled();
    await userEvent.clear(weight);
    await userEvent.type(weight, '380');
    await userEvent.type(canvas.getByLabelText('GTIN'), '40000000');
    await expect(canvas.getByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
  },
};

/** The log names each fact with what it was. */
export const FactsSaved: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await cellsOf(canvas);
    await userEvent.clear(form.getByLabelText('Weight in grams'));
    await userEvent.type(form.getByLabelText('Weight in grams'), '380');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'weighed again{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByRole('list')).toHaveTextContent(/anna.*Weight in grams 420 → 380.*weighed again/);
    await expect(canvas.getByText(/The next import takes the facts/)).toBeVisible();
  },
};

/** Facts that an import would refuse are refused with its reason, and what was written stays. */
export const FactsRefused: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    const form = await cellsOf(canvas);
    await userEvent.type(form.getByLabelText('Weight in grams'), ' g');
    await userEvent.type(form.getByLabelText('Reason, for the log'), 'weighed{Enter}');
    await expect(await canvas.findByText('The mock refuses the line.')).toBeVisible();
    await expect(form.getByLabelText('Weight in grams')).toHaveValue('420 g');
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const form = await cellsOf(canvas, 'Alles Weitere');
    await expect(form.getByLabelText('Gewicht in Gramm')).toHaveValue('420');
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await cellsOf(canvas);
    await expect(form.getByLabelText('Attributes')).toBeVisible();
  },
};
