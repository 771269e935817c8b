import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Account',
    tabs: [
      { key: 'login', name: 'Log in', panel: <input aria-label="E-mail" /> },
      { key: 'register', name: 'Register', panel: <p>New here</p> },
    ],
    selected: 'login',
    onSelected: fn(),
  },
  render: function Shown({ onSelected, ...args }) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelected={(key) => {
          onSelected(key);
          setSelected(key);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text typed in a panel survives switching tabs. */
export const Two: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Log in' });
    await expect(panel).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'x@y.lu');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(args.onSelected).toHaveBeenCalledWith('register');
    await expect(canvas.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('New here');
    await expect(panel).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Log in' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('x@y.lu');
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const [login, register] = [
      canvas.getByRole('tab', { name: 'Log in' }),
      canvas.getByRole('tab', { name: 'Register' }),
    ];
    await userEvent.tab();
    await expect(login).toHaveFocus();
    for (const [key, tab] of [
      ['{ArrowRight}', register],
      ['{ArrowRight}', login],
      ['{ArrowLeft}', register],
      ['{Home}', login],
      ['{End}', register],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.tab({ shift: true });
    await expect(register).not.toHaveFocus();
  },
};

export const LongGerman: Story = {
  args: {
    tabs: [
      { key: 'login', name: 'Anmelden', panel: 'a' },
      { key: 'register', name: 'Neues Kundenkonto anlegen', panel: 'b' },
    ],
  },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { name: 'Neues Kundenkonto anlegen' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
