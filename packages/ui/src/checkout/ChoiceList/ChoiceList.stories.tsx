import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { leftOfWords } from '../../fit/leftOfWords.testing.ts';
import { ChoiceList } from './ChoiceList.tsx';

const meta = {
  component: ChoiceList,
  args: {
    legend: 'Shipping method',
    choices: [
      { value: 'TNT', name: 'TNT', hint: '2–4 days', aside: '€6.90' },
      { value: 'PICKUP', name: 'Pickup', hint: 'In Niederanven', aside: '€0.00', more: 'Wait for our notice' },
      { value: 'FREE_SHIPPING', name: 'Free shipping', refusal: '€12.00 is missing.' },
    ],
    chosen: 'TNT',
    onChosen: fn(),
  },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'TNT 2–4 days €6.90' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Pickup/ }));
    await expect(args.onChosen).toHaveBeenCalledWith('PICKUP');
  },
};

/** The further content of a choice is aligned with its name; of a button, its text is. */
export const AlignedWithName: Story = {
  args: {
    choices: [
      { value: 'PICKUP', name: 'Pickup', more: 'Wait for our notice' },
      { value: 'OTHER', name: 'Other', more: <Button variant="quiet">Edit</Button> },
    ],
  },
  play: async ({ canvas }) => {
    const begin = leftOfWords(canvas.getByText('Pickup'));
    await expect(leftOfWords(canvas.getByText('Wait for our notice'))).toBe(begin);
    await expect(leftOfWords(canvas.getByRole('button', { name: 'Edit' }))).toBe(begin);
  },
};

/** An unavailable choice shows the reason. It takes the focus and cannot be chosen. */
export const Refused: Story = {
  tags: ['picture'],
  args: { chosen: 'PICKUP' },
  play: async ({ args, canvas }) => {
    const free = canvas.getByRole('radio', { name: 'Free shipping €12.00 is missing.' });
    await expect(free).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(free).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(free);
    await expect(args.onChosen).not.toHaveBeenCalled();
    await expect(free).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  },
};

/** A refused submit moves the focus from the button to the first available choice. */
export const NothingChosen: Story = {
  args: { chosen: null, refusals: 1 },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: /^TNT/ });
    await expect(first).toHaveFocus();
    const problem = canvas.getByRole('alert');
    await expect(problem.getBoundingClientRect().bottom).toBeLessThan(first.getBoundingClientRect().top);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one of the options.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^TNT/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChosen).toHaveBeenCalledWith('PICKUP');
  },
};
