import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { StockAlertScreen } from './StockAlertScreen.tsx';

const sku = 100_010;
const form = { kind: 'form', sku } as const;

/** One e-mail when a product is in stock again. Its forms are sent by the browser, with script or without. */
const meta = {
  component: StockAlertScreen,
  args: { place: form, sent: null },
  parameters: { layout: 'fullscreen', path: '/stock_alert' },
} satisfies Meta<typeof StockAlertScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Tell me when it is in stock');
    await expect(await canvas.findByRole('textbox', { name: 'Your e-mail address' })).toBeRequired();
    await expect(canvas.getByText(/^We send you one e-mail/)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link')[0]).toHaveAttribute('href', `/product/${sku}`);
    await expect(canvas.getByRole('button', { name: 'Send me an e-mail' })).toBeEnabled();
  },
};

/** Nothing that was entered is lost. */
export const Refused: Story = {
  tags: ['picture'],
  args: { sent: { entries: { EMAIL: 'ada@example' }, fields: ['EMAIL'], failure: null } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your e-mail address' });
    await expect(field).toHaveValue('ada@example');
    await expect(field).toHaveAccessibleDescription('Please enter an e-mail address such as name@example.org.');
  },
};

/** D32: too many requests for one address. */
export const Throttled: Story = {
  args: {
    sent: {
      entries: { EMAIL: 'ada@example.org' },
      fields: [],
      failure: { kind: 'failure', errorClass: 'ThrottledException', fields: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail address' })).toHaveValue('ada@example.org');
  },
};

export const NotFound: Story = {
  args: { place: { kind: 'form', sku: 5 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This product is not here' })).toBeVisible();
  },
};

/** A guest proves the address by a mailed link. */
export const Mailed: Story = {
  tags: ['picture'],
  args: { place: { kind: 'done', end: 'mailed', sku } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent(/We have sent you an e-mail/);
    await expect(main.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', `/product/${sku}`);
  },
};

/** A customer who is logged in with the address needs no link. */
export const Watching: Story = {
  args: { place: { kind: 'done', end: 'watching', sku } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('You get one e-mail when the product is in stock again.');
  },
};

/** D3: opening the link confirms nothing. */
export const Confirm: Story = {
  tags: ['picture'],
  args: { place: { kind: 'confirm', hash: 'h', failure: null } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Confirm the stock alert');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const Confirmed: Story = {
  args: { place: { kind: 'done', end: 'confirmed', sku } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent(/Your stock alert is confirmed/);
  },
};

export const End: Story = {
  args: { place: { kind: 'end', hash: 'h', failure: null } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'End the stock alert');
    await expect(canvas.getByRole('button', { name: 'End the stock alert' })).toBeEnabled();
  },
};

export const Ended: Story = {
  args: { place: { kind: 'done', end: 'ended', sku } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent(/has ended, and your address is deleted/);
  },
};

export const LinkTooOld: Story = {
  args: {
    place: {
      kind: 'confirm',
      hash: 'h',
      failure: { kind: 'failure', errorClass: 'HashInvalidException', fields: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(canvas.getByText(/the alert has ended by itself/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('loadProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your e-mail address' })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('loadProducts', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('loadProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'E-Mail anfordern' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'M’envoyer un e-mail' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'E-Mail anfordern' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
