import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { Button } from '../../components/Button/Button.tsx';
import { saveSettings } from '../../dialogs/sessionChoices.ts';
import { sessionQuery } from '../../queries/session.ts';
import { NoticeStack } from './NoticeStack.tsx';

/** Saves a delivery country as the settings do. */
function CountryButtons() {
  const access = useSessionAccess();
  const { data: session } = useQuery(sessionQuery(access.client));
  if (session === undefined) return null;
  const { customerType } = session;
  return (['DE', 'NL', 'BE'] as const).map((country) => (
    <Button
      key={country}
      onClick={() => {
        saveSettings(access, { country, customerType }).catch(() => {});
      }}
    >
      {`${country}, now ${session.country}`}
    </Button>
  ));
}

const consent = { asking: false, choice: 'refused', asked: 0, opener: null, choose: fn(), dismiss: fn() } as const;
const notice = { id: 'delay', text: { EN: 'Orders may be delayed.', DE: 'Verzögert.', FR: 'Retardé.' } };

/** The change of prices that another delivery country makes, among the notices at the window's foot. */
const meta = {
  component: NoticeStack,
  parameters: { layout: 'fullscreen' },
  args: { consent, notice, version: '3.0.27', inCheckout: false },
  render: (args) => (
    <>
      <NoticeStack {...args} />
      <CountryButtons />
    </>
  ),
} satisfies Meta<typeof NoticeStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of the page's polite live regions. */
function spoken(): string {
  return [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ');
}

/** D44: where another delivery country changes the prices, the page says why, and says so again of the next change. */
export const AnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'DE, now LU' }));
    const box = await canvas.findByRole('region', { name: 'Why the prices have changed' });
    await expect(box).toHaveTextContent('Delivery to Germany: prices now include 19 % VAT instead of 17 %.');
    await waitFor(() => expect(spoken()).toMatch(/prices now include 19\s% VAT/));
    await userEvent.click(canvas.getByRole('button', { name: 'NL, now DE' }));
    await waitFor(() => expect(spoken()).toMatch(/the Netherlands: prices now include 21\s% VAT instead of 19\s%/));
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(await canvas.findByRole('region', { name: 'Please note' })).toBeVisible();
  },
};

/** D44: the same rate leaves the prices as they are. */
export const AnotherCountryAtTheSameRate: Story = {
  globals: { country: 'BE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'NL, now BE' }));
    await expect(await canvas.findByRole('button', { name: 'NL, now NL' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Please note' })).toBeVisible();
  },
};

/** D11: a company's prices are net and stay the same. */
export const AnotherCountryOfACompany: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'DE, now LU' }));
    await expect(await canvas.findByRole('button', { name: 'DE, now DE' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Please note' })).toBeVisible();
  },
};
