import { sessionFailure, sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { ContentScreen } from './ContentScreen.tsx';

/** Behaviour of the information pages. ContentTexts.stories.tsx has a story for each text. */
const meta = {
  component: ContentScreen,
  args: { page: 'shippingCosts' },
  parameters: { layout: 'fullscreen', path: pagePaths.shippingCosts },
} satisfies Meta<typeof ContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §9: shipping methods and times, minimum order values, and free shipping for the shopper's country. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delivery to Luxembourg is free from a goods value of €75.00.')).toBeVisible();
    const methods = within(canvas.getByRole('table', { name: 'Shipping methods and their times' }));
    await expect(methods.getAllByRole('row')).toHaveLength(6);
    await expect(methods.getByRole('row', { name: 'UPS Express Saver 1–3 days 3–6 days with tracking' })).toBeVisible();
    await expect(
      methods.getByRole('row', { name: 'Economy (post) 3–21 days 3–21 days without tracking' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Orders delivered to EU countries start at €10\.00/)).toBeVisible();
    await expect(canvas.getByText('Last changed on')).toHaveTextContent('26 November 2026');
  },
};

/** The prices of the shopper's country stand there at once, those of the others are folded. */
export const ShippingPrices: Story = {
  play: async ({ canvas, userEvent }) => {
    const own = within(await canvas.findByRole('table', { name: 'Shipping prices: Luxembourg' }));
    await expect(own.getByRole('row', { name: /^up to 31\.5\skg €49\.90 €52\.90 – €13\.90 –$/ })).toBeVisible();
    await expect(canvas.getByText('Prices include the VAT of the destination country.')).toBeVisible();
    const germany = canvas.getByRole('table', { name: 'Shipping prices: Germany' });
    await expect(germany).not.toBeVisible();
    await userEvent.click(canvas.getByText('Germany', { selector: 'summary' }));
    await expect(germany).toBeVisible();
    const table = within(germany);
    await expect(
      table.getByRole('row', { name: /^up to 0\.5\skg €15\.15 €16\.17 €9\.05 €8\.04 €3\.97$/ }),
    ).toBeVisible();
  },
};

/** D11: a company reads them without VAT, so that more countries have the same. */
export const ShippingPricesForACompany: Story = {
  globals: { customerType: 'COMPANY', country: 'US', language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Preise sind ohne Mehrwertsteuer.')).toBeVisible();
    const own = within(canvas.getByRole('table', { name: /^Versandkosten: Australien, .*Vereinigte Staaten/ }));
    await expect(own.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByText('Belgien, Deutschland, Frankreich', { selector: 'summary' })).toBeVisible();
  },
};

/** D12: no free shipping in a country without a threshold. */
export const NoFreeShipping: Story = {
  globals: { country: 'CH' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no free shipping to Switzerland at the moment.')).toBeVisible();
  },
};

/** Only parts that depend on the session wait; the text is readable at once. */
export const Loading: Story = {
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The value for free shipping is being loaded')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Minimum order value' })).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { scenario: sessionFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'Minimum order value' })).toBeVisible();
  },
};

/** Spec §6: content may be for one customer type alone. */
export const CompanyContent: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/collected by a carrier of their own/)).toBeVisible();
  },
};

export const NoCompanyContent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can pick up your order/)).toBeVisible();
    await expect(canvas.queryByText(/collected by a carrier of their own/)).not.toBeInTheDocument();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: sessionOffline() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'No connection to the shop',
    );
    await expect(canvas.getByRole('heading', { name: 'Minimum order value' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', country: 'DE' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Ab einem Warenwert von 75,00\s€ ist die Lieferung kostenlos \(Lieferland Deutschland\)\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^TNT Economy Express 2–4 Tage 7–11 Tage/ })).toBeVisible();
    // DPD goes to no country outside the EU.
    await expect(canvas.getByRole('row', { name: /^DPD Classic 2–4 Tage – / })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR', country: 'FR' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^La livraison est gratuite à partir de 75,00\s€ .* \(pays de livraison\s: France\)\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^DHL Express 1 à 3 jours 3 à 6 jours avec suivi$/ })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gewährleistung' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Rows become blocks with the column names beside the cells. */
export const SmallScreenTables: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: { page: 'privacy' },
  parameters: { path: pagePaths.privacy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Daten, Zweck und Rechtsgrundlage' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A long page has a table of contents that links to its headings. */
export const TableOfContents: Story = {
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas }) => {
    const text = within(canvas.getByRole('article'));
    const contents = within(await canvas.findByRole('navigation', { name: 'On this page' }));
    const entries = contents.getAllByRole('link');
    await expect(entries).toHaveLength(text.getAllByRole('heading', { level: 2 }).length);
    for (const entry of entries) {
      const heading = text.getByRole('heading', { level: 2, name: entry.textContent });
      await expect(entry).toHaveAttribute('href', `#${heading.id}`);
    }
  },
};

/**
 * The withdrawal function is one click away. The link's text is prescribed by law (Directive 2011/83/EU art. 11a).
 */
export const WithdrawalLink: Story = {
  globals: { language: 'DE' },
  args: { page: 'revocation' },
  parameters: { path: pagePaths.revocation },
  play: async ({ canvas }) => {
    // The footer has one, too.
    const article = within(await canvas.findByRole('article'));
    const link = await article.findByRole('link', { name: 'Vertrag widerrufen' });
    await expect(link).toHaveAttribute('href', '/withdrawal');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};

/** Links between pages use their titles. */
export const LinksToOtherPages: Story = {
  args: { page: 'faq' },
  parameters: { path: pagePaths.faq },
  play: async ({ canvas }) => {
    const text = within(await canvas.findByRole('article'));
    await expect(await text.findByRole('link', { name: 'Right of revocation' })).toHaveAttribute('href', '/revocation');
    await expect(text.getAllByRole('link', { name: 'service@platine.example' })[0]).toHaveAttribute(
      'href',
      'mailto:service@platine.example',
    );
  },
};

/** The terms are the same for everybody: a private customer also reads who may pay by invoice (D23). */
export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('For companies and institutions that we have cleared for it.');
    await expect(note).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['PayPal', 'Credit card', 'Bank transfer', 'Invoice']),
    );
  },
};

/** D23: discontinued payment methods are not shown to companies either. */
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice')).toBeVisible();
    await expect(canvas.queryByText(/SOFORT/)).not.toBeInTheDocument();
  },
};
