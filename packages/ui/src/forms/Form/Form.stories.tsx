import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { emptyProfile, filledProfile, SampleForm } from './SampleForm.testing.tsx';

/** Behaviour common to all forms of the shop, shown with one of them. */
const meta = {
  component: SampleForm,
  args: { values: filledProfile, failure: null, mode: 'submit', onSubmitted: fn() },
} satisfies Meta<typeof SampleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values are normalized by the domain's rules before they are sent (D16). */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, '  Esch   sur  Alzette ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSubmitted).toHaveBeenCalledWith({ ...filledProfile, city: 'Esch sur Alzette' });
  },
};

/** The summary takes the focus, links to the fields, and shrinks as they are corrected; nothing is sent. */
export const Refused: Story = {
  tags: ['picture'],
  args: { values: { ...filledProfile, firstName: '', zipCode: '123' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^First name/ }));
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await expect(firstName).toHaveFocus();
    await expect(firstName).toHaveAccessibleDescription('Please fill in this field.');
    await userEvent.type(firstName, 'Camille');
    await waitFor(() => expect(firstName).toBeValid());
    await expect(canvas.getByRole('group', { name: 'Please check one entry' })).toBeVisible();
  },
};

/** Nothing is validated before the first submission, which then reports everything. */
export const NotYetJudged: Story = {
  args: { values: emptyProfile },
  play: async ({ canvas }) => {
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(firstName, 'x');
    await userEvent.tab();
    await expect(firstName).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Please enter at least 2 characters.'));
  },
};

/** Spec §4: the country determines the zip code's format, the customer type the company fields. */
export const DependentFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Company/ }));
    const vatId = canvas.getByRole('textbox', { name: 'VAT identification number' });
    await userEvent.type(vatId, 'LU12345678');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Weber & Fils');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Zip code' }));
    await userEvent.tab();
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'Germany');
    const zipCode = canvas.getByRole('textbox', { name: 'Zip code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(zipCode).toBeInvalid());
    await expect(vatId).toBeInvalid();
    await userEvent.selectOptions(country, 'Luxembourg');
    await waitFor(() => expect(zipCode).toBeValid());
    await expect(vatId).toBeValid();
    await userEvent.selectOptions(country, 'Switzerland');
    await expect(canvas.queryByRole('textbox', { name: 'VAT identification number' })).not.toBeInTheDocument();
    // Typed text stays.
    await userEvent.selectOptions(country, 'Luxembourg');
    await expect(canvas.getByRole('textbox', { name: 'VAT identification number' })).toHaveValue('LU12345678');
  },
};

/**
 * Spec §4: the button is unavailable until the form is valid; a field reports its error on blur, and pressing the
 * button lists what is missing.
 */
export const UntilValid: Story = {
  args: { values: { ...filledProfile, firstName: '', city: '' }, mode: 'untilValid' },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(firstName, '7');
    await userEvent.tab();
    await waitFor(() => expect(firstName).toBeInvalid());
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Camille');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Esch');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

/** Spec §8: a field refused by the shop shows the error until it is changed. */
export const RefusedByTheShop: Story = {
  args: {
    failure: {
      kind: 'failure',
      errorClass: 'ValidationException',
      fields: [{ FIELD: 'ZIPCODE', CODE: 'FORMAT' }],
    },
  },
  play: async ({ canvas, args }) => {
    const zipCode = canvas.getByRole('textbox', { name: 'Zip code' });
    await expect(zipCode).toHaveAccessibleDescription('This zip code does not fit the chosen country.');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check one entry' })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(zipCode, '{Backspace}1');
    await waitFor(() => expect(zipCode).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

/** Reloading the session, which provides the initial values, keeps typed text. */
export const SessionReloaded: Story = {
  render: function Shown(args) {
    const [country, setCountry] = useState(args.values.country);
    return (
      <>
        <SampleForm {...args} values={{ ...args.values, country }} />
        <Button onClick={() => setCountry('FR')}>{'Reload'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Dudelange');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(city).toHaveValue('Dudelange');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Luxembourg');
  },
};

/** A failure keeps typed text, too. */
export const Failure: Story = {
  args: { failure: { kind: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection to the shop');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Esch-sur-Alzette');
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'City' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

export const GermanOnSmallScreen: Story = {
  args: { values: { ...emptyProfile, customerType: 'COMPANY' } },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Bitte prüfen Sie 7 Angaben' })).toHaveFocus());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const French: Story = {
  args: { values: { ...filledProfile, city: '' } },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Veuillez vérifier un champ' })).toHaveFocus());
  },
};
