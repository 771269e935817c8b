import { createDesk } from '@platine/mocks/desk/desk.ts';
import { deskDay } from '@platine/mocks/desk/deskFile.ts';
import { deskCustomers } from '@platine/mocks/desk/deskCustomerFile.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk, fasterDecision } from '../../deskStory.testing.tsx';
import { CustomerScreen } from './CustomerScreen.tsx';

const school = '20003';
const camille = '20002';

const meta = {
  component: CustomerScreen,
  decorators: [atDesk],
  args: { person: camille },
  parameters: { layout: 'fullscreen', deskAt: '/customers/20002', scenario: busyDesk() },
} satisfies Meta<typeof CustomerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Camille Weber')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /2026-100001.*To be paid/ })).toBeVisible();
  },
};

/** D13, D23: what only the shop decides holds at once, and the log says who and why. */
export const Decide: Story = {
  args: { person: school },
  parameters: { scenario: busyDesk() },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Change it' });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'May order on invoice' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason, for the log' }), 'paid three orders in time');
    await userEvent.click(submit);
    await expect(await canvas.findByText(/Decided: orders on invoice yes, school yes/)).toBeVisible();
    await expect(canvas.getByText('paid three orders in time')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change it' })).toBeDisabled();
  },
};

/** The second of two operators is told of the first. */
export const Conflict: Story = {
  args: { person: school },
  parameters: { scenario: fasterDecision(school) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /School or university/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason, for the log' }), 'no school{Enter}');
    await expect(await canvas.findByText(/bert was faster/)).toBeVisible();
    await expect(canvas.getByText('asked by phone')).toBeVisible();
  },
};

/** GDPR, art. 15: whoever reads everything about a person says why, and the log keeps it. */
export const Export: Story = {
  args: { person: school },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save everything as a file' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Save everything as a file' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason, for the log' }), 'her letter');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the file' }));
    await expect(await canvas.findByText('her letter')).toBeVisible();
    await expect(canvas.getByText('Saved everything as a file')).toBeVisible();
  },
};

/** GDPR, art. 17: an erasure says what it does, and asks once. */
export const Erase: Story = {
  args: { person: school },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase the person' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Erase the person' }));
    await expect(await dialog.findByText(/This cannot be taken back/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason, for the log' }), 'his letter');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase now' }));
    await expect(await canvas.findByText(/This customer was erased/)).toBeVisible();
    await expect(canvas.getByText('his letter')).toBeVisible();
  },
};

/** Orders that wait for something need their person. */
export const Unfinished: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase the person' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Erase the person' }));
    await expect(await dialog.findByText(/finish these orders first: .*2026-100001/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Erase now' })).toBeNull();
  },
};

/** A role that only reads sees no decisions, no export and no erasure. */
export const ReadOnly: Story = {
  parameters: {
    scenario: createDeskHandlers(
      createDesk({
        customers: deskCustomers(),
        operators: [{ name: 'rosa', role: 'read', password: '', code: '' }],
        signedInAs: 'rosa',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Camille Weber')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erase the person' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Somebody who has ordered without an account, and is named by an order: there is nothing to decide about. */
export const Guest: Story = {
  args: { person: '2026-100001' },
  parameters: { scenario: createDeskHandlers(createDesk({ files: deskDay() })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guest, without an account')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customer of order 2026-100001' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Erase the person' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The address names somebody whom the shop does not know. */
export const Missing: Story = {
  args: { person: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such customer')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/customers');
  },
};

export const Empty: Story = {
  args: { person: school },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskCustomer'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customer 20002' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskCustomer', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Person löschen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Effacer la personne' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Camille Weber')).toBeVisible();
  },
};

export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Private · Luxembourg/)).toBeVisible();
    await expect(canvas.queryByText('VAT ID')).toBeNull();
  },
};

export const CompanyCustomer: Story = {
  args: { person: '20001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Company · Germany/)).toBeVisible();
    await expect(canvas.getByText('DE129273398')).toBeVisible();
  },
};
