import { activationFailure } from '@platine/mocks/scenarios/accounts.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { createHandlers } from '@platine/mocks/handlers/handlers.ts';
import { handleCall } from '@platine/mocks/handlers/handleCall.ts';
import { mockCustomers, mockHashes } from '@platine/mocks/shop/accounts/customers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { ContactActivateScreen } from './ContactActivateScreen.tsx';

/** /contact_activate, opened by the link in the registration mail. */
const meta = {
  component: ContactActivateScreen,
  args: { hash: mockHashes.activation },
  parameters: { layout: 'fullscreen', path: `/contact_activate?hash=${mockHashes.activation}` },
} satisfies Meta<typeof ContactActivateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const activate = async () => userEvent.click(await screen.findByRole('button', { name: /^Activate account/ }));

/** The complete journey: one click activates the account, and the new customer logs in. */
export const Success: Story = {
  play: async () => {
    await activate();
    await expect(await screen.findByRole('heading', { name: 'Registration completed', level: 1 })).toHaveFocus();
    await expect(main().getByText(/Your account is activated\./)).toBeVisible();
    await expect(document.title).toBe('Registration completed – Platine');
    await userEvent.click(main().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    const { email, password } = mockCustomers.pending;
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), email);
    await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('You are now logged in.')).toBeVisible();
    await waitFor(() => expect(main().getByRole('link', { name: 'My account' })).toHaveFocus());
  },
};

/** D3: opening the link changes nothing. */
export const AsksFirst: Story = {
  parameters: { scenario: failWith('activate', 'HashInvalidException') },
  play: async () => {
    await expectPage(screen, 'Activate your account');
    await expect(main().queryByRole('alert')).not.toBeInTheDocument();
    await expect(main().getByRole('button', { name: 'Activate account' })).toBeEnabled();
  },
};

export const Submitting: Story = {
  parameters: { scenario: neverAnswer('activate') },
  play: async () => {
    await activate();
    const button = main().getByRole('button', { name: /^Activate account/ });
    await waitFor(() => expect(button).toHaveTextContent('Please wait'));
  },
};

/** Registered in another browser, perhaps by a stranger: the reader of the mail sets the password, and logs in with it. */
export const OtherBrowser: Story = {
  tags: ['picture'],
  args: { hash: mockHashes.activationElsewhere },
  play: async () => {
    await activate();
    await expect(await main().findByText(/^You did not register in this browser\./)).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Activate your account', level: 1 })).toHaveFocus();
    await userEvent.type(main().getByLabelText('Password of your account'), 'kurz{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    await userEvent.type(main().getByLabelText('Password of your account'), '-aber-lang');
    await userEvent.type(main().getByLabelText('Repeat password'), 'kurz-aber-lang{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Registration completed', level: 1 })).toHaveFocus();
    await userEvent.click(main().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), mockCustomers.pending.email);
    await userEvent.type(screen.getByLabelText('Password'), 'kurz-aber-lang{Enter}');
    // It stays while it is hovered (D30): a slow machine would take the second picture without it.
    await userEvent.hover(await screen.findByText('You are now logged in.'));
    await expect(screen.getByText('You are now logged in.')).toBeVisible();
  },
};

/** The link ends while the password is typed. */
export const OtherBrowserTooLate: Story = {
  args: { hash: mockHashes.activationElsewhere },
  parameters: {
    scenario: (() => {
      const shop = createShop();
      const later = handleCall('activate', '', async ({ request }) => {
        if ((await request.clone().text()).includes('PASSWORD')) shop.change({ links: [] });
      });
      return [later, ...createHandlers(shop)];
    })(),
  },
  play: async () => {
    await activate();
    await userEvent.type(await main().findByLabelText('Password of your account'), 'anders-17');
    await userEvent.type(main().getByLabelText('Repeat password'), 'anders-17{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Account not activated', level: 1 })).toHaveFocus();
  },
};

/** The smallest phone, with the fields of a registration in another browser. */
export const OtherBrowserSmallScreen: Story = {
  args: { hash: mockHashes.activationElsewhere },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kundenkonto aktivieren' }));
    await expect(await main().findByLabelText('Passwort Ihres Kundenkontos')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Used, expired or unknown link: the page offers to register again or to log in. */
export const NotActivated: Story = {
  args: { hash: mockHashes.unknown },
  parameters: { scenario: activationFailure() },
  play: async () => {
    await activate();
    await expect(await screen.findByRole('heading', { name: 'Account not activated', level: 1 })).toHaveFocus();
    await expect(main().getByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(document.title).toBe('Account not activated – Platine');
    await expect(main().getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    await userEvent.click(main().getByRole('button', { name: 'Register' }));
    await expect(await screen.findByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithoutLink: Story = {
  tags: ['picture'],
  args: { hash: null },
  parameters: { path: '/contact_activate' },
  play: async () => {
    await expectPage(screen, 'Account not activated');
    await expect(main().getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

/** The shopper can retry after a failure. */
export const Failure: Story = {
  parameters: { scenario: failWith('activate', 'InternalErrorException') },
  play: async () => {
    await activate();
    await expect(await main().findByRole('alert')).toHaveTextContent('It seems that something went wrong.');
    await expect(main().getByRole('button', { name: 'Activate account' })).toHaveFocus();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('activate') },
  play: async () => {
    await activate();
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(main().getByRole('button', { name: 'Activate account' })).toBeEnabled();
  },
};

export const KeyboardOnly: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Activate account' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Registration completed' })).toHaveFocus();
    await userEvent.tab();
    await expect(main().getByRole('link', { name: 'Log in' })).toHaveFocus();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kundenkonto aktivieren' }));
    await expect(await screen.findByRole('heading', { name: 'Registrierung abgeschlossen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  args: { hash: null },
  play: async () => {
    await expectPage(screen, 'Compte non activé');
    await expect(main().getByRole('alert')).toHaveTextContent(/Ce lien n’est plus valable\s:/);
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: { hash: null },
  play: async () => {
    await screen.findByRole('heading', { name: 'Kundenkonto nicht aktiviert' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
