import { orderToWire } from '@platine/domain/order/orderToWire.ts';
import { buildOrder } from '@platine/mocks/builders/order.ts';
import { handleCall } from '@platine/mocks/handlers/handleCall.ts';
import { successResponse } from '@platine/mocks/handlers/respond.ts';
import { answerWith, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { blockNavigation } from '../../interaction/blockNavigation.testing.ts';
import { tabTo } from '../../interaction/tabTo.testing.ts';
import { OrderScreen } from './OrderScreen.tsx';

const lost = buildOrder({ paid: false, paymentMethod: 'SAFERPAY' });
const paid = { ...lost, paid: true };
const { orderNumber } = lost;
const button = { name: /^Pay again: Credit card/ } as const;

let questions = 0;
/** The shop knows nothing of the payment when it is asked twice. */
function unpaidAtFirst() {
  questions += 1;
  const TRANSACTION = orderToWire(lost);
  const answer = { ORDER_NUMBER: orderNumber, KB: [lost.documentNumber], TRANSACTION };
  return questions > 2 ? undefined : successResponse(answer);
}

/** An order whose payment at its provider has failed: it is paid again there, or by a transfer (D37). */
const meta = {
  component: OrderScreen,
  args: { orderNumber, signature: null, renewed: null, payment: null, failed: null },
  parameters: { layout: 'fullscreen', path: `/order/${orderNumber}`, shop: { orders: [lost] } },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways to pay, and one amount: the provider's page, or a transfer with its code. */
export const PaymentFailed: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your payment could not be collected\./)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', button)).toBeEnabled();
    await expect(main.getByText(orderNumber, { selector: 'dd' })).toBeVisible();
    await expect(await main.findByText('Scan it with your banking app.')).toBeVisible();
  },
};

export const PayingAgain: Story = {
  beforeEach: blockNavigation,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText(/^You are being taken to the payment page\./)).toBeVisible();
    const onward = canvas.getByRole('link', { name: 'Go to the payment page yourself' });
    await expect(onward).toHaveAttribute('href', '/sandbox/payment/again-1');
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
  },
};

/** The button stays busy until the shop has an answer from the provider. */
export const Opening: Story = {
  parameters: { scenario: neverAnswer('payOrderAgain') },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', button);
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** D23: the payment service is away; the transfer is still there. */
export const ServiceAway: Story = {
  parameters: { scenario: failWith('payOrderAgain', 'PaymentMethodNotAvailableException') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not available/);
    await expect(canvas.getByRole('button', button)).toBeEnabled();
    await expect(canvas.getByText('IBAN')).toBeVisible();
  },
};

/** The page that follows the form without script, when the payment could not begin. */
export const ServiceAwayWithoutScript: Story = {
  args: { failed: 'PaymentMethodNotAvailableException' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not available/);
  },
};

/** Another browser, or a transfer, was faster: nothing is opened, and the page shows the order as it is now. */
export const PaidMeanwhile: Story = {
  parameters: { scenario: answerWith('payOrderAgain', { REDIRECT: null }) },
  play: async ({ canvas, parameters }) => {
    await expect(parameters['shop']).toBeDefined();
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(canvas.getByRole('button', button)).toBeEnabled());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const FailedAgain: Story = {
  tags: ['picture'],
  args: { payment: 'declined' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/The payment was declined\./);
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
};

export const Abandoned: Story = {
  args: { payment: 'abandoned' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/without paying\. Nothing was charged\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
};

export const TookTooLong: Story = {
  args: { payment: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The payment took too long/)).toBeVisible();
  },
};

/** D5: the provider has not said yet how the payment ended. The link is for a page without script. */
export const Unconfirmed: Story = {
  args: { payment: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please do not pay again now/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask again' })).toHaveAttribute(
      'href',
      `/order/${orderNumber}?payment=pending`,
    );
  },
};

/** The page asks by itself: the provider's answer comes after the shopper. */
export const ConfirmedLater: Story = {
  args: { payment: 'pending' },
  parameters: { shop: { orders: [paid] }, scenario: [handleCall('orderByNumber', '', unpaidAtFirst)] },
  beforeEach: () => {
    questions = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please do not pay again now/)).toBeVisible();
    const regions = canvas.getAllByRole('status');
    const news = regions.find(({ textContent }) => textContent.includes('Please do not pay again now'));
    await waitFor(() => expect(news).toHaveTextContent('Thank you, your payment has worked.'), { timeout: 20_000 });
    await expect(canvas.getByText(/ · Paid$/)).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
  },
};

/** The shopper is back from the provider, and the order is paid. */
export const PaidAgain: Story = {
  args: { payment: 'paid' },
  parameters: { shop: { orders: [paid] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you, your payment has worked.')).toBeVisible();
    await expect(canvas.getByText(/ · Paid$/)).toBeVisible();
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
  },
};

/** A transfer had arrived first: the second payment goes back. */
export const PaidTwice: Story = {
  args: { payment: 'released' },
  parameters: { shop: { orders: [paid] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The amount goes back to you\.$/)).toBeVisible();
  },
};

/** An address that is opened once more says nothing that is no longer so. */
export const OldAddress: Story = {
  args: { payment: 'declined' },
  parameters: { shop: { orders: [paid] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ · Paid$/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const KeyboardOnly: Story = {
  beforeEach: blockNavigation,
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', button);
    await tabTo(again);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Go to the payment page yourself' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Erneut bezahlen: Kreditkarte/ })).toBeVisible();
    await expect(canvas.getByText('Oder überweisen Sie den Betrag einmal auf unser Konto:')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Payer à nouveau\u00a0: / })).toBeVisible();
  },
};
