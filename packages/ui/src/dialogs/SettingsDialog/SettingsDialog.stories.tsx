import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { CartScreen } from '../../screens/CartScreen/CartScreen.tsx';

/** The dialog in its usual context: opened from the top bar of a page with prices. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: carts.usual } },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.findByRole('button', { name: /^Priv|^Particulier|^Company|^Firma|^Entreprise/ });

async function openSettings(name = 'Settings') {
  await userEvent.click(await opener());
  return within(await screen.findByRole('dialog', { name }));
}

async function chooseGermanCompany() {
  await userEvent.click(screen.getByRole('radio', { name: /^Company/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivery country' }), 'Germany');
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Open: Story = {
  tags: ['picture'],
  play: async () => {
    const dialog = await openSettings();
    await expect(dialog.getByRole('radio', { name: 'Private customer Prices include VAT' })).toBeChecked();
    const country = dialog.getByRole('combobox', { name: 'Delivery country' });
    await expect(country).toHaveDisplayValue('Luxembourg');
    const names = within(country)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toHaveLength(55);
    await expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  },
};

/** Spec §1: saving updates every price at once; the focus returns to the button that opened the dialog. */
export const Saved: Story = {
  play: async () => {
    const dialog = await openSettings();
    await chooseGermanCompany();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    await expect(screen.getByRole('button', { name: 'Company · delivery to Germany' })).toHaveFocus();
    await expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Goods, excluding VAT€');
  },
};

export const Saving: Story = {
  parameters: { scenario: neverAnswer('setCustomerData') },
  play: async () => {
    const dialog = await openSettings();
    await chooseGermanCompany();
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveTextContent('Please wait'));
    await expect(save).toHaveFocus();
    // The dialog stays open while a choice is being saved.
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Spec §8: after a refusal the selection stays. */
export const Failure: Story = {
  parameters: { scenario: failWith('setCustomerData', 'InternalErrorException') },
  play: async () => {
    const dialog = await openSettings();
    await chooseGermanCompany();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(dialog.getByRole('radio', { name: /^Company/ })).toBeChecked();
    await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Germany');
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('setCustomerData') },
  play: async () => {
    const dialog = await openSettings();
    await chooseGermanCompany();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('There is no connection to the shop');
    await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Germany');
  },
};

/** Without a country the error appears at the field, which gets the focus; nothing is sent. */
export const Refused: Story = {
  tags: ['picture'],
  play: async () => {
    const dialog = await openSettings();
    const country = dialog.getByRole('combobox');
    await fireEvent.change(country, { target: { value: 'none of them' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(country).toHaveAccessibleDescription('Please choose one of the options.'));
    await expect(country).toHaveFocus();
    await expect(country).toBeInvalid();
    await userEvent.selectOptions(country, 'France');
    await waitFor(() => expect(country).toBeValid());
  },
};

/** Abort, the close button, Escape and a press outside close it and discard the selection. */
export const PutAway: Story = {
  play: async () => {
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Abort' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('dialog').parentElement ?? document.body),
    ];
    for (const way of ways) {
      const dialog = await openSettings();
      await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Luxembourg');
      await userEvent.selectOptions(dialog.getByRole('combobox'), 'Malta');
      await way();
      await closed();
      const button = await opener();
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(await opener()).toHaveTextContent('Private · delivery to Luxembourg');
  },
};

/** Tab stays in the dialog; arrow keys move between radio buttons, letters select a country, Enter saves. */
export const KeyboardOnly: Story = {
  play: async () => {
    const button = await opener();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('radio', { name: /^Private/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^Company/ })).toBeChecked();
    await userEvent.tab();
    await expect(dialog.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Company · delivery to Luxembourg');
  },
};

/** Spec §2: the texts for companies. */
export const CompanyCustomer: Story = {
  tags: ['picture'],
  globals: { customerType: 'COMPANY', country: 'CH' },
  play: async () => {
    const dialog = await openSettings();
    await expect(dialog.getByRole('radio', { name: 'Company Prices exclude VAT' })).toBeChecked();
    await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Switzerland');
  },
};

/** Countries follow the language's collation: Österreich stands near O, not after Z. */
export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    const dialog = await openSettings('Einstellungen');
    const names = within(dialog.getByRole('combobox', { name: 'Lieferland' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    const dialog = await openSettings('Paramètres');
    await expect(dialog.getByRole('radio', { name: 'Particulier Prix TVA comprise' })).toBeChecked();
    await expect(dialog.getByRole('combobox', { name: 'Pays de livraison' })).toHaveDisplayValue('Luxembourg');
  },
};

/** Nothing overflows the smallest phone, even with the longest message. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { scenario: disconnect('setCustomerData') },
  play: async () => {
    const dialog = await openSettings('Einstellungen');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    const frame = screen.getByRole('dialog');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(frame.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
