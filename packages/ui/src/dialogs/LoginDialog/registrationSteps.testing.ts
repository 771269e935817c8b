import { screen, userEvent } from 'storybook/test';

/** Opens the dialog on its registration. */
export async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open registration' }));
  await screen.findByRole('dialog', {}, { timeout: 5000 });
}

/** Text fields of a private customer, by their labels. */
export const lines = {
  'First name': 'Zoë',
  'Last name': "D'Angelo",
  'Street and number': "12, rue de l'Alzette",
  'Zip code': '4010',
  City: 'Esch-sur-Alzette',
  'E-mail address': 'zoe@example.lu',
};

export async function fillIn() {
  await screen.findByRole('textbox', { name: 'First name' });
  for (const [name, text] of Object.entries(lines)) await userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.type(screen.getByLabelText('Password'), 'geheim-7');
  await userEvent.type(screen.getByLabelText('Repeat password'), 'geheim-7');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
