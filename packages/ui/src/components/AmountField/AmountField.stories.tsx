import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  component: AmountField,
  args: { amount: 3, step: 1, limit: 5, product: 'Gear set', onWanted: fn() },
  /** The parent keeps the amount, as a cart does. */
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

/** Who does not see the field beside the button hears what it says now. */
export const PlusAndMinus: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Gear set' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount: Gear set' })).toHaveValue('4');
    await expect(screen.getByText('4', { selector: 'output *' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Gear set' }));
    await expect(args.onWanted).toHaveBeenLastCalledWith(3);
    await expect(screen.getByText('3', { selector: 'output *' })).toBeInTheDocument();
  },
};

/** Spec §9: 9 where 5 is the limit gives 5, and the field says why. */
export const TypedAboveTheLimit: Story = {
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

/** More than the limit is answered by the reason, not by silence. */
export const PlusAtTheLimit: Story = {
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
  args: { amount: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Gear set' }));
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

/** A minimum order quantity of 10: 12 becomes 20. */
export const WholeSteps: Story = {
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

/** Leaving the field brings the old amount back and lets the reason stand. */
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

/** In a form: what was refused is not sent as the old amount; after a look at the field it is. */
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

/** Whoever goes on with + after a refusal has said what is wanted. */
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
