import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { storedQuote } from './storedQuote.testing.ts';
import { AccountScreen } from './AccountScreen.tsx';

const quote = storedQuote();
const quotes = [
  { ...quote, number: 'AN-2026-000003' },
  { ...quote, number: 'AN-2026-000002', orderNumber: '2026-100001' },
  { ...quote, date: '2026-09-01', validUntil: '2026-10-01' },
  { ...quote, number: 'AN-2026-000009', owner: 'other@example.lu' },
];

/** The quotes of a company, in its account. */
const meta = {
  component: AccountScreen,
  args: { view: 'quotes', order: null },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account?view=quotes', shop: { quotes } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const row = (name: RegExp) => main().findByRole('row', { name });

/** Record 0137: each says until when it holds, and how it stands; another's is not here. */
export const Listed: Story = {
  tags: ['picture'],
  play: async () => {
    const open = await row(/AN-2026-000003/);
    await expect(open).toHaveTextContent('20 December 2026');
    await expect(within(open).getByRole('link')).toHaveAttribute('href', '/account?view=quotes&order=AN-2026-000003');
    await expect(await row(/AN-2026-000002/)).toHaveTextContent('Ordered');
    await expect(await row(/AN-2026-000001/)).toHaveTextContent('1 October 2026 · Expired');
    await expect(main().queryByText('AN-2026-000009')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { shop: { quotes: [] } },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 3, name: 'No quotes yet' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/shopping_cart');
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('quotes') },
  play: async () => {
    await expect(await main().findByText('Your account is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('quotes', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('alert')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('quotes') },
  play: async () => {
    await expect(await main().findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await row(/AN-2026-000002/)).toHaveTextContent('Bestellt');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
