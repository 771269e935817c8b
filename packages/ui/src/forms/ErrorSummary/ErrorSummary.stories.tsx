import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    problems: [
      { id: 'sample-city', name: 'city', code: 'REQUIRED' },
      { id: 'sample-zipCode', name: 'zipCode', code: 'FORMAT' },
    ],
    refusals: 1,
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField field={sampleField('city', 'REQUIRED')} autoComplete="address-level2" />
      <TextField field={sampleField('zipCode', 'FORMAT')} autoComplete="postal-code" />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus; each link leads to its field without changing the URL. */
export const Refused: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    const before = window.location.href;
    await userEvent.click(
      canvas.getByRole('link', { name: 'Zip code: This zip code does not fit the chosen country.' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
};

/** The form is refused first; its errors arrive a moment later. */
export const ProblemsComeLater: Story = {
  render: function Later({ problems, refusals }) {
    const [known, setKnown] = useState(false);
    return (
      <>
        <ErrorSummary problems={known ? problems : []} refusals={refusals} />
        <TextField field={sampleField('city', 'REQUIRED')} autoComplete="address-level2" />
        <TextField field={sampleField('zipCode', 'FORMAT')} autoComplete="postal-code" />
        <button type="button" onClick={() => setKnown(true)}>
          Validator
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Validator' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
  },
};

/** Renders nothing before the first submission. */
export const Nothing: Story = {
  args: { problems: [], refusals: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const GermanOnSmallScreen: Story = {
  args: {
    problems: [{ id: 'sample-city', name: 'vatId', code: 'FORMAT' }],
    labels: { vatId: 'Umsatzsteuer-Identifikationsnummer' },
  },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Bitte prüfen Sie eine Angabe' })).toHaveTextContent(
      'Umsatzsteuer-Identifikationsnummer: Die angegebene USt-IdNr. entspricht nicht dem erforderlichen Format.',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ville\s: Veuillez remplir ce champ\.$/ })).toBeVisible();
  },
};
