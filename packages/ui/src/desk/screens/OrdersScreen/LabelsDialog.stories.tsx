import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { lostLabel, severalEnds, severalLabelled, severalToLabel, slowLabels } from '../../labelStory.testing.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

/** Record 0154: labels of ticked orders are made one after the other, and printed as one PDF. */
const meta = {
  component: OrdersScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/orders', scenario: severalToLabel() },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Place = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'canvasElement'>;

/** Ticks all orders of the page and opens the dialog. */
async function opened({ canvas, canvasElement }: Place, button = 'Make labels') {
  await canvas.findAllByRole('checkbox');
  await userEvent.keyboard('a');
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: button }));
}

const together = (...numbers: readonly number[]) =>
  `/desk/api/labels/${numbers.map((one) => `2026-${100_000 + one}-3-5f3a9c01`).join(',')}.pdf`;

/** Asked once: how many labels are made, and which orders get none and why. */
export const Asked: Story = {
  tags: ['picture'],
  play: async (place) => {
    const dialog = await opened(place);
    await expect(await dialog.findByText(/^2 labels will be made, one after the other/)).toBeVisible();
    await expect(dialog.getByText('has its label already.')).toBeVisible();
    await expect(dialog.getByText(/^has a label whose file is no longer kept/)).toBeVisible();
    await expect(dialog.getByText('has nothing packed.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make 2 labels' })).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};

/** By keys alone: ticked, made, printed with those that were there before, and closed; the ticks stay for what is next. */
export const KeyboardOnly: Story = {
  parameters: { scenario: severalToLabel() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5 orders');
    await userEvent.keyboard('a');
    const make = await canvas.findByRole('button', { name: 'Make labels' });
    while (!make.matches(':focus')) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Make labels' }));
    const now = await dialog.findByRole('button', { name: 'Make 2 labels' });
    while (!now.matches(':focus')) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('2 labels were made.')).toBeVisible();
    await expect(dialog.getAllByText('Label made, number 01234567890123')).toHaveLength(2);
    const print = dialog.getByRole('link', { name: 'Print 3 labels' });
    await expect(print).toHaveFocus();
    await expect(print, 'in the order of the list').toHaveAttribute('href', together(3, 2, 1));
    await expect(dialog.getByText(/^has a label whose file is no longer kept/), 'it is not in the file').toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('5 orders ticked')).toBeVisible();
  },
};

/** Each order has its own end: refused in the carrier's words, without an answer yet, stopped for customs. */
export const EndsWithRefusal: Story = {
  tags: ['picture'],
  parameters: { scenario: severalEnds() },
  play: async (place) => {
    const dialog = await opened(place);
    await userEvent.click(await dialog.findByRole('button', { name: 'Make 4 labels' }));
    await expect(await dialog.findByText('One label was made. 3 orders have none yet.')).toBeVisible();
    await expect(dialog.getByText('The postal code is not valid for the country.')).toBeVisible();
    await expect(dialog.getByText(/The shop asks again each minute/)).toBeVisible();
    await expect(
      dialog.getByText('CRCW08054K70FKEA (193021) lacks customs number and country of origin.'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Print one label' })).toHaveAttribute('href', together(1));
  },
};

/** Labels that are there are printed at once. */
export const Printing: Story = {
  parameters: { scenario: severalLabelled() },
  play: async (place) => {
    const { canvas, canvasElement } = place;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tick order 2026-100001' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tick order 2026-100002' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make labels' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('No label is to be made for these orders.')).toBeVisible();
    const print = dialog.getByRole('link', { name: 'Print 2 labels' });
    await expect(print).toHaveAttribute('href', together(2, 1));
    await expect(print).toHaveAttribute('target', '_blank');
    await expect(dialog.queryByRole('button', { name: /^Make/ })).toBeNull();
  },
};

/** While the service is slow the operator stops after the order at hand: the rest is asked for another time. */
export const Stopped: Story = {
  parameters: { scenario: slowLabels() },
  play: async (place) => {
    const dialog = await opened(place);
    await userEvent.click(await dialog.findByRole('button', { name: 'Make 3 labels' }));
    await expect(await dialog.findByText('Working … one order so far')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop after this one' }));
    dispatchEvent(new Event('label-answered'));
    await expect(await dialog.findByText('2 labels were made. One order has none yet.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Print 2 labels' })).toHaveAttribute('href', together(3, 2));
  },
};

/** A lost connection leaves one order open: asking again makes one label, and no second. */
export const ConnectionLost: Story = {
  parameters: { scenario: lostLabel() },
  play: async (place) => {
    const dialog = await opened(place);
    await userEvent.click(await dialog.findByRole('button', { name: 'Make 2 labels' }));
    await expect(await dialog.findByText('One label was made. One order has none yet.')).toBeVisible();
    await expect(dialog.getByText(/^No connection: nobody knows whether it happened/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Print one label' })).toHaveAttribute('href', together(1));
  },
};

/** Parcels that have a label go with its number; only the others are asked for theirs. */
export const LabelledParcels: Story = {
  tags: ['picture'],
  parameters: { scenario: severalLabelled() },
  play: async (place) => {
    const dialog = await opened(place, 'Mark as sent');
    await expect(await dialog.findAllByText('goes with its label, number 01234567890120.')).toHaveLength(2);
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    await expect(dialog.getByRole('textbox', { name: /^Tracking number of 2026-100003/ })).toBeVisible();
  },
};

/** And leave so: none of the labelled ones is sent without its number. */
export const SentWithTheirLabels: Story = {
  parameters: { scenario: severalLabelled() },
  play: async (place) => {
    const dialog = await opened(place, 'Mark as sent');
    await userEvent.click(await dialog.findByRole('button', { name: 'Send 3 orders' }));
    await expect(await dialog.findByText('3 orders were sent.')).toBeVisible();
  },
};

/** A shop that makes no labels does not speak of them. */
export const NoLabels: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('checkbox');
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('button', { name: 'Mark as packed' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make labels' })).toBeNull();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  parameters: { scenario: severalEnds() },
  play: async (place) => {
    const dialog = await opened(place, 'Etiketten erstellen');
    await userEvent.click(await dialog.findByRole('button', { name: '4 Etiketten erstellen' }));
    await expect(
      await dialog.findByText('Ein Etikett wurde erstellt. 3 Bestellungen haben noch keines.'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ein Etikett drucken' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  parameters: { scenario: severalToLabel() },
  play: async (place) => {
    const dialog = await opened(place, 'Créer les étiquettes');
    await expect(await dialog.findByText('a déjà son étiquette.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Créer 2 étiquettes' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: severalToLabel() },
  play: async (place) => {
    const dialog = await opened(place);
    await userEvent.click(await dialog.findByRole('button', { name: 'Make 2 labels' }));
    await expect(await dialog.findByRole('link', { name: 'Print 3 labels' })).toBeVisible();
  },
};
