import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problemsOfFit } from '../../fit/problemsOfFit.testing.ts';
import { CartPreview } from './CartPreview.tsx';
import { Header } from './Header.tsx';

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    cart: <CartPreview cart={{ pieces: 3, total: 4820 }} current={false} />,
    customer: { type: 'PRIVATE', country: 'LU' },
    loggedIn: false,
    path: '/new_products',
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrivateCustomer: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Platine, start page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Cart 3 pieces €48.20' })).toHaveAttribute('href', '/shopping_cart');
    await expect(canvas.getByText('Private · delivery to Luxembourg')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Search the shop' })).toHaveAttribute('name', 'q');
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    const menu = within(canvas.getByRole('navigation', { name: 'Shop' }));
    await expect(menu.getByRole('link', { name: 'New products' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Sale' })).not.toHaveAttribute('aria-current');
  },
};

export const CompanyCustomer: Story = {
  args: { customer: { type: 'COMPANY', country: 'DE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Company · delivery to Germany')).toBeInTheDocument();
  },
};

/** Spec §2: with a script the settings and the languages are buttons that open their dialogs. */
export const WithDialogs: Story = {
  args: { onSettings: fn(), onLanguages: fn(), onLogin: fn() },
  play: async ({ canvas, args }) => {
    const settings = canvas.getByRole('button', { name: 'Private · delivery to Luxembourg' });
    await expect(settings).toHaveAccessibleDescription('Change customer type and delivery country');
    await userEvent.click(settings);
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Language EN' }));
    await expect(args.onLanguages).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'DE' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Spec §2: who is logged in has a profile link and no settings button. */
export const LoggedIn: Story = {
  tags: ['picture'],
  args: { loggedIn: true, path: '/account', onSettings: fn(), onLanguages: fn(), onLogin: fn() },
  play: async ({ canvas, args }) => {
    const profile = canvas.getByRole('link', { name: 'My account' });
    await expect(profile).toHaveAttribute('href', '/account');
    await expect(profile).toHaveAttribute('aria-current', 'page');
    await userEvent.click(profile);
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(canvas.getByText('Private · delivery to Luxembourg')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /delivery to/ })).not.toBeInTheDocument();
  },
};

/** Spec §2: shipping costs and contact, on all but very small screens. */
export const ServiceLinks: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const service = within(canvas.getByRole('navigation', { name: 'Service' }));
    await expect(service.getByRole('link', { name: 'Order by list' })).toHaveAttribute('href', '/order_by_list');
    await expect(service.getByRole('link', { name: 'Shipping costs' })).toHaveAttribute('href', '/shipping_costs');
    await expect(service.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
};

/** On a tablet the menu has two rows with everything in them, in the language with the longest words. */
export const Tablet: Story = {
  globals: { language: 'DE', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('list', { name: 'Produktgruppen' });
    await expect(await within(menu).findByRole('button', { name: 'Bauelemente' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Shop' }).getBoundingClientRect().height).toBeLessThan(85);
    await expect(canvas.getByRole('link', { name: 'Reduziert' }).getBoundingClientRect().right).toBeLessThan(768);
    const header = canvas.getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

/** On the smallest screen the settings are a drawing with the same name. */
export const DialogsOnSmallScreen: Story = {
  args: { onSettings: fn(), onLanguages: fn(), onLogin: fn() },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    const settings = canvas.getByRole('button', { name: 'Privat · Lieferland Luxemburg' });
    await expect(settings.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await expect(canvas.getByRole('link', { name: 'Anmelden' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(
      40,
    );
    await expect(canvas.queryByRole('link', { name: 'Versandkosten' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Sprache DE' })).toBeVisible();
  },
};

/** Without a script, and in the address of this page: one link for each language. */
export const Languages: Story = {
  play: async ({ canvas }) => {
    const languages = within(canvas.getByRole('navigation', { name: 'Language' }));
    await expect(languages.getByRole('link', { name: 'DE' })).toHaveAttribute('href', '?lang=de');
    await expect(languages.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true');
  },
};

export const EmptyCart: Story = {
  tags: ['picture'],
  args: { cart: <CartPreview cart={{ pieces: 0, total: 0 }} current={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart empty €0.00' })).toBeVisible();
  },
};

/** D26: while the session is unknown the header is as high as it will be. */
export const UnknownSession: Story = {
  args: { cart: <CartPreview cart={null} current={false} />, customer: null, loggedIn: null },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'Cart' });
    await expect(cart.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(canvas.queryByText('€0.00')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

/** The badge has room for two figures; the link's name has the true number. */
export const ManyPieces: Story = {
  tags: ['picture'],
  args: { cart: <CartPreview cart={{ pieces: 12_480, total: 112_320 }} current={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart 12,480 pieces €1,123.20' })).toBeVisible();
    const badge = canvas.getByText('99+');
    await expect(badge).toBeVisible();
    await expectIconInSight(badge);
  },
};

/** The badge begins at the icon's corner: it hides no more than that, however wide it is. */
async function expectIconInSight(badge: HTMLElement) {
  const icon = badge.parentElement?.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  const { left } = badge.getBoundingClientRect();
  await expect(icon.right - left).toBeLessThanOrEqual(icon.width * 0.4);
}

/** On the smallest phone with letters of 200 % (WCAG 1.4.4), with the widest badge and total. */
export const LargeLettersOnSmallScreen: Story = {
  args: {
    cart: <CartPreview cart={{ pieces: 12_480, total: 11_232_000 }} current={false} />,
    onSettings: fn(),
    onLanguages: fn(),
    onLogin: fn(),
  },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    document.documentElement.style.fontSize = '200%';
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bauelemente' })).toBeVisible());
    const problems = problemsOfFit(canvasElement);
    document.documentElement.style.fontSize = '';
    await expect(problems).toEqual([]);
  },
};

/** The server has not answered the last click yet: the total stands back. */
export const StaleTotal: Story = {
  args: { cart: <CartPreview cart={{ pieces: 12, total: 4820, stale: true }} current={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart 12 pieces €48.20' })).toBeVisible();
    await expect(canvas.getByText('€48.20')).toHaveStyle({ opacity: '0.7' });
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Warenkorb 3 Stück 48,20\s€$/ })).toBeVisible();
    await expect(canvas.getByText('Privat · Lieferland Luxemburg')).toBeInTheDocument();
  },
};

export const French: Story = {
  args: { cart: <CartPreview cart={{ pieces: 1, total: 123_456 }} current={false} /> },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Panier 1 pièce 1\s234,56\s€$/ })).toBeVisible();
  },
};

/** Low, and nothing sticks out. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(canvas.getByRole('link', { name: /^Warenkorb 3 Stück 48,20\s€$/ })).toBeVisible();
  },
};
