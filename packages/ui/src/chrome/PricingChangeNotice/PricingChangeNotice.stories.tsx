import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PricingChangeNotice } from './PricingChangeNotice.tsx';

const meta = {
  component: PricingChangeNotice,
  parameters: { layout: 'fullscreen' },
  args: { change: { country: 'DE', before: 170, after: 190 }, onRead: fn() },
} satisfies Meta<typeof PricingChangeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D44: another rate. */
export const AnotherRate: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Why the prices have changed' })).toHaveTextContent(
      'Delivery to Germany: prices now include 19 % VAT instead of 17 %.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

/** D11: outside the EU there is no VAT. */
export const WithoutVat: Story = {
  args: { change: { country: 'US', before: 170, after: 0 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Delivery to the United States: prices are now without VAT (before: 17 %); import duties may be due there.',
      ),
    ).toBeVisible();
  },
};

export const VatAgain: Story = {
  args: { change: { country: 'LU', before: 0, after: 170 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivery to Luxembourg: prices now include 17 % VAT.')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Warum sich die Preise geändert haben' });
    await expect(notice).toHaveTextContent('Lieferland Deutschland: Die Preise enthalten jetzt 19 % MwSt. statt 17 %.');
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  args: { change: { country: 'CH', before: 200, after: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Livraison \(Suisse\) : les prix sont désormais sans TVA/)).toBeVisible();
  },
};
