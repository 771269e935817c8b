import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { createDesk, mockOperator } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { buildImport, buildReport, takeImport } from '@platine/mocks/desk/deskImports.ts';
import { importToWire } from '@platine/domain/desk/catalogueImport.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { CatalogueScreen } from './CatalogueScreen.tsx';

const deskWith = (change: Partial<CatalogueImport> = {}) =>
  createDeskHandlers(createDesk({ catalogueImport: buildImport(change) }));

/** A desk at which the upload stays as it is, however often it is asked for. */
const still = (change: Partial<CatalogueImport>) => [
  http.get('*/desk/api/catalogue/import', () =>
    HttpResponse.json({ SUCCESSFUL: true, DATA: { IMPORT: importToWire(buildImport(change)) } }),
  ),
  ...busyDesk(),
];

/** A desk at which somebody else takes the upload over in the moment before the operator does. */
function fasterAtImport() {
  const desk = createDesk({ catalogueImport: buildImport() });
  const faster = http.post('*/desk/api/catalogue/import/take', () => void takeImport(desk, 'upload-1', 'bert'));
  return [faster, ...createDeskHandlers(desk)];
}

const meta = {
  component: CatalogueScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/catalogue', scenario: deskWith() },
} satisfies Meta<typeof CatalogueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Issue 20: the check's report and a preview, before anything is changed. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Checked: nothing is changed yet' })).toBeVisible();
    await expect(canvas.getByText(/^2 new, 1 changed, 2,410 unchanged, 1 taken out; 1 line refused/)).toBeVisible();
    await expect(canvas.getByText('artikel.csv, line 812')).toBeVisible();
    const maker = canvas.getByRole('link', { name: 'Maker 1' });
    await expect(maker).toHaveAttribute('href', '/structure?entry=1');
    await expect(maker.closest('li')).toHaveTextContent(/bert.*Name$/);
    await expect(canvas.getByText('Hand lens')).toBeVisible();
    await expect(canvas.getByText('Test lead')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '193021' })).toHaveAttribute('href', '/products/193021');
    await expect(canvas.getByRole('button', { name: 'Take it over' })).toBeVisible();
  },
};

/** Nobody has uploaded anything: the form says what can be, and what cannot. */
export const Empty: Story = {
  tags: ['picture'],
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Files of the catalogue')).toHaveAccessibleDescription(/up to 25\sMB/i);
    await expect(canvas.getByText(/cannot be uploaded here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Take/ })).toBeNull();
  },
};

/** The bar has words: a screen reader and who sees no colour learn the same. */
export const TakingOver: Story = {
  tags: ['picture'],
  parameters: {
    scenario: still({
      state: 'importing',
      takenBy: 'bert',
      open: false,
      percent: 62,
      written: { added: 1, changed: 1 },
      report: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '62');
    await expect(canvas.getByText(/^62\s% of the products are read/)).toBeVisible();
    await expect(canvas.queryByLabelText('Files of the catalogue'), 'one at a time').toBeNull();
  },
};

/** The shop was restarted in the middle: what is written, and that it can be repeated. */
export const Interrupted: Story = {
  tags: ['picture'],
  parameters: { scenario: still({ state: 'interrupted', takenBy: 'anna', written: { added: 500, changed: 20 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The import was interrupted' })).toBeVisible();
    await expect(canvas.getByText(/500 new products, 20 changed ones/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take it over again' })).toBeVisible();
  },
};

/** An end before its time has its reason, which is the import's own. */
export const EndedEarly: Story = {
  parameters: { scenario: still({ state: 'failed', takenBy: 'anna', reason: 'artikel.csv has no column "Preis".' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('artikel.csv has no column "Preis".')).toHaveAttribute('lang', 'en');
  },
};

export const Unreadable: Story = {
  tags: ['picture'],
  parameters: {
    scenario: still({
      state: 'unreadable',
      open: false,
      report: null,
      reason:
        'The table needs a mapping file, because its headings do not say which column is the price (PRICES): "pnpm catalogue map" makes one.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/needs a mapping file/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Take/ })).toBeNull();
  },
};

/** Too much is missing: it stays, unless the operator consents. */
export const HeldBack: Story = {
  tags: ['picture'],
  parameters: {
    scenario: deskWith({
      report: buildReport({
        added: 120,
        retired: 0,
        skippedRemovals: [{ what: 'products', gone: 700, of: 2400 }],
        planned: Array.from({ length: 50 }, (_, index) => ({
          kind: 'added' as const,
          sku: 200_001 + index,
          name: { EN: `Resistor ${index + 1}` },
        })),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^700 of the shop’s 2,400 products are not in the files/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Take out what is missing from the files, too'));
    await userEvent.click(canvas.getByText('New products (120)'));
    await expect(canvas.getByText('Resistor 50')).toBeVisible();
    await expect(canvas.getByText('and 70 more')).toBeVisible();
  },
};

export const Conflict: Story = {
  parameters: { scenario: fasterAtImport() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it over' }));
    await expect(await canvas.findByText(/Somebody was faster/)).toBeVisible();
    await expect(canvas.getByText('Taken over by', { exact: false })).toHaveTextContent('Taken over by bert');
  },
};

/** Each file of the export is a link, which any browser saves. */
export const Export: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Products as a table/ });
    await expect(link).toHaveAttribute('href', '/desk/api/catalogue/export/products.csv');
  },
};

/** A role without this task is told so, and nothing is asked for. */
export const Forbidden: Story = {
  parameters: { scenario: createDeskHandlers(createDesk({ operators: [{ ...mockOperator, role: 'orders' }] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role does not do this.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskImport'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByLabelText('Files of the catalogue')).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskImport', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Geprüft: Noch ist nichts geändert' })).toBeVisible();
    await expect(canvas.getByText('Handlupe')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Importer ce catalogue' })).toBeVisible();
    await expect(canvas.getByText('Loupe à main')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take it over' })).toBeVisible();
  },
};

/** Issue 20: everything is done by keys. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const take = await canvas.findByRole('button', { name: 'Take it over' });
    take.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};
