import { userPending } from '@platine/mocks/scenarios/accounts.ts';
import { failWith } from '@platine/mocks/scenarios/calls.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

/** The frame itself: `path` puts it around every story here, as around every screen's. */
const meta = {
  render: () => <h1>A page</h1>,
  parameters: { layout: 'fullscreen', path: '/', shop: { cart: carts.usual } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cart 103 pieces €/ })).toBeVisible();
    await expect(canvas.getByText('Private · delivery to Luxembourg')).toBeInTheDocument();
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Version 3.0.27');
  },
};

/** The search page's field shows the searched text, cut to the length that was searched for (D21). */
export const OnTheSearchPage: Story = {
  parameters: { path: `/search?q=${'%20x'.repeat(150)}&page=2` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('x '.repeat(100).trim());
  },
};

/** D26: while the session is unknown, or cannot be read, the header holds its place. */
export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: sessionOffline() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A page' })).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY', country: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Company · delivery to Germany')).toBeInTheDocument();
  },
};

/** Spec §2: a visitor has settings and a login, but no account. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('link', { name: 'Log in' });
    await expect(await canvas.findByRole('button', { name: 'Private · delivery to Luxembourg' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
    await userEvent.click(login);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
};

/** Spec §2, §6: the profile and the footer's account link, no settings. */
export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'My account' })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /delivery to/ })).not.toBeInTheDocument();
  },
};

/** Spec §2, D26: nothing that depends on who is there, and the place held for it. */
export const UserUnknown: Story = {
  parameters: { scenario: userPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cart 103 pieces/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Log in|My account/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox', { name: 'Your e-mail for the newsletter' })).not.toBeInTheDocument();
  },
};

/** The newsletter's form comes with the user, once the footer is near. */
export const Newsletter: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('contentinfo').scrollIntoView();
    await expect(await canvas.findByRole('textbox', { name: 'Your e-mail for the newsletter' })).toBeVisible();
  },
};

const firstVisit = { cookies: {} };

/** D31: asked once, without taking the focus; a refusal is remembered in the cookie `cm` like an acceptance. */
export const FirstVisit: Story = {
  parameters: firstVisit,
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Cookies' });
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(banner).getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(document.cookie).toContain('cm=refused');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** D31: the answer can be changed from the footer; the focus goes there and back. */
export const ConsentReopened: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Cookie settings' });
    await expect(canvas.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    await userEvent.click(opener);
    const banner = await canvas.findByRole('region', { name: 'Cookies' });
    await expect(banner).toHaveFocus();
    await userEvent.click(within(banner).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(document.cookie).toContain('cm=accepted');
    await expect(opener).toHaveFocus();
  },
};

/** D31: who takes the consent back loses the number that error reports carried. */
export const ConsentTakenBack: Story = {
  parameters: { cookies: { consent: 'accepted', clientId: '0a'.repeat(16) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cookie settings' }));
    const banner = await canvas.findByRole('region', { name: 'Cookies' });
    await expect(document.cookie).toContain('clientId=');
    await userEvent.click(within(banner).getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(document.cookie).not.toContain('clientId=');
  },
};

/** “Keep as it is” changes no answer and moves the focus back to the button that opened the banner. */
export const ConsentKept: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Cookie settings' });
    await userEvent.click(opener);
    const banner = await canvas.findByRole('region', { name: 'Cookies' });
    await userEvent.click(within(banner).getByRole('button', { name: 'Keep as it is' }));
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    await expect(document.cookie).toContain('cm=refused');
    await expect(opener).toHaveFocus();
  },
};

/** The banner is no trap: with the keyboard one passes it, and it never covers what has the focus. */
export const ConsentByKeyboard: Story = {
  parameters: firstVisit,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const banner = await canvas.findByRole('region', { name: 'Cookies' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(banner).getByRole('button', { name: 'Refuse' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(banner).not.toContainElement(document.querySelector(':focus'));
    const legal = canvas.getByRole('link', { name: 'Legal notice' });
    legal.focus();
    await waitFor(() =>
      expect(legal.getBoundingClientRect().top).toBeGreaterThanOrEqual(banner.getBoundingClientRect().bottom),
    );
  },
};

/** D44: the region of the browser’s language is offered once; accepted, it is the delivery country. */
export const RegionOffered: Story = {
  parameters: { cookies: { consent: 'refused', region: null } },
  beforeEach: () => {
    const language = spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    return () => language.mockRestore();
  },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('region', { name: 'Delivery country' });
    await expect(offer.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('banner').getBoundingClientRect().top,
    );
    await userEvent.click(within(offer).getByRole('button', { name: 'Change country' }));
    await expect(await canvas.findByText('Private · delivery to Germany')).toBeInTheDocument();
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await expect(document.cookie).toContain('region=answered');
  },
};

/** D44: a customer's country comes from the account. */
export const NoOfferForACustomer: Story = {
  parameters: { cookies: { consent: 'refused', region: null } },
  globals: { session: 'loggedIn' },
  beforeEach: () => {
    const language = spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    return () => language.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: 'My account' });
    await expect(canvas.queryByRole('region', { name: 'Delivery country' })).not.toBeInTheDocument();
  },
};

/** Spec §8: a toast says that the categories are missing, and in their place they can be asked for again. */
export const CategoriesNotLoaded: Story = {
  parameters: { scenario: failWith('categoryMenu', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occured. Categories could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the product groups again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New products' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'phone' } },
  parameters: firstVisit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zustimmen' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se connecter' })).toBeVisible();
  },
};
