import { failWith } from '@platine/mocks/scenarios/calls.ts';
import {
  listingEmpty,
  listingFailure,
  listingOffline,
  listingPending,
  nothingNew,
} from '@platine/mocks/scenarios/catalogue.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopFactsContext } from '../../shop/ShopFacts.tsx';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { StartScreen } from './StartScreen.tsx';

const meta = {
  component: StartScreen,
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta<typeof StartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Reduced' });
    const newest = canvas.getByRole('list', { name: 'New products' });
    await expect(within(newest).getByRole('link', { name: 'Microcontroller board Kupferbach 4' })).toHaveAttribute(
      'href',
      '/product/110300',
    );
    await expect(canvas.getByRole('list', { name: 'Reduced' })).toBeVisible();
    await expect(canvas.getByText('From €75.00, delivery to Luxembourg')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All new products' })).toHaveAttribute('href', '/new_products');
  },
};

const intro = { title: { EN: 'Bricks and boards' }, text: { EN: 'Sent to the Benelux and Germany.' } };

/** Issue 17: a shop introduces itself in its own words, where it has some. */
export const OwnIntro: Story = {
  decorators: [
    (Shown) => (
      <ShopFactsContext value={shopFactsOf({ ...exampleShop, shopWindow: { ...exampleShop.shopWindow, intro } })}>
        <Shown />
      </ShopFactsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bricks and boards');
    await expect(canvas.getByText('Sent to the Benelux and Germany.')).toBeVisible();
    await expect(canvas.queryByText(/worldwide/)).not.toBeInTheDocument();
  },
};

/** Spec §2: each category below the root has a tile with the number of its products, from A to Z. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const tiles = within(await main.findByRole('list', { name: 'Categories' }));
    const links = tiles.getAllByRole('link');
    const names = links.map((link) => link.textContent.replace(/ \d+ products?$/, ''));
    await expect(names).toEqual(names.toSorted());
    await expect(tiles.getByRole('link', { name: /^Computer and network \d+ products$/ })).toHaveAttribute(
      'href',
      '/category/1.2.3',
    );
    await expect(await main.findByRole('link', { name: 'All reduced products' })).toHaveAttribute('href', '/sales');
  },
};

/** Spec §6: how educational institutions order, without a promise that the shop does not keep. */
export const Schools: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { name: 'For schools and public bodies' })).toBeVisible();
    await expect(main.getByText(/pay by invoice\. Public bodies enter their Peppol address/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'How schools order' })).toHaveAttribute('href', '/le_support');
  },
};

/** Products in stock come before those that are not: the newest board, which ships later, is not among the first four. */
export const InStockFirst: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Reduced' });
    for (const name of ['New products', 'Reduced']) {
      const cards = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
      const states = cards.map((card) => /\d in stock/.test(card.textContent));
      await expect(states).not.toContain(false);
    }
  },
};

/** Record 0141: the first project stands large, with its parts; each leads to its list. Shortcuts are searches. */
export const Projects: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const parts = within(await main.findByRole('list', { name: 'Parts' }));
    await expect(parts.getAllByRole('listitem')[0]).toHaveTextContent('1 × Microcontroller board Kupferbach 4');
    await expect(main.getByRole('link', { name: 'See all 4 parts' })).toHaveAttribute(
      'href',
      '/shared_list/traffic-light',
    );
    await expect(main.getByRole('link', { name: 'A bench of your own' })).toHaveAttribute('href', '/shared_list/bench');
    const shortcuts = within(await main.findByRole('navigation', { name: 'Often searched' }));
    await expect(shortcuts.getByRole('link', { name: '100 nF' })).toHaveAttribute('href', '/search?q=100%20nF');
  },
};

/** The page works without the shop's window. */
export const WithoutProjects: Story = {
  parameters: { scenario: failWith('shopWindow', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'New products' })).toBeVisible();
    await expect(canvas.queryByText('Project')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: listingPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'New products' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadError: Story = {
  parameters: { scenario: listingFailure() },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: listingOffline() },
  play: expectOffline,
};

export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is new right now' })).toBeVisible();
  },
};

/** A catalogue may say neither what is new nor what was reduced. */
export const NothingNew: Story = {
  parameters: { scenario: nothingNew() },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const range = within(canvas.getByRole('list', { name: 'From our range' }));
      await expect(range.getAllByRole('listitem')).toHaveLength(8);
    });
    await expect(canvas.queryByRole('list', { name: 'New products' })).toBeNull();
  },
};

export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For private customers, including VAT, plus shipping')).toBeVisible();
    await expect(canvas.getAllByText(/incl\. 17\s% VAT \(LU\), plus shipping/)).not.toHaveLength(0);
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For companies, excluding VAT, plus shipping')).toBeVisible();
    await expect(canvas.getAllByText(/excl\. 17\s% VAT \(LU\), plus shipping/)).not.toHaveLength(0);
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Neuheiten' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Nouveautés' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^In den Warenkorb/ })).length).toBeGreaterThan(3);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Adding a product updates the header at once and is announced. */
export const AddsToTheCart: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Reduced' });
    const newest = canvas.getByRole('list', { name: 'New products' });
    const name = 'Microcontroller board Kupferbach 4';
    const card = within(within(newest).getByRole('link', { name }).closest('li') ?? newest);
    await userEvent.click(card.getByRole('button', { name: `More: ${name}` }));
    await userEvent.click(card.getByRole('button', { name: /^Add to cart/ }));
    await expect(await canvas.findByRole('link', { name: /2 pieces/ })).toHaveTextContent('€49.80');
    await expect(await canvas.findByText(`2 × ${name} added to the cart`)).toBeVisible();
  },
};
