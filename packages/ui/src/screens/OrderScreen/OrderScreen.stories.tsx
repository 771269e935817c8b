import { buildOrder } from '@platine/mocks/builders/order.ts';
import { failWith } from '@platine/mocks/scenarios/calls.ts';
import { orderMissing, orderOffline, orderPending } from '@platine/mocks/scenarios/checkout.ts';
import { endedSignature } from '@platine/mocks/shop/orderLinks.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { tabTo } from '../../interaction/tabTo.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { OrderScreen } from './OrderScreen.tsx';

const order = buildOrder();
const { orderNumber } = order;
const path = `/order/${orderNumber}`;

/** The page of an order (D7): the same for the holder of a mailed link, for the session that has ordered, and in the account. */
const meta = {
  component: OrderScreen,
  args: { orderNumber, signature: null, renewed: null, payment: null, failed: null },
  parameters: { layout: 'fullscreen', path, shop: { orders: [order] } },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A transfer that the shop waits for: its account, and the code that a banking app reads. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, `Order ${orderNumber}`);
    await expect(canvas.getByText(/Payment not received yet/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
    await expect(canvas.getByText('Reference').nextElementSibling).toHaveTextContent(orderNumber);
    await expect(await canvas.findByRole('img', { name: 'QR code with the data of the transfer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Order confirmation KB-${orderNumber}` })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const ask = main.getByRole('link', { name: 'Ask about this order' });
    await expect(ask).toHaveAttribute('href', `/contact?order=${orderNumber}&topic=order`);
    const withdraw = main.getByRole('link', { name: 'Withdraw from contract here' });
    await expect(withdraw).toHaveAttribute('href', `/withdrawal?order=${orderNumber}`);
    await expect(main.queryByRole('navigation', { name: 'Steps to your order' })).not.toBeInTheDocument();
  },
};

export const Print: Story = {
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { scenario: orderPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The order is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('orderByNumber', 'InternalErrorException') },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: orderOffline() },
  play: expectOffline,
};

/** D7: another shopper's order and a missing one look the same. */
export const NotFound: Story = {
  parameters: { scenario: orderMissing() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order cannot be shown');
  },
};

/** D7: the signature of a mailed link is sent with the requests, and stands in the links to what it opens. */
export const SignedLink: Story = {
  args: { signature: 'abc123' },
  beforeEach: () => {
    spyOn(window, 'fetch');
  },
  play: async ({ canvas }) => {
    const reorder = await canvas.findByRole('button', { name: 'Order again' });
    const read = `/api/shop/transaction/byOrderNumber/KB/${orderNumber}?SIGNATURE=abc123`;
    await expect(window.fetch).toHaveBeenCalledWith(read, expect.anything());
    const withdraw = within(canvas.getByRole('main')).getByRole('link', { name: 'Withdraw from contract here' });
    await expect(withdraw).toHaveAttribute('href', `/withdrawal?order=${orderNumber}&signature=abc123`);
    await userEvent.click(reorder);
    const signed = String.raw`\"SIGNATURE\":\"abc123\"`;
    await waitFor(() => expect(JSON.stringify(mocked(window.fetch).mock.calls)).toContain(signed));
  },
};

const ended = { signature: endedSignature(orderNumber) };

/** D7: the link of an old mail shows nothing, and one press has a new one mailed to the order's address. */
export const LinkEnded: Story = {
  tags: ['picture'],
  args: ended,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This link has ended');
    await expect(canvas.queryByText(/camille\.weber/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(
      await canvas.findByText(/A new link is on its way to the e-mail address of the order\./),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This link has ended' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
  },
};

/** The page that follows the form without script. */
export const LinkRenewedWithoutScript: Story = {
  args: { ...ended, renewed: 'asked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A new link is on its way/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
  },
};

export const LinkEndedThrottled: Story = {
  args: ended,
  parameters: { scenario: failWith('renewOrderLink', 'ThrottledException') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeEnabled();
  },
};

export const LinkEndedOnSmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: ended,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Dieser Link ist abgelaufen');
    await expect(canvas.getByRole('button', { name: 'Neuen Link senden' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('link', { name: 'All orders' });
    await expect(orders).toHaveAttribute('href', '/account?view=orders');
    await expect(within(canvas.getByRole('main')).queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  },
};

/** A guest makes the order theirs by registering. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Register with camille.weber@example.lu, and this order is in your account.'),
    ).toBeVisible();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Register' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Closing the dialog returns the focus to its button. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: `Order ${orderNumber}` });
    const offer = within(canvas.getByRole('main')).getByRole('button', { name: 'Register' });
    await tabTo(offer);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(offer).toHaveFocus());
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Per Überweisung bezahlen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Frage zu dieser Bestellung stellen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payer par virement' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Poser une question sur cette commande' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR-Code mit den Daten der Überweisung' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
