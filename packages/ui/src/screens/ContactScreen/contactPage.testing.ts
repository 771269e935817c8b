import { screen, userEvent, within } from 'storybook/test';

const main = () => within(screen.getByRole('main'));

/** Fills in the required fields except the message. */
export async function fillInPerson(names: readonly [string, string, string]): Promise<void> {
  const [firstName, lastName, email] = names;
  await userEvent.type(await main().findByRole('textbox', { name: firstName }), 'Ada');
  await userEvent.type(main().getByRole('textbox', { name: lastName }), 'Weber');
  await userEvent.type(main().getByRole('textbox', { name: email }), 'ada@example.lu');
}

export const english = ['First name', 'Last name', 'E-mail address'] as const;
export const german = ['Vorname', 'Nachname', 'E-Mail-Adresse'] as const;
export const french = ['Prénom', 'Nom', 'Adresse e-mail'] as const;
