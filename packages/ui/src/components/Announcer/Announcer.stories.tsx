import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Announcer, useAnnounce } from './Announcer.tsx';

function Speaker() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Gear set: 3 in the cart')}>Add</Button>;
}

const meta = { component: Announcer, args: { children: <Speaker /> } } satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A repeated message is announced again, because each one is a new element. */
export const SaysItEachTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const first = canvas.getByText('Gear set: 3 in the cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(first).not.toBeInTheDocument();
    await expect(canvas.getByText('Gear set: 3 in the cart')).toBeInTheDocument();
  },
};
