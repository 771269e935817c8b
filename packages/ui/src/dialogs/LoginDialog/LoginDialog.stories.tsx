import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { userToWire } from '@platine/domain/customer/user.ts';
import { buildPosition } from '@platine/mocks/builders/position.ts';
import { buildCart, buildSession } from '@platine/mocks/builders/session.ts';
import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { answerWith, delayCall, disconnect, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { CartScreen } from '../../screens/CartScreen/CartScreen.tsx';
import { LoginPlace } from './LoginPlace.testing.tsx';
import { expectClosed, logIn, logInButton, open, typeCredentials } from './loginSteps.testing.ts';

/** The login tab. */
const meta = { component: LoginPlace, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email, password } = mockCustomers.private;

/**
 * Spec §2: Login is the first tab, the e-mail field has the focus, and the button is unavailable until both fields are
 * valid (D16).
 */
export const Open: Story = {
  tags: ['picture'],
  play: async () => {
    await open();
    await expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    const field = screen.getByRole('textbox', { name: 'E-mail address' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(logInButton()).toHaveAttribute('aria-disabled', 'true');
    await typeCredentials();
    await waitFor(() => expect(logInButton()).toHaveAttribute('aria-disabled', 'false'));
  },
};

/** Spec §4: an address may ask for the login; leaving it hides the form. */
export const AskedByAddress: Story = {
  // The frame around a page has the dialog.
  render: () => <Link href="/faq">{'Elsewhere'}</Link>,
  parameters: { path: '/?login=yes' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your account' }, { timeout: 5000 })).toBeVisible();
    await fireEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));
    await expectClosed();
  },
};

/** It does not ask a customer who is logged in. */
export const AskedWhileLoggedIn: Story = {
  globals: { session: 'loggedIn' },
  parameters: { path: '/?login=yes' },
  play: async () => {
    await expect(await screen.findByText(email)).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Spec §4: it closes once a user is known, and the focus returns to the button that opened it. */
export const LoggedIn: Story = {
  play: async () => {
    await logIn();
    await expectClosed();
    await expect(screen.getByText(email)).toBeVisible();
    await expect(await screen.findByText('You are now logged in.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open login' })).toHaveFocus());
  },
};

/** Spec §2: a user may become known by other ways than this dialog, such as another tab. */
export const KnownMeanwhile: Story = {
  globals: { session: 'loggedIn' },
  parameters: { scenario: delayCall('currentUser', 2000) },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5000 });
    await expect(screen.getByText(email)).toBeVisible();
  },
};

/** D6: the carts are merged; a toast says that amounts were adjusted, and the cart says which. */
export const CartsMerged: Story = {
  parameters: {
    scenario: answerWith('login', {
      USER: userToWire(mockCustomers.private.user),
      SESSION: sessionToWire(
        buildSession({
          cart: buildCart({
            version: 9,
            positions: [buildPosition({ product: mockProduct(mockSkus.scarceSchool), amount: 2 })],
          }),
        }),
      ),
      ADJUSTMENTS: [{ SKU: mockSkus.scarceSchool, REASON: 'CART_LIMIT', WANTED: 3, AMOUNT: 2 }],
    }),
  },
  render: () => (
    <>
      <CartScreen />
      <LoginPlace />
    </>
  ),
  play: async () => {
    await logIn();
    await expectClosed();
    await expect(await screen.findByText(/Your two carts were put together/)).toBeVisible();
    await expect(await screen.findByText(/^You asked for 3 of “Klots School: robot set”/)).toBeVisible();
  },
};

/** Session and page switch to the customer's language (spec §4). */
export const CustomersLanguage: Story = {
  play: async () => {
    await open();
    const { company } = mockCustomers;
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), company.email);
    await userEvent.type(screen.getByLabelText('Password'), `${company.password}{Enter}`);
    await expectClosed();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  },
};

/** The unavailable button lists the missing fields when pressed, and focuses the first one. */
export const Refused: Story = {
  tags: ['picture'],
  play: async () => {
    await open();
    await userEvent.click(logInButton());
    const field = screen.getByRole('textbox', { name: 'E-mail address' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill in this field.'));
    await expect(field).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Password'), 'abc');
    await userEvent.click(logInButton());
    // Spec §5: no hint about the password rules.
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please check your password.'),
    );
  },
};

export const Submitting: Story = {
  parameters: { scenario: neverAnswer('login') },
  play: async () => {
    await logIn();
    await waitFor(() => expect(logInButton()).toHaveTextContent('Please wait'));
    await expect(logInButton()).toHaveFocus();
  },
};

/** "Back to the shop", the close button and Escape close it; so does a press outside, unless something was typed. */
export const PutAway: Story = {
  play: async () => {
    const beside = () => userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Back to the shop' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
      beside,
    ];
    for (const way of ways) {
      await open();
      await way();
      await expectClosed();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open login' })).toHaveFocus());
    }
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'c');
    await beside();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Spec §4: navigation closes it. */
export const ClosedByNavigation: Story = {
  play: async () => {
    await open();
    await fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Enter submits; Tab stays inside the dialog. */
export const KeyboardOnly: Story = {
  play: async () => {
    screen.getByRole('button', { name: 'Open login' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus());
    await userEvent.keyboard(email);
    await userEvent.tab();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard(password);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('tab', { name: 'Login' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Back to the shop' })).toHaveFocus();
    screen.getByLabelText('Password').focus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(screen.getByText(email)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    await open('Ihr Kundenkonto');
    await expect(screen.getByRole('tab', { name: 'Anmelden' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Passwort vergessen?' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await open('Votre compte');
    await expect(screen.getByRole('tab', { name: 'Inscription' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Mot de passe oublié\s\?$/ })).toBeVisible();
  },
};

/** Spec §2: on the smallest screens it is full-screen, and nothing overflows. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { scenario: disconnect('login') },
  play: async () => {
    await open('Ihr Kundenkonto');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), email);
    await userEvent.type(screen.getByLabelText('Passwort'), `${password}{Enter}`);
    await expect(await screen.findByRole('alert')).toBeVisible();
    const frame = screen.getByRole('dialog');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(frame.getBoundingClientRect().left).toBe(0);
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
