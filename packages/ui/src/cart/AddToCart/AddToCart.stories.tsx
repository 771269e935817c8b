import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { cartOffline } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CartPieces } from '../CartPieces.testing.tsx';
import { AddToCart } from './AddToCart.tsx';

const meta = {
  component: AddToCart,
  args: { product: mockProduct(mockSkus.board), onAmount: fn() },
  // The cart's pieces read the session, as the header does on every page.
  render: (args) => (
    <>
      <AddToCart {...args} />
      <CartPieces />
    </>
  ),
} satisfies Meta<typeof AddToCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Microcontroller board Kupferbach 4';

export const Adds: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('empty', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: `More: ${name}` }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${name}` }));
    await expect(await canvas.findByText('2 pieces')).toBeVisible();
    await expect(await canvas.findByText(`2 × ${name} added to the cart`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/shopping_cart');
  },
};

/** Without a script the form is sent as it stands; its fragment, which a redirect keeps, leads back to it. */
export const PlainForm: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: `Amount: ${name}` });
    const form = field.closest('form');
    await expect(form).toHaveAttribute('action', `/shopping_cart/add#${form?.id}`);
    await expect(form?.id).not.toBe('');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveFormValues({ AMOUNT: '1' });
    await expect(form?.elements.namedItem('SKU')).toHaveValue('110300');
  },
};

export const Offline: Story = {
  parameters: { scenario: cartOffline() },
  play: async ({ canvas }) => {
    await canvas.findByText('empty', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `“${name}” was not changed: there is no connection to the shop.`,
    );
  },
};

/** The button stands beside the amount as long as its words have room there, else below it. */
export const InANarrowColumn: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Menge/ });
    const form = field.closest('form');
    if (form === null) throw new Error('The field has no form.');
    const button = () => canvas.getByRole('button', { name: /^In den Warenkorb/ }).getBoundingClientRect();
    form.style.inlineSize = '11rem';
    await expect(button().top).toBeGreaterThan(field.getBoundingClientRect().bottom);
    await expect(button().width).toBe(form.getBoundingClientRect().width);
    form.style.inlineSize = '17rem';
    await expect(button().top).toBeLessThan(field.getBoundingClientRect().bottom);
  },
};

/** Whole steps of ten: fifteen become twenty, and it says so. */
export const InSteps: Story = {
  args: { product: mockProduct(mockSkus.minimumQuantityTen) },
  play: async ({ canvas }) => {
    await canvas.findByText('empty', { exact: false });
    const field = canvas.getByRole('textbox', { name: /^Amount: / });
    await expect(field).toHaveValue('10');
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(field).toHaveAccessibleDescription('Sold in steps of 10.');
    await expect(await canvas.findByText('20 pieces')).toBeVisible();
  },
};

/** A refused amount is not ordered. Once it is mended, even to the amount of before, one press adds it. */
export const MendedAfterARefusal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('empty', { exact: false });
    const field = canvas.getByRole('textbox', { name: `Amount: ${name}` });
    const button = canvas.getByRole('button', { name: /^Add to cart/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await userEvent.click(button);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Only whole pieces can be ordered. 1 stays as it is.');
    await expect(canvas.getByText('empty', { exact: false })).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await userEvent.click(button);
    await expect(await canvas.findByText('1 piece')).toBeVisible();
  },
};

/** Enter in the field orders nothing while its entry is refused, and orders at once when it is mended. */
export const EnterAfterARefusal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('empty', { exact: false });
    const field = canvas.getByRole('textbox', { name: `Amount: ${name}` });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await expect(await canvas.findByText('3 pieces')).toBeVisible();
  },
};
