import { buildOrder } from '@platine/mocks/builders/order.ts';
import { delayCall, disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, logInButton, typeCredentials } from '../../dialogs/LoginDialog/loginSteps.testing.ts';
import { AccountScreen } from './AccountScreen.tsx';

/** /account for its owner; the views have their own stories in Profile, Orders and AddressBook. */
const meta = {
  component: AccountScreen,
  args: { view: 'orders', order: null },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account', shop: { orders: [buildOrder()] } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const title = (name: string) => main().findByRole('heading', { level: 1, name });

export const Success: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await title('Your account')).toBeVisible();
    await expect(main().getByText(/Customer number C-20417 · camille\.weber@example\.lu/)).toBeVisible();
    const row = await main().findByRole('row', { name: /2026-100001/ });
    await expect(row).toHaveTextContent('20 November 2026');
    const views = within(main().getByRole('navigation', { name: 'Parts of your account' }));
    await expect(views.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LoggedIn: Story = {
  args: { view: 'profile' },
  play: async () => {
    await expect(await main().findByRole('textbox', { name: 'First name' })).toHaveValue('Camille');
    await userEvent.click(main().getByRole('button', { name: 'Log out' }));
    await expect(await screen.findByText('You are logged out.')).toBeVisible();
    await expect(await title('You are not logged in.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

/** Spec §8: a visitor reads why the page is empty and can log in here. */
export const LoggedOut: Story = {
  tags: ['picture'],
  globals: { session: 'anonymous' },
  play: async () => {
    await expect(await title('You are not logged in.')).toBeVisible();
    await expect(main().getByText('To view the requested page, you must be logged in.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Log in' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/**
 * Logout removes all personal data: the next customer never sees the previous one's orders, not even while their own
 * load.
 */
export const NextCustomer: Story = {
  parameters: { scenario: delayCall('transactions', 2000) },
  play: async () => {
    const order = { name: /2026-100001/ };
    await expect(await main().findByRole('row', order, { timeout: 5000 })).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Log out' }));
    await title('You are not logged in.');
    await userEvent.click(main().getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog');
    await typeCredentials();
    await userEvent.click(logInButton());
    await expectClosed();
    await title('Your account');
    await expect(main().queryByRole('row', order)).not.toBeInTheDocument();
    await expect(await main().findByRole('row', order, { timeout: 5000 })).toBeVisible();
  },
};

export const LogoutFails: Story = {
  parameters: { scenario: disconnect('logout') },
  play: async () => {
    await title('Your account');
    await userEvent.click(main().getByRole('button', { name: 'Log out' }));
    await expect(await screen.findByText('You could not be logged out. Please try again.')).toBeVisible();
    await expect(await title('Your account')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: neverAnswer('currentUser') },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeInTheDocument());
    await expect(main().queryByRole('heading', { level: 1, name: 'Your account' })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('currentUser', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('alert')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('transactions') },
  play: async () => {
    await expect(await main().findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    await expect(main().getByRole('navigation', { name: 'Parts of your account' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  parameters: { shop: { orders: [] } },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 3, name: 'No orders yet' })).toBeVisible();
  },
};

export const PrivateCustomer: Story = {
  args: { view: 'profile' },
  play: async () => {
    await expect(await main().findByRole('radio', { name: /^Private/ })).toBeChecked();
    await expect(main().queryByRole('textbox', { name: /^Company/ })).not.toBeInTheDocument();
  },
};

/** Spec §6: companies have additional fields, and in EU countries the VAT id. */
export const CompanyCustomer: Story = {
  tags: ['picture'],
  args: { view: 'profile' },
  play: async () => {
    await userEvent.click(await main().findByRole('radio', { name: /^Company/ }));
    await expect(await main().findByRole('textbox', { name: 'Company' })).toBeVisible();
    await expect(main().getByRole('textbox', { name: 'VAT identification number' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    await expect(await title('Ihr Kundenkonto')).toBeVisible();
    await expect(await main().findByRole('row', { name: /20\. November 2026/ })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await expect(await title('Votre compte')).toBeVisible();
    await expect(await main().findByRole('row', { name: /20 novembre 2026/ })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  args: { view: 'profile' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await main().findByRole('textbox', { name: 'Vorname' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
