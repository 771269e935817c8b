import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atDesk, busyDesk, fasterAtInbox } from '../../deskStory.testing.tsx';
import { QuestionsScreen } from './QuestionsScreen.tsx';

const meta = {
  component: QuestionsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/questions', scenario: busyDesk() },
} satisfies Meta<typeof QuestionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D33: open questions, the one that waits longest first, with what their author has entered. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/When will the resistors be in stock again/)).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: 'Answer' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Order 2026-100002' })).toHaveAttribute(
      'href',
      '/orders?text=2026-100002',
    );
  },
};

/** A template fills in the answer, in the language of the question; it is mailed, and the question is closed. */
export const Answer: Story = {
  tags: ['picture'],
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    const [, german] = await canvas.findAllByRole('button', { name: 'Answer' });
    if (german === undefined) throw new Error('There is no second question.');
    await userEvent.click(german);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Answer' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Where is my invoice?');
    const text = within(dialog).getByRole('textbox', { name: 'Answer (Deutsch)' });
    await expect(text).toHaveDisplayValue(/^vielen Dank für Ihre Nachricht\. Sie finden die Rechnung/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
    await expect(await canvas.findByText(/When will the resistors/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Answer' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'All questions' }));
    await expect(await canvas.findByText('Answered by anna:')).toBeVisible();
  },
};

/** D37: of two answers the first is sent; the second is told of it. */
export const Conflict: Story = {
  parameters: { scenario: fasterAtInbox() },
  play: async ({ canvas }) => {
    const [close] = await canvas.findAllByRole('button', { name: 'Close without an answer' });
    if (close === undefined) throw new Error('There is no question.');
    await userEvent.click(close);
    await expect(await canvas.findByText('bert was faster: nothing else has happened.')).toBeVisible();
  },
};

/** An answer that could not be sent stays in its field. */
export const NotSent: Story = {
  parameters: { scenario: [...deskOffline('deskCloseQuestion'), ...busyDesk()] },
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Answer' });
    if (first === undefined) throw new Error('There is no question.');
    await userEvent.click(first);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Answer' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Tomorrow.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Tomorrow.');
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskQuestions') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer' })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskQuestions', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Beantworten' })).toHaveLength(2);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Répondre' })).toHaveLength(2);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Answer' })).toHaveLength(2);
  },
};
