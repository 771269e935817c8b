import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import { sessionFailure, sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { CheckoutTypeScreen } from './CheckoutTypeScreen.tsx';

const meta = {
  component: CheckoutTypeScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_type', shop: checkoutShops.atType },
} satisfies Meta<typeof CheckoutTypeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const guestForm = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Order as a guest' }));
const email = (form: Awaited<ReturnType<typeof guestForm>>) => form.getByRole('textbox', { name: 'E-mail address' });

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await expect(canvas.getByRole('heading', { name: 'Who is ordering?', level: 1 })).toBeVisible();
    await expect(email(form)).toHaveAttribute('autocomplete', 'email');
    await expect(email(form)).toHaveAccessibleDescription('Your order confirmation goes here.');
    await userEvent.type(email(form), 'ada@example.org');
    await userEvent.click(form.getByRole('button', { name: 'Continue as a guest' }));
    await expectPage(canvas, 'Delivery and payment');
  },
};

export const Loading: Story = {
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The checkout is being loaded')).toBeInTheDocument();
    await expect(canvas.queryByRole('form', { name: 'Order as a guest' })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: sessionFailure() },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: sessionOffline() },
  play: expectOffline,
};

/** The three options. Login and registration open the dialogs of the header. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await guestForm(canvas);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Log in' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
    await expect(within(dialog).getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(main.getByRole('button', { name: 'Register' }));
    await expect(
      within(await screen.findByRole('dialog')).getByRole('tab', { name: 'Register', selected: true }),
    ).toBeVisible();
  },
};

/** A logged-in shopper skips this step (D25). */
export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Delivery and payment');
  },
};

export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await expect(form.getByRole('radio', { name: /^Private customer/ })).toBeChecked();
  },
};

/** Only the customer type is chosen here, and prices follow it. The company's name is part of its address. */
export const CompanyCustomer: Story = {
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: /^Company/ }));
    await userEvent.type(email(form), 'einkauf@example.lu{Enter}');
    await expectPage(canvas, 'Delivery and payment');
    await expect(await canvas.findByText('Company · delivery to Luxembourg')).toBeInTheDocument();
  },
};

/** The form starts with the saved values. */
export const SavedValues: Story = {
  parameters: { shop: checkoutShops.atAddresses },
  play: async ({ canvas }) => {
    await expect(email(await guestForm(canvas))).toHaveValue('camille.weber@example.lu');
  },
};

/** Spec §5: the error is shown at the field, and nothing is sent. */
export const NotAnEmail: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    const calls = spyOn(window, 'fetch');
    await userEvent.type(email(form), 'ada@example{Enter}');
    await waitFor(() => expect(email(form)).toHaveFocus());
    await expect(email(form)).toHaveAccessibleDescription(/in the form name@example\.com/);
    await expect(calls).not.toHaveBeenCalledWith(expect.stringContaining('/api/session'), expect.anything());
  },
};

/** An error of the server is shown at its field (spec §8). */
export const RefusedByServer: Story = {
  parameters: { scenario: failWith('updateEmail', 'ValidationException', [{ FIELD: 'EMAIL', CODE: 'FORMAT' }]) },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.type(email(form), 'ada@example.org{Enter}');
    await waitFor(() => expect(email(form)).toHaveAttribute('aria-invalid', 'true'));
    await expect(email(form)).toHaveValue('ada@example.org');
  },
};

export const NotSaved: Story = {
  parameters: { scenario: failWith('updateEmail', 'InternalErrorException') },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.type(email(form), 'ada@example.org{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(email(form)).toHaveValue('ada@example.org');
  },
};

export const Throttled: Story = {
  parameters: { scenario: failWith('updateEmail', 'ThrottledException') },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.type(email(form), 'ada@example.org{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('Too many attempts in a short time.');
  },
};

export const NoConnection: Story = {
  parameters: { scenario: disconnect('updateEmail') },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.type(email(form), 'ada@example.org{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(email(form)).toHaveValue('ada@example.org');
  },
};

/** A second click sends nothing. */
export const Saving: Story = {
  parameters: { scenario: neverAnswer('updateEmail') },
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    await userEvent.type(email(form), 'ada@example.org{Enter}');
    const button = await form.findByRole('button', { name: /Please wait/ });
    const calls = spyOn(window, 'fetch');
    await userEvent.click(button);
    await expect(calls).not.toHaveBeenCalledWith(expect.stringContaining('/api/session'), expect.anything());
  },
};

/** D25: redirects to the first incomplete step. */
export const EmptyCart: Story = {
  parameters: { shop: { cart: carts.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
};

/** D12: no redirect below the minimum order value, because pickup has none. */
export const BelowMinimumOrder: Story = {
  parameters: { shop: { cart: carts.belowMinimum } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Wer bestellt?');
    await expect(await canvas.findByRole('button', { name: 'Weiter als Gast' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Qui commande\u00A0?');
    await expect(await canvas.findByRole('button', { name: 'Continuer en tant qu’invité' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Weiter als Gast' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const form = await guestForm(canvas);
    form.getByRole('radio', { name: /^Private/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(form.getByRole('radio', { name: /^Company/ })).toBeChecked();
    await userEvent.tab();
    await expect(email(form)).toHaveFocus();
    await userEvent.keyboard('ada@example.org');
    await userEvent.tab();
    await expect(form.getByRole('button', { name: 'Continue as a guest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectPage(canvas, 'Delivery and payment');
  },
};
