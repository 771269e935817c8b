import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import {
  sampleBoard,
  sampleBricks,
  SampleProductCard,
  sampleResistor,
  sampleWithoutPicture,
} from '../../components/ProductCard/sampleCards.testing.tsx';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { CartPreview } from '../Header/CartPreview.tsx';
import { Header } from '../Header/Header.tsx';
import { PageShell } from './PageShell.tsx';

const meta = {
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header
        cart={<CartPreview cart={{ pieces: 3, total: 4820 }} current={false} />}
        customer={{ type: 'PRIVATE', country: 'LU' }}
        loggedIn={false}
        path="/new_products"
      />
    ),
    footer: <Footer version="3.0.27" minimumOrder={{ eu: 1000, other: 5000 }} loggedIn={false} newsletter={<div />} />,
    children: (
      <>
        <Breadcrumb above={[{ href: '/', name: 'Platine' }]} here="Klots" />
        <h1>Klots</h1>
        <ProductGrid label="Klots">
          {[sampleResistor, sampleBoard, sampleBricks, sampleWithoutPicture].map((sample) => (
            <SampleProductCard key={sample.sku} sample={sample} level={2} />
          ))}
        </ProductGrid>
      </>
    ),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SkipsToContent: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${canvas.getByRole('main').id}`,
    );
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInTheDocument();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toBeInTheDocument();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
  },
};

export const Dark: Story = {
  globals: { language: 'DE', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(11, 19, 16)');
  },
};
