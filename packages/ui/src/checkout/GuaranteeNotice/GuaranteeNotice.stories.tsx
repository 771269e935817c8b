import { guaranteePage, leastNoticeWidth } from '@platine/domain/shop/guaranteeNotice.ts';
import { photos } from '@platine/mocks/catalogue/photos.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';

/** A file of the mocks' media, whose address looks like any of the shop's. */
const standIn = { address: photos.boardOnEnd, width: 640, height: 960 };

const meta = { component: GuaranteeNotice, args: { graphic: null } } satisfies Meta<typeof GuaranteeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D40: until the operator has the Commission's file, its content is text with the link. */
export const AsText: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Legal guarantee of conformity' })).toBeVisible();
    await expect(canvas.getByText(/at least two years from delivery/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: guaranteePage })).toHaveAttribute('href', guaranteePage);
  },
};

/** D40, Regulation (EU) 2025/1960: unaltered, at least 420 pixels wide, and it leads to its page. The Commission's file is not in this repository: a photo stands in for it. */
export const AsGraphic: Story = {
  args: { graphic: standIn },
  play: async ({ canvas }) => {
    const graphic = canvas.getByRole('img', { name: /at least two years from delivery/ });
    await waitFor(() => expect(graphic).toHaveProperty('complete', true));
    await expect(graphic.getBoundingClientRect().width).toBeGreaterThanOrEqual(leastNoticeWidth);
    await expect(canvas.getByRole('link', { name: /^Legal guarantee of conformity/ })).toHaveAttribute(
      'href',
      guaranteePage,
    );
    await expect(canvas.queryByRole('link', { name: 'Open the notice at full size' })).not.toBeInTheDocument();
  },
};

/** On a narrower screen it is as wide as the column, and opens at full size. */
export const GraphicOnSmallScreen: Story = {
  args: { graphic: standIn },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the notice at full size' })).toHaveAttribute(
      'href',
      standIn.address,
    );
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Gesetzliches Gewährleistungsrecht' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Garantie légale de conformité' })).toBeVisible();
  },
};
