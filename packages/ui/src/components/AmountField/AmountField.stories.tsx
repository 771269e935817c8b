import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  component: AmountField,
  args: { amount: 3, step: 1, limit: 5, product: 'Gear set', onWanted: fn() },
  /** The parent holds the amount, as the cart does. */
  render: function WithMemory(args) {
    const [amount, setAmount] = useState(args.amount);
    const keep = (wanted: number) => {
      args.onWanted(wanted);
      setAmount(wanted);
    };
    return <AmountField {...args} amount={amount} onWanted={keep} />;
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons announce the new amount, because the focus is outside the field. */
export const PlusAndMinus: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Gear set' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount: Gear set' })).toHaveValue('4');
    await expect(screen.getByText('4', { selector: 'output *' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Gear set' }));
    await expect(args.onWanted).toHaveBeenLastCalledWith(3);
    await expect(screen.getByText('3', { selector: 'output *' })).toBeInTheDocument();
  },
};

/** Spec §9: 9 becomes 5 where 5 is the limit, and the field says why. */
export const TypedAboveTheLimit: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveValue('5');
    await expect(args.onWanted).toHaveBeenLastCalledWith(5);
    await expect(field).toHaveAccessibleDescription('Limited to 5 per customer.');
    await expect(field).toBeValid();
  },
};

/** At the limit, + explains itself instead of doing nothing. */
export const PlusAtTheLimit: Story = {
  tags: ['picture'],
  args: { amount: 5 },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More: Gear set' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onWanted).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Limited to 5 per customer.');
  },
};

export const MinusAtTheSmallest: Story = {
  tags: ['picture'],
  args: { amount: 1 },
  play: async ({ canvas, args }) => {
    const less = canvas.getByRole('button', { name: 'Less: Gear set' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

/** A minimum order quantity of 10: 12 becomes 20. */
export const WholeSteps: Story = {
  tags: ['picture'],
  args: { amount: 10, step: 10, limit: null },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(args.onWanted).toHaveBeenLastCalledWith(20);
    await expect(field).toHaveAccessibleDescription('Sold in steps of 10.');
  },
};

const refusals = [
  ['0', 'The smallest amount is 1. 3 stays as it is.'],
  ['-1', 'The smallest amount is 1. 3 stays as it is.'],
  ['1.5', 'Only whole pieces can be ordered. 3 stays as it is.'],
  ['1e9', '“1e9” is not a number of pieces. 3 stays as it is.'],
  ['abc', '“abc” is not a number of pieces. 3 stays as it is.'],
  ['1000000', 'At most 5 pieces can be ordered at once. 3 stays as it is.'],
] as const;

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    for (const [typed, reason] of refusals) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(reason);
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('3');
    }
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

/** Leaving the field restores the old amount and keeps the reason on the page. */
export const LeftWhileRefused: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('3');
    await expect(field).toHaveAccessibleDescription('Enter an amount. 3 stays as it is.');
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const inAForm: Story['decorators'] = [
  (Story) => (
    <form onSubmit={onSubmit}>
      <Story />
      <Button type="submit">Add to cart</Button>
    </form>
  ),
];

/** In a form, a refused draft blocks submission; returning to the field allows it. */
export const InAForm: Story = {
  decorators: inAForm,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** Pressing + after a refused draft counts as a new choice. */
export const PlusAfterARefusal: Story = {
  decorators: inAForm,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Amount: Gear set' });
    await userEvent.clear(field);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'More: Gear set' }));
    await expect(field).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Menge: Gear set' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveAccessibleDescription('Höchstens 5 Stück pro Kunde.');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Quantité/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toHaveAccessibleDescription(
      '«\u00A0x\u00A0» n’est pas un nombre de pièces. La quantité reste à 3.',
    );
  },
};
