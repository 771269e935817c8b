import { saferpayName } from '@platine/domain/payment/saferpayMeans.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopFactsContext } from '../../shop/ShopFacts.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    version: '3.0.27',
    minimumOrder: { eu: 1000, other: 5000 },
    loggedIn: false,
    newsletter: <div />,
    onLanguages: fn(),
    onCookies: fn(),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §1, §2: minimum order values, what prices contain, service times, version. */
export const LoggedOut: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo', { name: 'About the shop' });
    await expect(footer).toHaveTextContent('€10.00 for deliveries to EU countries, €50.00 to all other countries');
    await expect(footer).toHaveTextContent('For private customers including VAT, for companies excluding VAT');
    await expect(footer).toHaveTextContent('Monday to Friday 09:00–12:00 and 14:00–17:00');
    await expect(footer).toHaveTextContent('Version 3.0.27');
    await expect(footer).toHaveTextContent('1, rue de l’Exemple, L-\u20606925 Niederanven');
    await expect(canvas.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
  },
};

/** The town stays with its zip code, which does not break at its hyphen; and each of its letters is in every font. */
export const NarrowAddress: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^Platine S\.à r\.l\.-S\./);
    Object.assign(address.style, { inlineSize: '1px', overflowWrap: 'normal' });
    const town = document.createRange();
    const words = address.firstChild ?? address;
    town.setStart(words, address.textContent.indexOf('L-'));
    town.setEnd(words, address.textContent.length);
    await expect(town.toString().replaceAll('\u2060', '')).toBe('L-6925\u00A0Niederanven');
    const lines = new Set([...town.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBe(1);
    address.removeAttribute('style');
  },
};

/** Spec §2, §6: the account is linked for who is logged in. */
export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
  },
};

/** Spec §2: links of the customer center, each to its page. */
export const CustomerCenter: Story = {
  play: async ({ canvas }) => {
    const center = within(canvas.getByRole('navigation', { name: 'Customer center' }));
    const links = center.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Shipping costs', '/shipping_costs'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
      ['Support for Klots School', '/le_support'],
      ['Right of revocation', '/revocation'],
      ['Withdraw from contract here', '/withdrawal'],
      ['General terms', '/gtc'],
      ['Privacy policy', '/privacy'],
      ['Cookie policy', '/cookies'],
      ['Accessibility', '/accessibility'],
      ['Legal notice', '/legal'],
    ]);
  },
};

/** D31: the question about cookies can be asked for again; spec §2: the language switch. */
export const Switches: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie settings' }));
    await expect(args.onCookies).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(args.onLanguages).toHaveBeenCalledOnce();
  },
};

/** Spec §2: a wallet, card brands and a bank transfer; D23: nothing that has ended. */
export const Payment: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Ways to pay' });
    await expect(heading).toBeVisible();
    const ways = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(ways).toEqual(expect.arrayContaining(['PayPal', 'Credit card: Visa, Mastercard', 'Bank transfer']));
    await expect(canvas.queryByText(/SOFORT/)).not.toBeInTheDocument();
  },
};

/** Spec §9: what Saferpay's page offers, by the names that shoppers know; only cards are called cards. */
export const MeansOfPayment: Story = {
  tags: ['picture'],
  decorators: [
    (Shown) => (
      <ShopFactsContext
        value={shopFactsOf({ ...exampleShop, saferpayMeans: ['WERO', 'VISA', 'MASTERCARD', 'BANCONTACT', 'APPLEPAY'] })}
      >
        <Shown />
      </ShopFactsContext>
    ),
  ],
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('heading', { name: 'Ways to pay' }).nextElementSibling ?? document.body;
    const names = [...ways.children].map((item) => item.textContent);
    const means = ['Credit card: Visa, Mastercard', 'Wero', 'Bancontact', 'Apple Pay'];
    await expect(names).toEqual(['PayPal', ...means, 'Bank transfer']);
  },
};

const unnamed = { ...exampleShop.payment, SAFERPAY: { name: saferpayName([]), offered: true } };

/** A shop that leaves the means to its account at Saferpay names none, and promises no card. */
export const MeansOfTheAccount: Story = {
  decorators: [
    (Shown) => (
      <ShopFactsContext value={shopFactsOf({ ...exampleShop, saferpayMeans: [], payment: unnamed })}>
        <Shown />
      </ShopFactsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online payment')).toBeVisible();
    await expect(canvas.queryByText(/Visa/)).not.toBeInTheDocument();
  },
};

export const ContactTeaser: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Questions?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo', { name: 'Über den Shop' });
    await expect(footer).toHaveTextContent('Mindestbestellwert');
    await expect(footer).toHaveTextContent('Montag bis Freitag 09:00–12:00 und 14:00–17:00 Uhr');
    await expect(canvas.getByRole('link', { name: 'Allgemeine Geschäftsbedingungen' })).toHaveAttribute('href', '/gtc');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo', { name: 'À propos de la boutique' })).toHaveTextContent(
      'Montant minimal de commande',
    );
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/legal');
  },
};
