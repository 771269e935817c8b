import { accountOffline, accountPending, contactMailFailure } from '@platine/mocks/scenarios/accounts.ts';
import { sessionFailure, sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { english, fillInPerson, french, german } from './contactPage.testing.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  component: ContactScreen,
  args: { about: { topic: 'general', sku: null, order: '', page: null } },
  parameters: { layout: 'fullscreen', path: '/contact' },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Page = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const message = (canvas: Page) => canvas.findByRole('textbox', { name: 'Message' });

async function write(canvas: Page) {
  await userEvent.type(await message(canvas), 'Is the connector of this board a JST XH?');
  await fillInPerson(english);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

/** Spec §8: "Your request has been successfully sent." */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByText('Your request has been successfully sent.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(await message(canvas)).toHaveValue('');
  },
};

/** D33: message and sender are required; the summary links to each field. */
export const Refused: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await message(canvas), 'Too short');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: 'Please check 4 entries' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await userEvent.click(within(summary).getByRole('link', { name: /^Message/ }));
    await expect(await message(canvas)).toHaveFocus();
    await expect(await message(canvas)).toHaveValue('Too short');
  },
};

export const Busy: Story = {
  parameters: { scenario: accountPending('mailDepartment') },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('button', { name: 'Send Please wait' })).toBeVisible();
  },
};

/** Spec §8: "Unfortunately an error occurred." Typed text stays. */
export const SendFailure: Story = {
  parameters: { scenario: contactMailFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unfortunately an error occurred.');
    await expect(await message(canvas)).toHaveValue('Is the connector of this board a JST XH?');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: accountOffline('mailDepartment') },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(await message(canvas)).toHaveValue('Is the connector of this board a JST XH?');
  },
};

/** A field refused by the shop shows the error. */
export const RefusedByTheShop: Story = {
  parameters: {
    scenario: contactMailFailure('ValidationException', [{ FIELD: 'EMAIL', CODE: 'FORMAT' }]),
  },
  play: async ({ canvas }) => {
    await write(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'E-mail address', description: /./ })).toBeInvalid(),
    );
  },
};

export const Loading: Story = {
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The contact form is being loaded')).toBeInTheDocument();
    await expect(canvas.getByText('Phone')).toBeVisible();
  },
};

/** The form works even if the session cannot be loaded. */
export const LoadError: Story = {
  parameters: { scenario: sessionFailure() },
  play: async ({ canvas }) => {
    await expect(await message(canvas)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Private customer/ })).toBeChecked();
  },
};

export const SessionOffline: Story = {
  parameters: { scenario: sessionOffline() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 5000 })).toBeVisible();
  },
};

/** Spec §6: no company, no VAT id. */
export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await message(canvas)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Company/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: /^VAT/ })).not.toBeInTheDocument();
  },
};

/** Spec §5: only companies in the EU have a VAT id; changing the country hides and shows the field. */
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY', country: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Company/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^VAT/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CH');
    await expect(canvas.queryByRole('textbox', { name: /^VAT/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Company/ })).toBeVisible();
  },
};

/** Opened from a product page: the product is named and sent along. */
export const AboutAProduct: Story = {
  args: { about: { topic: 'product', sku: 193_004, order: '', page: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '193004' })).toHaveAttribute('href', '/product/193004');
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveDisplayValue('A product');
  },
};

export const AboutAnOrder: Story = {
  args: { about: { topic: 'order', sku: null, order: 'A-20417', page: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Order number/ })).toHaveValue('A-20417');
  },
};

/** Opened from an error page: the message contains that page's address. */
export const Feedback: Story = {
  args: { about: { topic: 'feedback', sku: null, order: '', page: '/group' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/on the page \/group\./);
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveDisplayValue(
      'An error in the shop',
    );
  },
};

/** The withdrawal notice is prefilled, and the button states its effect. */
export const Withdrawal: Story = {
  args: { about: { topic: 'withdrawal', sku: null, order: 'A-20417', page: null } },
  play: async ({ canvas }) => {
    await expect(await message(canvas)).toHaveDisplayValue(/^I hereby give notice that I withdraw/);
    await fillInPerson(english);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(await canvas.findByText('Your request has been successfully sent.')).toBeVisible();
  },
};

/** Prefilled lines must be completed before sending. */
export const PreparedLines: Story = {
  args: { about: { topic: 'school', sku: null, order: '', page: null } },
  play: async ({ canvas }) => {
    const field = await message(canvas);
    await expect(field).toHaveDisplayValue(/^Institution: \nSets and pieces: \nLearners: $/);
    await fillInPerson(english);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: 'Please check one entry' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please complete each line that ends with a colon, or remove it.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Institution: Lycée des Arts et Métiers{Enter}Sets and pieces: 12 × 193001');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Your request has been successfully sent.')).toBeVisible();
  },
};

/** The form works by keyboard alone. */
export const ByKeyboard: Story = {
  args: { about: { topic: 'school', sku: null, order: '', page: null } },
  play: async ({ canvas }) => {
    const topic = await canvas.findByRole('combobox', { name: 'What is it about?' });
    topic.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Order number/ })).toHaveFocus();
    await userEvent.tab();
    await expect(await message(canvas)).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}We need sixteen sets.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Private customer/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Weber{Tab}ada@example.lu{Enter}');
    await expect(await canvas.findByText('Your request has been successfully sent.')).toBeVisible();
  },
};

export const German: Story = {
  args: { about: { topic: 'withdrawal', sku: null, order: '', page: null } },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nachricht' })).toHaveDisplayValue(
      /^Hiermit widerrufe ich/,
    );
    await fillInPerson(german);
    await userEvent.click(canvas.getByRole('button', { name: 'Widerruf bestätigen' }));
    await expect(await canvas.findByRole('button', { name: 'Eine weitere Nachricht schreiben' })).toBeVisible();
  },
};

export const French: Story = {
  args: { about: { topic: 'withdrawal', sku: null, order: '', page: null } },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/^Je vous notifie/);
    await fillInPerson(french);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la rétractation' }));
    await expect(await canvas.findByRole('button', { name: 'Écrire un autre message' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' }, customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nachricht' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
