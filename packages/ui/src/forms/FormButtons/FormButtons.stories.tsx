import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FormButtons } from './FormButtons.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  component: FormButtons,
  args: { children: null },
} satisfies Meta<typeof FormButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (ready: boolean, busy: boolean) => (
  <>
    <Button variant="secondary">Abbrechen</Button>
    <SubmitButton form={{ ready }} busy={busy}>
      Änderungen speichern
    </SubmitButton>
  </>
);

/** The primary button stands last and submits the form. */
export const Ready: Story = {
  tags: ['picture'],
  args: { children: buttons(true, false) },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Änderungen speichern' });
    await expect(submit).toHaveAttribute('type', 'submit');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
  },
};

/** Spec §4: unavailable until valid, but focusable, and it explains what is missing. */
export const NotReady: Story = {
  tags: ['picture'],
  args: { children: buttons(false, false) },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Änderungen speichern' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    submit.focus();
    await expect(submit).toHaveFocus();
  },
};

export const Busy: Story = {
  tags: ['picture'],
  args: { children: buttons(true, true) },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Änderungen speichern/ })).toHaveTextContent('Bitte warten');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
