import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fact } from './Fact.tsx';

const meta = {
  component: Fact,
  args: { name: 'Service', children: 'Monday to Friday' },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Fact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads the name together with its value. */
export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Service');
    await expect(canvas.getByRole('definition')).toHaveTextContent('Monday to Friday');
  },
};
