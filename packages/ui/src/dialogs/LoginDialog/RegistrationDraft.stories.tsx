import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LoginPlace } from './LoginPlace.testing.tsx';
import { fillIn, lines, open } from './registrationSteps.testing.ts';

/** The room that the registration takes, and what stays of it when the dialog closes. */
const meta = { component: LoginPlace, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desk the address stands beside the account, and the form is no taller than the window. */
export const TwoColumnsOnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await open();
    const first = await screen.findByRole('textbox', { name: 'First name' });
    const email = screen.getByRole('textbox', { name: 'E-mail address' });
    await expect(email.getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right);
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeLessThanOrEqual(800);
  },
};

/** Closed by mistake: what was entered is there when the dialog opens again. */
export const NothingLost: Story = {
  globals: { customerType: 'COMPANY' },
  play: async () => {
    await open();
    await fillIn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Kupfer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    for (const [name, text] of Object.entries({ ...lines, Company: 'Kupfer' }))
      await expect(await screen.findByRole('textbox', { name })).toHaveValue(text);
    await expect(screen.getByLabelText('Repeat password')).toHaveValue('geheim-7');
    await expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  },
};
