import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { AddressFields } from './AddressFields.tsx';

const meta = {
  component: AddressFields,
  args: { form: { field: (name) => sampleField(name), entered: () => 'LU' }, customerType: 'PRIVATE' },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §6: private customers have no company fields. */
export const PrivateCustomer: Story = {
  tags: ['picture'],
  args: { section: 'shipping' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Company' })).not.toBeInTheDocument();
    const tokens = canvas.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await expect(tokens).toEqual([
      'shipping given-name',
      'shipping family-name',
      'shipping address-line1',
      'shipping address-line2',
      'shipping postal-code',
      'shipping address-level2',
    ]);
    // D43: a second line that nobody has to fill in.
    const supplement = canvas.getByRole('textbox', { name: 'Building, floor, c/o (optional)' });
    await expect(supplement).not.toBeRequired();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAttribute('autocomplete', 'shipping country');
  },
};

export const CompanyCustomer: Story = {
  tags: ['picture'],
  args: { customerType: 'COMPANY', withCountry: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeRequired();
    const department = canvas.getByRole('textbox', { name: 'Department (optional)' });
    await expect(department).toBeVisible();
    await expect(department).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

/** D18: the Emirates and Hong Kong have no zip codes. */
export const CountryWithoutZipCodes: Story = {
  args: { form: { field: (name) => sampleField(name), entered: () => 'AE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zip code (optional)' })).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeRequired();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { form: { field: (name) => sampleField(name, name === 'zipCode' ? 'FORMAT' : null), entered: () => 'LU' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveAccessibleDescription(
      'This zip code does not fit the chosen country.',
    );
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeValid();
  },
};

/** Two columns where they fit; nothing overflows where they do not. */
export const GermanOnSmallScreen: Story = {
  args: {
    customerType: 'COMPANY',
    form: { field: (name) => sampleField(name, 'REQUIRED'), entered: () => 'LU' },
  },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
