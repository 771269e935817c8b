import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VatLine } from './VatLine.tsx';

const meta = {
  component: VatLine,
  args: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, goods: [{ taxClass: 'STANDARD' }], mode: 'gross' },
} satisfies Meta<typeof VatLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consumer: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('incl. 17 % VAT (LU), plus shipping')).toBeVisible();
  },
};

/** Finland's VAT rate has a decimal place. */
export const ConsumerInFinland: Story = {
  args: { vat: { kind: 'DESTINATION', country: 'FI', rate: 255 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('incl. 25.5 % VAT (FI), plus shipping')).toBeVisible();
  },
};

/** A book bears the reduced rate. */
export const ReducedRate: Story = {
  args: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170, reduced: 30 }, goods: [{ taxClass: 'REDUCED' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('incl. 3 % VAT (LU), plus shipping')).toBeVisible();
  },
};

/** Products of several rates below one line. */
export const SeveralRates: Story = {
  args: {
    vat: { kind: 'DESTINATION', country: 'LU', rate: 170, reduced: 30 },
    goods: [{ taxClass: 'REDUCED' }, { taxClass: 'STANDARD' }, { taxClass: 'REDUCED' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('incl. 17 % / 3 % VAT (LU), plus shipping')).toBeVisible();
  },
};

export const DomesticCompany: Story = {
  args: { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('excl. 17 % VAT (LU), plus shipping')).toBeVisible();
  },
};

export const CompanyWithoutVatId: Story = {
  args: { vat: { kind: 'EU_COMPANY_WITHOUT_VATID', country: 'DE', rate: 190 }, mode: 'net' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('excl. 19 % VAT (DE), plus shipping')).toBeVisible();
  },
};

export const ReverseCharge: Story = {
  tags: ['picture'],
  args: { vat: { kind: 'REVERSE_CHARGE', country: 'DE', rate: 0 }, mode: 'net', detail: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/without VAT \(reverse charge\), plus shipping/)).toBeVisible();
    await expect(canvas.getByText(/the recipient is liable for VAT/)).toBeVisible();
  },
};

export const Export: Story = {
  args: { vat: { kind: 'EXPORT', country: 'CH', rate: 0 }, detail: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/without VAT \(export\), plus shipping/)).toBeVisible();
    await expect(canvas.getByText(/Import duties and taxes/)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('inkl. 17 % MwSt. (LU), zzgl. Versand')).toBeVisible();
  },
};

export const French: Story = {
  args: { vat: { kind: 'DESTINATION', country: 'FI', rate: 255 } },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TVA 25,5 % (FI) comprise, hors frais de port')).toBeVisible();
  },
};
