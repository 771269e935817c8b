import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  args: { title: 'New password', at: 'editing', children: null },
  render: function Shown(args) {
    const [at, setAt] = useState('editing');
    return (
      <FormPage {...args} at={at}>
        <Button onClick={() => setAt('done')}>{'Send'}</Button>
      </FormPage>
    );
  },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading takes the focus when the content changes, not on load. */
export const GoesOn: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'New password', level: 1 });
    await expect(heading).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(heading).toHaveFocus();
  },
};

export const LongGermanOnSmallScreen: Story = {
  args: { title: 'Registrierungsbestätigung und Passwortwiederherstellung' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
