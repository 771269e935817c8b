import type { DocumentEntry } from '@platine/domain/order/documentKinds.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderDocuments } from './OrderDocuments.tsx';

const documents: readonly DocumentEntry[] = [
  { kind: 'KB', number: 'KB-2026-100001', date: '2026-11-23', bytes: null },
  { kind: 'LS', number: 'LS-2026-000012', date: '2026-11-25', bytes: 38_400 },
  { kind: 'RE', number: 'RE-2026-000011', date: '2026-11-25', bytes: 1_240_000 },
  { kind: 'RK', number: 'RK-2026-000003', date: '2026-12-08', bytes: 41_050 },
];

/** D9, D38: the documents of an order. */
const meta = {
  component: OrderDocuments,
  args: { order: { documents, customerType: 'PRIVATE' }, signature: null },
} satisfies Meta<typeof OrderDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Kind, number, day and size; a file that has not been made yet names none. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const invoice = canvas.getByRole('link', { name: 'Invoice RE-2026-000011' });
    await expect(invoice).toHaveAttribute('href', '/api/shop/transaction/file/RE-2026-000011.pdf');
    await expect(canvas.getByText('25 November 2026, PDF, 39 kB')).toBeVisible();
    await expect(canvas.getByText('23 November 2026, PDF')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /XML/ })).not.toBeInTheDocument();
  },
};

/** Companies also get the e-invoice (EN 16931) of invoices and credit notes. */
export const CompanyCustomer: Story = {
  args: { order: { documents, customerType: 'COMPANY' } },
  play: async ({ canvas }) => {
    const files = canvas.getAllByRole('link', { name: /^E-invoice/ });
    await expect(files.map((file) => file.getAttribute('href'))).toEqual([
      '/api/shop/transaction/file/RE-2026-000011.xml',
      '/api/shop/transaction/file/RK-2026-000003.xml',
    ]);
  },
};

/** D7: behind a mailed link, its signature opens the files too. */
export const BehindALink: Story = {
  args: { signature: '2026-11-23.a+b' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Delivery note/ })).toHaveAttribute(
      'href',
      '/api/shop/transaction/file/LS-2026-000012.pdf?signature=2026-11-23.a%2Bb',
    );
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rechnung RE-2026-000011' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rechnungskorrektur RK-2026-000003' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bon de livraison LS-2026-000012' })).toBeVisible();
  },
};
