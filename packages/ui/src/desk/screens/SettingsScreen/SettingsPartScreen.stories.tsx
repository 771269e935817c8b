import { createDesk, mockOperator } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure } from '@platine/mocks/desk/deskHandlers.ts';
import { saveMockSettings } from '@platine/mocks/desk/deskSettings.ts';
import type { MockSettings } from '@platine/mocks/desk/deskSettingsFile.ts';
import { buildSettings } from '@platine/mocks/desk/deskSettingsFile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { atDesk } from '../../deskStory.testing.tsx';
import { SettingsPartScreen } from './SettingsPartScreen.tsx';

const deskWith = (change: Partial<MockSettings> = {}) =>
  createDeskHandlers(createDesk({ settings: buildSettings(change) }));

/** Somebody else writes the notice in the moment before the operator saves. */
function fasterAtNotice() {
  const desk = createDesk();
  const texts = { EN: 'Closed on Friday.', DE: 'Freitag geschlossen.', FR: 'Fermé vendredi.' };
  const faster = http.post(
    '*/desk/api/settings/notice/save',
    () => saveMockSettings(desk, { name: 'notice', texts, by: 'bert', why: 'holiday' }),
    { once: true },
  );
  return [faster, ...createDeskHandlers(desk)];
}

const meta = {
  component: SettingsPartScreen,
  decorators: [atDesk],
  args: { name: 'notice' },
  parameters: { layout: 'fullscreen', deskAt: '/settings/notice', scenario: deskWith() },
} satisfies Meta<typeof SettingsPartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const words = { English: 'Orders leave a day later.', Deutsch: 'Einen Tag später.', Français: 'Un jour de retard.' };

async function write(canvas: Canvas, written: Readonly<Record<string, string>> = words) {
  await canvas.findByRole('button', { name: 'Save' });
  for (const [language, text] of Object.entries(written)) await userEvent.type(canvas.getByLabelText(language), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** Issue 20: the notice to all visitors is written at the desk, with who and why. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Reason, for the log'), 'strike');
    await write(canvas);
    await expect(await canvas.findByText('Saved. The shop shows it from now on.')).toBeVisible();
    await expect(await canvas.findByText(/· strike$/)).toBeVisible();
    await expect(canvas.getByText(/in your folder/)).toBeVisible();
  },
};

/** Words that the shop could not be opened with are refused with their mistakes, and nothing that was written is lost. */
export const Refused: Story = {
  tags: ['picture'],
  parameters: { scenario: deskWith() },
  play: async ({ canvas }) => {
    await write(canvas, { English: words.English });
    await expect(await canvas.findByText(/Not saved: the shop/)).toBeVisible();
    await expect(canvas.getByText(/text\.FR is missing/)).toBeVisible();
    await expect(canvas.getByLabelText('English')).toHaveValue(words.English);
    await expect(canvas.queryByRole('heading', { name: 'Changed at the desk' })).toBeNull();
  },
};

/** Somebody was faster: their words are shown, and saving again replaces them. */
export const Conflict: Story = {
  tags: ['picture'],
  parameters: { scenario: fasterAtNotice() },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByText(/^bert has changed this in the meantime/)).toBeVisible();
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary' }));
    await expect(canvas.getByText('Freitag geschlossen.', { selector: 'pre' })).toBeVisible();
    await expect(canvas.getByLabelText('Deutsch', { selector: 'textarea' })).toHaveValue(words.Deutsch);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved. The shop shows it from now on.')).toBeVisible();
  },
};

/** A page is written in all languages at once, because their headings are the same. */
export const Page: Story = {
  tags: ['picture'],
  args: { name: 'faq' },
  parameters: { deskAt: '/settings/faq', scenario: deskWith() },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save' });
    await expect(canvas.getByLabelText('Deutsch')).toHaveValue(
      '---\nchanged: 2026-11-21\n---\n\nWords of this page (DE).\n',
    );
    await expect(canvas.getByText(/from the sample/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Deutsch'), 'Noch ein Satz.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/in your folder/)).toBeVisible();
  },
};

/** All other files are shown, and changed in the folder. */
export const FileOfTheFolder: Story = {
  tags: ['picture'],
  args: { name: 'shop' },
  parameters: { deskAt: '/settings/shop' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/company: Platine S\.à r\.l\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const NotSet: Story = {
  args: { name: 'kicad' },
  parameters: { deskAt: '/settings/kicad' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set: the shop does without it.')).toBeVisible();
  },
};

/** The sample's pages are shown, and how to have one's own is said. */
export const PageOfTheSample: Story = {
  args: { name: 'faq' },
  parameters: { deskAt: '/settings/faq', scenario: deskWith({ folder: '', state: 'sample' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/To edit this, make a folder of your own/)).toBeVisible();
    await expect(canvas.getByText(/Words of this page \(FR\)\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** A role without the task reads. */
export const ForWhoReads: Story = {
  args: { name: 'faq' },
  parameters: {
    deskAt: '/settings/faq',
    scenario: createDeskHandlers(createDesk({ operators: [{ ...mockOperator, role: 'catalogue' }] })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Words of this page \(EN\)\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** A call that does not work leaves the words. */
export const Failing: Story = {
  parameters: { scenario: [...deskFailure('deskSaveSettings', 'InternalErrorException'), ...deskWith()] },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('English')).toHaveValue(words.English);
  },
};
