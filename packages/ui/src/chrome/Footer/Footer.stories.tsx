import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { version: '3.0.27', minimumOrder: { eu: 1000, other: 5000 } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §1: minimum order values, service times, version. */
export const English: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo', { name: 'About the shop' });
    await expect(footer).toHaveTextContent('€10.00 for deliveries to EU countries, €50.00 to all other countries');
    await expect(footer).toHaveTextContent('Monday to Friday 09:00–12:00 and 14:00–17:00');
    await expect(footer).toHaveTextContent('Version 3.0.27');
    await expect(footer).toHaveTextContent('1, rue de l’Exemple, L‑6925 Niederanven');
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
      ['Right of revocation', '/revocation'],
      ['General terms', '/gtc'],
      ['Privacy policy', '/privacy'],
      ['Cookie policy', '/cookies'],
      ['Legal notice', '/legal'],
    ]);
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo', { name: 'Über den Shop' });
    await expect(footer).toHaveTextContent('Mindestbestellwert');
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
