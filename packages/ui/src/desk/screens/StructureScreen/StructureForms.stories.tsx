import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure } from '@platine/mocks/desk/deskHandlers.ts';
import { editStructure } from '@platine/mocks/desk/deskStructure.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { StructureScreen } from './StructureScreen.tsx';

const meta = {
  component: StructureScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/structure?entry=1', scenario: busyDesk() },
} satisfies Meta<typeof StructureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A desk at which somebody else renames the maker in the moment before the operator does. */
function fasterAtStructure() {
  const desk = createDesk();
  const entry = { kind: 'maker', ref: '1', name: 'Heliotherm SE', country: 'DE', contact: null, logo: null } as const;
  const faster = http.post('*/desk/api/structure/edit', () => {
    editStructure(desk, { edit: { act: 'changed', entry }, by: 'bert', why: 'new name', key: 'b', seen: 0 });
  });
  return [faster, ...createDeskHandlers(desk)];
}

const statuses = (canvas: Canvas) => canvas.getAllByRole('status').map(({ textContent }) => textContent);

async function rename(canvas: Canvas, name: string): Promise<void> {
  const field = await canvas.findByLabelText('Name of the maker');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.type(canvas.getByLabelText('Reason, for the log'), 'new name{Enter}');
}

/** Issue 20: a maker with the contact that shoppers see; the log says what was changed. */
export const Maker: Story = {
  tags: ['picture'],
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail address')).toHaveValue('safety@heliotherm.example');
    await rename(canvas, 'Heliotherm AG');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Heliotherm AG' })).toBeVisible();
    await expect(canvas.getByText(/^Name$/, { selector: 'li *' }).closest('li')).toHaveTextContent(
      /anna.*Name Heliotherm → Heliotherm AG.*new name/,
    );
  },
};

/** The end of a change belongs to its entry: the next one that is opened has none. */
export const NextEntry: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await rename(canvas, 'Heliotherm AG');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Makers' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Lentz/ }));
    await expect(await canvas.findByLabelText('Name of the maker')).toHaveValue('Lentz');
    await expect(canvas.queryByText('Done.')).toBeNull();
  },
};

/** The second of two is told of the first, and sees what stands now. */
export const Conflict: Story = {
  parameters: { scenario: fasterAtStructure() },
  play: async ({ canvas }) => {
    await rename(canvas, 'Heliotherm AG');
    await expect(await canvas.findByText(/^bert has changed the same/)).toBeVisible();
    await expect(canvas.getByLabelText('Name of the maker')).toHaveValue('Heliotherm SE');
  },
};

/** The reason is the import's own; what was written stays. */
export const Refused: Story = {
  parameters: { deskAt: '/structure?list=category&entry=1.2.2', scenario: busyDesk() },
  play: async ({ canvas }) => {
    for (const language of ['English', 'Deutsch', 'Français'])
      await userEvent.clear(await canvas.findByLabelText(`Name (${language})`));
    await userEvent.type(canvas.getByLabelText('Reason, for the log'), 'nameless{Enter}');
    await expect(await canvas.findByText('The mock refuses the line.')).toBeVisible();
    await expect(canvas.getByLabelText('Reason, for the log')).toHaveValue('nameless');
  },
};

/** Entries change places by arrow keys, are added and removed, and saved together with the group's place. */
export const MenuGroup: Story = {
  tags: ['picture'],
  parameters: { deskAt: '/structure?list=group&entry=tools', scenario: busyDesk() },
  play: async ({ canvas }) => {
    const down = await canvas.findByRole('button', { name: 'Move 1. Soldering down' });
    down.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('group', { name: '1. Measuring' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry' }));
    const added = within(await canvas.findByRole('group', { name: '3.' }));
    await userEvent.type(added.getByLabelText('Name (English)'), 'Tips');
    await userEvent.type(added.getByLabelText('Tags'), 'tips, irons');
    await userEvent.clear(canvas.getByLabelText('Place in the menu (1 to 2)'));
    await userEvent.type(canvas.getByLabelText('Place in the menu (1 to 2)'), '2');
    await userEvent.type(canvas.getByLabelText('Reason, for the log'), 'as asked for{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '3. Tips' })).toBeVisible();
    await expect(canvas.getByText('Place in the menu', { selector: 'li *' }).closest('li')).toHaveTextContent(
      /Entries Soldering.*→ Measuring.*Tips: tips, irons.*Place in the menu 1 → 2/s,
    );
  },
};

/** An entry that is taken out of the form is gone once the group is saved. */
export const EntryRemoved: Story = {
  parameters: { deskAt: '/structure?list=group&entry=tools', scenario: busyDesk() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove 1. Soldering' }));
    await expect(canvas.queryByRole('group', { name: /Soldering/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Reason, for the log'), 'sold out{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '1. Measuring' })).toBeVisible();
  },
};

/** A category needs one above it; what is brought in leads back to the list, which says so. */
export const NewCategory: Story = {
  parameters: { deskAt: '/structure?list=category&new=yes', scenario: busyDesk() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Path'), '1.2.9.1');
    await userEvent.type(canvas.getByLabelText('Name (English)'), 'Loupes');
    await userEvent.type(canvas.getByLabelText('Reason, for the log'), 'asked for{Enter}');
    await expect(await canvas.findByText(/There is no category above it/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Path'));
    await userEvent.type(canvas.getByLabelText('Path'), '1.2.2.1{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Loupes 1\.2\.2\.1/ })).toBeVisible();
    await expect(statuses(canvas)).toContain('Category 1.2.2.1 brought in');
  },
};

/** A removal is asked once, with its reason. */
export const Removed: Story = {
  parameters: { deskAt: '/structure?entry=3', scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the maker' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await expect(within(dialog).getByText(/leaves the shop/)).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Reason, for the log'), 'gone{Enter}');
    await expect(await canvas.findByText('2 entries')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Orphea/ })).toBeNull();
    await expect(statuses(canvas)).toContain('Maker 3 removed');
  },
};

/** Nothing is removed that products name. */
export const InUse: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the maker' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason, for the log'), 'gone{Enter}');
    await expect(await canvas.findByText(/Products name it/)).toBeVisible();
  },
};

export const SaveFails: Story = {
  parameters: { scenario: [...deskFailure('deskEditStructure', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await rename(canvas, 'Heliotherm AG');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Name of the maker')).toHaveValue('Heliotherm AG');
  },
};

export const Missing: Story = {
  parameters: { deskAt: '/structure?list=group&entry=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is not there any more')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  parameters: { deskAt: '/structure?list=group&entry=tools' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '1. Löten' })).toBeVisible();
    await expect(canvas.getByLabelText('Platz im Menü (1 bis 2)')).toHaveValue(1);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Contact pour la sécurité des produits' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { deskAt: '/structure?list=group&entry=tools' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '2. Measuring' })).toBeVisible();
  },
};
