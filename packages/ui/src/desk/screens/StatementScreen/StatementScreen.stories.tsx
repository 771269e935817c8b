import { bookChosen } from '@platine/mocks/desk/deskStatement.ts';
import { createDesk } from '@platine/mocks/desk/desk.ts';
import { deskDay } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseFiles } from '../../chooseFiles.testing.ts';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { StatementScreen } from './StatementScreen.tsx';

const unpaid = '2026-100001';
const total = deskDay()[0]?.order.totals.total ?? 0;
const amount = (total / 100).toFixed(2);

/** Credits of each kind for the order that waits for its payment, and one that was booked before. */
const lines = [
  `2026-11-23;${amount};Order ${unpaid};Camille Weber;B1`,
  `2026-11-23;${amount};For the resistors;C. Weber;B2`,
  '2026-11-23;1.00;Order 2026-100002;Jonas Hoffmann;B3',
];
/** Of those, only what names no order. */
const unnamed = lines.slice(1, 2);

const fileOf = (rows: readonly string[]) =>
  new File([['date;amount;text;payer;id', ...rows].join('\n')], 'statement.csv', { type: 'text/csv' });

const english = 'File from your bank';

/** A desk at which somebody else books each credit in the moment before the operator does. */
function fasterAtStatement() {
  const desk = createDesk({ files: deskDay() });
  const faster = http.post('*/desk/api/statement/book', () => {
    bookChosen(desk, 'bert', { id: 'B2', cents: total, orderNumber: unpaid });
  });
  return [faster, ...createDeskHandlers(desk)];
}

const meta = {
  component: StatementScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/statement', scenario: busyDesk() },
} satisfies Meta<typeof StatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Chooses a file and sends the form. */
async function read(canvas: Canvas, label: RegExp | string, file: File): Promise<void> {
  const form = chooseFiles(await canvas.findByLabelText(label), file);
  await userEvent.click(within(form).getByRole('button'));
}

/** Record 0097: what is not exact is proposed or left, with its reason. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines.slice(1)));
    await expect(await canvas.findByRole('heading', { name: 'To confirm (1)' })).toBeVisible();
    await expect(canvas.getByText('It names no order.')).toBeVisible();
    await expect(canvas.getByText('The name fits.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Left to you (1)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2026-100002' })).toHaveAttribute('href', '/orders/2026-100002');
  },
};

/** A payment that names an order and its exact amount books itself. */
export const Booked: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines));
    await expect(await canvas.findByRole('heading', { name: 'Booked (1)' })).toBeVisible();
    await expect(canvas.getByText('Booked on', { exact: false })).toHaveTextContent(`Booked on ${unpaid} by anna.`);
    await expect(canvas.getByRole('heading', { name: 'Left to you (2)' })).toBeVisible();
  },
};

/** A proposal is confirmed by a press; the order and who has booked it are named. */
export const Confirm: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(unnamed));
    await expect(await canvas.findByText('The name fits.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Book on ${unpaid}, Camille Weber` }));
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('status')).toHaveTextContent(`Booked on ${unpaid} by anna.`);
    await expect(canvas.queryByRole('button', { name: /Book on/ })).toBeNull();
  },
};

/** The same file once more books nothing. */
export const ReadTwice: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines.slice(0, 1)));
    await canvas.findByRole('heading', { name: 'Booked (1)' });
    await read(canvas, english, fileOf(lines.slice(0, 1)));
    await expect(await canvas.findByRole('heading', { name: 'Booked before (1)' })).toBeVisible();
  },
};

/** The faster one is named, with the order that it was booked on. */
export const Conflict: Story = {
  parameters: { scenario: fasterAtStatement() },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(unnamed));
    await userEvent.click(await canvas.findByRole('button', { name: /Book on/ }));
    await expect(await canvas.findByText(/bert was faster/)).toHaveTextContent(`has booked it on ${unpaid}`);
  },
};

/** A file that is no statement says what it lacks. */
export const NoStatement: Story = {
  play: async ({ canvas }) => {
    await read(canvas, english, new File(['a;b'], 'other.csv'));
    await expect(await canvas.findByText(/The first line lacks a column/)).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas }) => {
    await read(canvas, english, new File(['x'.repeat(3_000_001)], 'large.csv'));
    await expect(await canvas.findByText(/larger than 3 MB/)).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf([]));
    await expect(await canvas.findByText('No money has come in by this file.')).toBeVisible();
  },
};

/** The page opens without a request, so that its states are those of the file that is sent. */
export const Sending: Story = {
  parameters: { scenario: [...deskPending('deskStatement'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Read and book/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const NotRead: Story = {
  parameters: { scenario: [...deskFailure('deskStatement', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskStatement'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(lines));
    await expect(await canvas.findByText(/There is no connection/)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, 'Datei von Ihrer Bank', fileOf(lines));
    await expect(await canvas.findByText('Sie nennt keine Bestellung.')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, 'Fichier de votre banque', fileOf(lines));
    await expect(await canvas.findByText('Il n’indique aucune commande.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await read(canvas, english, fileOf(unnamed));
    await expect(await canvas.findByRole('button', { name: /Book on/ })).toBeVisible();
  },
};
