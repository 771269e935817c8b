import { createClient } from '@platine/domain/contract/client.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFetchTransport } from '../../api/fetchTransport.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { languageName } from '@platine/domain/language/locales.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { ShopFactsContext } from '../../shop/ShopFacts.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { CartScreen } from '../../screens/CartScreen/CartScreen.tsx';

/** The dialog in its usual context: opened from the top bar of a page with a cart. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: carts.usual } },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openLanguages(button = 'Language EN', title = 'Choose your language') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Open: Story = {
  tags: ['picture'],
  play: async () => {
    const dialog = await openLanguages();
    for (const language of builtInLanguages)
      await expect(dialog.getByRole('button', { name: languageName(language) })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    await expect(dialog.getByRole('button', { name: 'Français' })).not.toHaveAttribute('aria-current');
  },
};

const leaving = { onDismissed: () => undefined, onOutside: () => undefined, onGone: () => undefined };

/** Record 0160: a language that the shop's folder adds is one more, with its code in place of a flag. */
export const FourthLanguage: Story = {
  tags: ['picture'],
  render: () => (
    <ShopFactsContext value={shopFactsOf({ ...exampleShop, languages: [...builtInLanguages, 'NL'] })}>
      <LanguageDialog busy={false} failure={null} onChosen={() => undefined} {...leaving} />
    </ShopFactsContext>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your language' }));
    const names = dialog.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['English', 'Deutsch', 'Français', 'NLNederlands']);
    await expect(dialog.getByRole('button', { name: 'Nederlands' })).toHaveAttribute('lang', 'nl');
  },
};

/** Spec §4: the page switches to French in place; typed text and the cart stay. */
export const Changed: Story = {
  play: async () => {
    // A searchbox, or a combobox once suggestions have loaded.
    const field = await screen.findByLabelText('Search the shop');
    await userEvent.type(field, '10 k');
    const dialog = await openLanguages();
    await userEvent.click(dialog.getByRole('button', { name: 'Français' }));
    await closed();
    await expectPage(screen, 'Panier');
    await expect(screen.getByRole('region', { name: 'Récapitulatif' })).toHaveTextContent(/176,80\s€/);
    await expect(field).toHaveValue('10 k');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Langue FR' })).toHaveFocus());
    await expect(document.documentElement).toHaveAttribute('lang', 'fr');
  },
};

export const Saving: Story = {
  parameters: { scenario: neverAnswer('setActiveLanguage') },
  play: async () => {
    const dialog = await openLanguages();
    const german = dialog.getByRole('button', { name: 'Deutsch' });
    await userEvent.click(german);
    await waitFor(() => expect(german).toHaveTextContent('Please wait'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Spec §8: after a refusal the page keeps its language, and the shopper can retry. */
export const Failure: Story = {
  tags: ['picture'],
  parameters: { scenario: failWith('setLanguageChanged', 'InternalErrorException') },
  play: async () => {
    const dialog = await openLanguages();
    await userEvent.click(dialog.getByRole('button', { name: 'Deutsch' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(screen.getByRole('dialog', { name: 'Choose your language' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Deutsch' })).toHaveFocus();
  },
};

/** Spec §4: a logged-in customer's choice is stored in the profile; a failure to store it is reported. */
export const ProfileFailure: Story = {
  globals: { session: 'loggedIn' },
  parameters: { scenario: failWith('changeContactLanguage', 'InternalErrorException') },
  play: async () => {
    const dialog = await openLanguages();
    await userEvent.click(dialog.getByRole('button', { name: 'Deutsch' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
  },
};

/** Spec §4: a logout in another tab closes it, as soon as this tab hears of it. */
export const LoggedOutElsewhere: Story = {
  globals: { session: 'loggedIn' },
  play: async () => {
    await openLanguages();
    await createClient(createFetchTransport())('logout', {});
    window.dispatchEvent(new Event('visibilitychange'));
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language EN' })).toHaveFocus());
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('setActiveLanguage') },
  play: async () => {
    const dialog = await openLanguages();
    await userEvent.click(dialog.getByRole('button', { name: 'Français' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('There is no connection to the shop');
  },
};

/** Spec §2: a press outside leaves it open; Escape and the close button close it and restore the focus. */
export const PutAway: Story = {
  play: async () => {
    await openLanguages();
    await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language EN' })).toHaveFocus());
    const dialog = await openLanguages();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Language EN' })).toHaveFocus());
  },
};

export const KeyboardOnly: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Language EN' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Français' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sprache DE' })).toHaveFocus());
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    const dialog = await openLanguages('Sprache DE', 'Sprache wählen');
    await expect(dialog.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    const dialog = await openLanguages('Langue FR', 'Choisir la langue');
    await expect(dialog.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, even with the longest message. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { scenario: disconnect('setActiveLanguage') },
  play: async () => {
    const dialog = await openLanguages('Sprache DE', 'Sprache wählen');
    await userEvent.click(dialog.getByRole('button', { name: 'English' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    const frame = screen.getByRole('dialog');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(frame.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
