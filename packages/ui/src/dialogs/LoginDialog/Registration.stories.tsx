import { registrationFailure } from '@platine/mocks/scenarios/accounts.ts';
import { disconnect, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../../interaction/tabTo.testing.ts';
import { LoginPlace } from './LoginPlace.testing.tsx';
import { fillIn, lines, open } from './registrationSteps.testing.ts';

/** The registration tab and its follow-up view. */
const meta = { component: LoginPlace, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const registerButton = () => screen.getByRole('button', { name: /^Register/ });

async function register() {
  await open();
  await fillIn();
  await userEvent.click(registerButton());
}

/** Spec §2: private customers have no company; the newsletter starts unticked (D35); the button is unavailable. */
export const PrivateCustomer: Story = {
  tags: ['picture'],
  play: async () => {
    await open();
    await expect(await screen.findByRole('radio', { name: /^Private/ })).toBeChecked();
    await expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Luxembourg');
    await expect(screen.queryByRole('textbox', { name: 'Company' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('textbox', { name: /^VAT/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: /newsletter/ })).not.toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
    const terms = screen.getByRole('link', { name: 'terms and conditions' });
    await expect(terms).toHaveAttribute('href', '/gtc');
    await expect(terms).toHaveAttribute('target', '_blank');
    await expect(registerButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Spec §2, §5: only companies in the EU have a VAT id. */
export const CompanyCustomer: Story = {
  tags: ['picture'],
  globals: { customerType: 'COMPANY', country: 'DE' },
  play: async () => {
    await open();
    const vatId = await screen.findByRole('textbox', { name: 'VAT identification number' });
    await userEvent.type(vatId, 'LU12345678');
    await userEvent.tab();
    await waitFor(() =>
      expect(vatId).toHaveAccessibleDescription(
        /The provided VAT identification number does not correspond to the required format\./,
      ),
    );
    await expect(screen.getByRole('textbox', { name: 'Department (optional)' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
    await expect(screen.queryByRole('textbox', { name: /^VAT/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Company' })).toBeVisible();
  },
};

/** Pressing the unavailable button lists the missing fields; each line links to its field. */
export const Refused: Story = {
  tags: ['picture'],
  play: async () => {
    await open();
    await screen.findByRole('textbox', { name: 'First name' });
    await userEvent.click(registerButton());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 9 entries' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: /^Terms and conditions/ }));
    const box = screen.getByRole('checkbox', { name: /^I agree/ });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/Please accept the terms and conditions\./);
  },
};

/** Spec §5: reported on blur, and resolved when the other password changes, too. */
export const PasswordsDiffer: Story = {
  play: async () => {
    await open();
    await screen.findByRole('textbox', { name: 'First name' });
    const [first, repeat] = [screen.getByLabelText('Password'), screen.getByLabelText('Repeat password')];
    await userEvent.type(first, 'geheim-7');
    await userEvent.type(repeat, 'geheim-8');
    await userEvent.tab();
    await waitFor(() => expect(repeat).toHaveAccessibleDescription('The two passwords are not the same.'));
    await userEvent.clear(first);
    await userEvent.type(first, 'geheim-8');
    await waitFor(() => expect(repeat).toBeValid());
  },
};

/** Spec §2, §8: the follow-up view replaces the forms. */
export const Registered: Story = {
  tags: ['picture'],
  play: async () => {
    await register();
    await expect(await screen.findByRole('dialog', { name: 'Registration: almost complete' })).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Registration: almost complete' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText('Your registration will be processed.')).toBeVisible();
    await expect(screen.getByText(/activation link to zoe@example\.lu.*48\shours/)).toBeVisible();
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the login' }));
    await expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { scenario: neverAnswer('register') },
  play: async () => {
    await register();
    await waitFor(() => expect(registerButton()).toHaveTextContent('Please wait'));
  },
};

/** Spec §8: the next change removes the alert. */
export const EMailAlreadyExists: Story = {
  parameters: { scenario: registrationFailure('EMailAlreadyExistsException') },
  play: async () => {
    await register();
    await expect(await screen.findByRole('alert')).toHaveTextContent('This e-mail address is already in use');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'm');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Zoë');
  },
};

export const ActivationAlreadySent: Story = {
  parameters: { scenario: registrationFailure('RegistrationEMailAlreadySendException') },
  play: async () => {
    await register();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An email with the activation link has already been sent to this address.',
    );
  },
};

/** A field refused by the shop shows the error itself. */
export const RefusedByTheShop: Story = {
  parameters: {
    scenario: registrationFailure('ValidationException', [
      { FIELD: 'PASSWORD', CODE: 'TOO_LONG' },
      { FIELD: 'CITY', CODE: 'CHARACTERS' },
    ]),
  },
  play: async () => {
    await register();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    const city = screen.getByRole('textbox', { name: 'City' });
    await expect(city).toHaveAccessibleDescription('This field contains a character that is not allowed here.');
    await userEvent.type(city, 's');
    await waitFor(() => expect(city).toBeValid());
    await expect(screen.getByLabelText('Password')).toBeInvalid();
  },
};

export const Throttled: Story = {
  parameters: { scenario: registrationFailure('ThrottledException') },
  play: async () => {
    await register();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('register') },
  play: async () => {
    await register();
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(screen.getByLabelText('Password')).toHaveValue('geheim-7');
    await expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Esch-sur-Alzette');
  },
};

export const KeyboardOnly: Story = {
  play: async () => {
    await tabTo(screen.getByRole('button', { name: 'Open registration' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: 'First name' });
    for (const [name, text] of Object.entries(lines)) {
      await tabTo(screen.getByRole('textbox', { name }));
      await userEvent.keyboard(text);
    }
    for (const name of ['Password', 'Repeat password']) {
      await tabTo(screen.getByLabelText(name));
      await userEvent.keyboard('geheim-7');
    }
    await tabTo(screen.getByRole('checkbox', { name: /^I agree/ }));
    await userEvent.keyboard(' ');
    await tabTo(registerButton());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Registration: almost complete' })).toBeVisible();
    await tabTo(screen.getByRole('button', { name: 'Go to the login' }));
  },
};

/** The longest words on the smallest phone, with every field refused. */
export const GermanOnSmallScreen: Story = {
  globals: { language: 'DE', customerType: 'COMPANY', viewport: { value: 'smallest' } },
  play: async () => {
    await open();
    await screen.findByRole('textbox', { name: 'Vorname' });
    await userEvent.click(screen.getByRole('button', { name: 'Registrieren' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Bitte prüfen Sie 11 Angaben' })).toHaveFocus());
    const named = screen.getAllByRole('link', { name: /: Bitte / }).map(({ textContent }) => textContent);
    await expect(named.slice(0, 3)).toEqual([
      expect.stringMatching(/^USt-IdNr\.: /),
      expect.stringMatching(/^Firma: /),
      expect.stringMatching(/^Vorname: /),
    ]);
    const frame = screen.getByRole('dialog');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(frame.getBoundingClientRect().width).toBe(frame.parentElement?.clientWidth);
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(640);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await open();
    await expect(await screen.findByRole('checkbox', { name: /^J’accepte les conditions générales/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'S’inscrire' })).toBeVisible();
  },
};
