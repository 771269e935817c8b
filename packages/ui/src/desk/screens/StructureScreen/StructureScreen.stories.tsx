import { createDesk, mockOperator } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { buildDeskStructure } from '@platine/mocks/desk/deskStructureFile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { StructureScreen } from './StructureScreen.tsx';

const meta = {
  component: StructureScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/structure', scenario: busyDesk() },
} satisfies Meta<typeof StructureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Issue 20: makers with their country, and how many products name each. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const maker = await canvas.findByRole('link', { name: /^Heliotherm.*3 products, 1 that left the catalogue.*DE/ });
    await expect(maker).toHaveAttribute('href', '/structure?entry=1');
    await expect(canvas.getByRole('link', { name: /^Orphea.*no products/ })).toBeVisible();
    await expect(canvas.getByText('3 entries')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'New maker' })).toBeVisible();
    await expect(canvas.getByText('Nobody has changed anything by hand.')).toBeVisible();
  },
};

/** A path finds a category and those below it. */
export const Categories: Story = {
  parameters: { deskAt: '/structure?list=category&text=1.2.1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Soldering 1\.2\.1\.1.*3 products/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Tools/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Lamps/ })).toBeNull();
  },
};

/** Groups stand in the order of the menu. */
export const Menu: Story = {
  parameters: { deskAt: '/structure?list=group' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Tools.*2 entries/ })).toBeVisible();
    const groups = canvas.getAllByRole('link', { name: /entr(y|ies)$/ });
    await expect(groups.map(({ textContent }) => textContent.slice(0, 5))).toEqual(['Tools', 'Lamps']);
  },
};

export const NothingFound: Story = {
  parameters: { deskAt: '/structure?text=nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entry has all these words')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk({ structure: buildDeskStructure({ makers: [] }) })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
  },
};

/** A list longer than a page is turned. */
export const ManyPages: Story = {
  parameters: {
    deskAt: '/structure?page=2',
    scenario: createDeskHandlers(
      createDesk({
        structure: buildDeskStructure({
          makers: Array.from({ length: 60 }, (_, index) => ({
            kind: 'maker',
            ref: String(index + 1),
            name: `Maker ${index + 1}`,
            country: null,
            contact: null,
            logo: null,
            products: 0,
            retired: 0,
          })),
        }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Maker 51/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Maker 50/ })).toBeNull();
    await expect(canvas.getByText('60 entries')).toBeVisible();
  },
};

/** A role that reads sees everything and changes nothing. */
export const ReadOnly: Story = {
  parameters: {
    deskAt: '/structure?entry=1',
    scenario: createDeskHandlers(createDesk({ operators: [{ ...mockOperator, role: 'read' }] })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Heliotherm' })).toBeVisible();
    await expect(canvas.getByText('safety@heliotherm.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Save|Remove/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskStructure'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Makers, categories, menu' })).toBeVisible();
    await expect(canvas.queryByText(/entries$/)).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskStructure', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The lists by number, a search, and the way into an entry and its form, without a mouse. */
export const KeyboardOnly: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Heliotherm/ });
    await userEvent.keyboard('2');
    await canvas.findByRole('link', { name: /^Soldering/ });
    await userEvent.keyboard('/');
    await userEvent.keyboard('leuchten{Enter}');
    await expect(await canvas.findByText('1 entry')).toBeVisible();
    (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^Lamps/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const name = await canvas.findByLabelText('Name (English)');
    while (document.activeElement !== name) await userEvent.tab();
    await userEvent.keyboard('Lights');
    const why = canvas.getByLabelText('Reason, for the log');
    while (document.activeElement !== why) await userEvent.tab();
    await userEvent.keyboard('shorter{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /Lights/ })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  parameters: { deskAt: '/structure?list=category' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Löten.*3 Produkte/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Neue Kategorie' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  parameters: { deskAt: '/structure?list=category' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Soudage.*3 produits/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Nouvelle catégorie' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Heliotherm/ })).toBeVisible();
  },
};
