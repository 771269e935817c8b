import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { answerWith, failWith } from '@platine/mocks/scenarios/calls.ts';
import { cartOffline } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { AddToCart } from '../../cart/AddToCart/AddToCart.tsx';
import { sampled } from '../sampled.testing.ts';
import { NoticeStack } from './NoticeStack.tsx';

const notice = {
  id: '2026-11-delay',
  text: {
    EN: 'The order process may be delayed by the current situation.',
    DE: 'Die Bearbeitung der Bestellungen kann sich wegen der aktuellen Lage verzögern.',
    FR: 'Le traitement des commandes peut être retardé en raison de la situation actuelle.',
  },
};

const answered = {
  asking: false,
  choice: 'refused',
  asked: 0,
  opener: null,
  choose: fn(),
  dismiss: fn(),
} as const;

const meta = {
  component: NoticeStack,
  parameters: { layout: 'fullscreen' },
  args: { consent: answered, notice: null, version: '3.0.27', inCheckout: false },
} satisfies Meta<typeof NoticeStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock goes on once the question that it led to has been answered. */
async function pass(clock: SimulatedClock, milliseconds: number) {
  clock.increment(milliseconds);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
}

export const NothingToSay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** D31: the question about cookies comes first, the notice after it. */
export const ConsentBeforeNotice: Story = {
  tags: ['picture'],
  args: { consent: { ...answered, asking: true, choice: null }, notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Please note' })).not.toBeInTheDocument();
  },
};

/** D31: remembered in the cookie `covid`, so that it is read once. */
export const NoticeIsRemembered: Story = {
  args: { notice },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Please note' })).toHaveTextContent('may be delayed');
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(document.cookie).toContain('covid=2026-11-delay');
  },
};

export const NoticeWasRead: Story = {
  args: { notice },
  parameters: { cookies: { notice: '2026-11-delay' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** A shopper who has read an earlier notice is shown the next one. */
export const AnotherNoticeWasRead: Story = {
  args: { notice },
  parameters: { cookies: { notice: '2026-03-holidays' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please note' })).toBeVisible();
  },
};

const newer = answerWith('version', { VERSION: '3.0.28' });

/** Spec §4, D28: asked after five seconds, the prompt ten seconds after the answer, and put off by the shopper. */
export const AnotherVersion: Story = {
  args: { clock: new SimulatedClock() },
  parameters: { scenario: newer },
  play: async ({ canvas, args: { clock }, userEvent }) => {
    if (!(clock instanceof SimulatedClock)) throw new Error('The story needs a clock of its own');
    await pass(clock, 5000);
    await pass(clock, 9999);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await pass(clock, 1);
    await expect(await canvas.findByRole('region', { name: 'The shop has been updated' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

/** D28: a purchase is never interrupted. */
export const AnotherVersionInCheckout: Story = {
  args: { clock: new SimulatedClock(), inCheckout: true },
  parameters: { scenario: newer },
  play: async ({ canvas, args: { clock } }) => {
    if (!(clock instanceof SimulatedClock)) throw new Error('The story needs a clock of its own');
    await pass(clock, 5000);
    await pass(clock, 60_000);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** D28: a page that nobody sees asks for nothing, and goes on once it is seen again. */
export const HiddenPage: Story = {
  args: { clock: new SimulatedClock() },
  parameters: { scenario: newer },
  play: async ({ args: { clock } }) => {
    if (!(clock instanceof SimulatedClock)) throw new Error('The story needs a clock of its own');
    const calls = spyOn(window, 'fetch');
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(clock, 60_000);
    await expect(calls).not.toHaveBeenCalled();
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(clock, 5000);
    await expect(calls).toHaveBeenCalled();
  },
};

/** D28: errors say nothing to the shopper, and are asked about less and less often. */
export const VersionUnknown: Story = {
  args: { clock: new SimulatedClock() },
  parameters: { scenario: failWith('version', 'InternalErrorException') },
  play: async ({ canvas, args: { clock } }) => {
    if (!(clock instanceof SimulatedClock)) throw new Error('The story needs a clock of its own');
    const calls = spyOn(window, 'fetch');
    await pass(clock, 5000);
    await expect(calls).toHaveBeenCalledTimes(1);
    await pass(clock, 9999);
    await expect(calls).toHaveBeenCalledTimes(1);
    await pass(clock, 1);
    await expect(calls).toHaveBeenCalledTimes(2);
    await pass(clock, 19_999);
    await expect(calls).toHaveBeenCalledTimes(2);
    await pass(clock, 1);
    await expect(calls).toHaveBeenCalledTimes(3);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** D27: a rejection that nobody handled is said, and takes nothing else away. */
export const UnhandledRejection: Story = {
  args: { notice, rejections: new EventTarget() },
  play: async ({ canvas, args: { rejections } }) => {
    await expect(canvas.queryByText('It seems that something went wrong.')).not.toBeInTheDocument();
    rejections?.dispatchEvent(new Event('unhandledrejection'));
    await expect(await canvas.findByText('It seems that something went wrong.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Please note' })).toBeVisible();
  },
};

/** Spec §8, D31: after consent one in ten errors is reported, with the browser's number; otherwise none is. */
export const ErrorReported: Story = {
  args: { rejections: new EventTarget() },
  parameters: { cookies: { consent: 'accepted' } },
  beforeEach: sampled,
  play: async ({ args: { rejections } }) => {
    const calls = spyOn(window, 'fetch');
    rejections?.dispatchEvent(new ErrorEvent('error', { error: new RangeError('max@example.lu') }));
    await expect(calls).toHaveBeenCalledTimes(1);
    const [address, options] = calls.mock.calls[0] ?? [];
    await expect(address).toBe('/api/error_report');
    await expect(options?.body).toContain('"NAME":"RangeError"');
    await expect(options?.body).not.toContain('max@example.lu');
    const [, number] = /clientId=([0-9a-f]{32})/.exec(document.cookie) ?? [];
    await expect(options?.body).toContain(`"CLIENT_ID":"${String(number)}"`);
  },
};

export const ErrorNotReported: Story = {
  args: { rejections: new EventTarget() },
  beforeEach: sampled,
  play: async ({ args: { rejections } }) => {
    const calls = spyOn(window, 'fetch');
    rejections?.dispatchEvent(new ErrorEvent('error', { error: new RangeError('no consent') }));
    await expect(calls).not.toHaveBeenCalled();
    await expect(document.cookie).not.toContain('clientId');
  },
};

/** D30: the toast does not go on saying that something was added once the shop has not taken it. */
export const CartNotChanged: Story = {
  parameters: { path: '/', scenario: cartOffline() },
  render: (args) => (
    <>
      <NoticeStack {...args} />
      <AddToCart product={mockProduct(mockSkus.board)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('empty', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(await canvas.findByText('An error occurred when saving the changes.')).toBeVisible();
    await expect(canvas.queryByText(/added to the cart/)).not.toBeInTheDocument();
  },
};

export const German: Story = {
  args: { notice },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bitte beachten Sie' })).toHaveTextContent('verzögern');
  },
};

export const French: Story = {
  args: { notice },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'À noter' })).toHaveTextContent('retardé');
  },
};
