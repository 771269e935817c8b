import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { buildImport } from '@platine/mocks/desk/deskImports.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseFiles } from '../../chooseFiles.testing.ts';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { CatalogueScreen } from './CatalogueScreen.tsx';

/** A desk at which somebody else begins an import while the operator chooses files. */
function busyAtUpload() {
  const desk = createDesk();
  const faster = http.post('*/desk/api/catalogue/import', () => {
    desk.change({
      catalogueImport: buildImport({ state: 'importing', by: 'bert', takenBy: 'bert', open: false, percent: 10 }),
    });
  });
  return [faster, ...createDeskHandlers(desk)];
}

const meta = {
  component: CatalogueScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/catalogue', scenario: busyDesk() },
} satisfies Meta<typeof CatalogueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const table = () => new File(['Artikelnummer;Name\nA-1;Lupe'], 'artikel.csv', { type: 'text/csv' });
const mapping = () => new File(['{}'], 'artikel.map.json', { type: 'application/json' });

/** Chooses files and sends the form. */
async function send(canvas: Canvas, files: readonly File[], label = 'Files of the catalogue') {
  const form = chooseFiles(await canvas.findByLabelText(label), ...files);
  await userEvent.click(within(form).getByRole('button'));
}

/** Issue 20: a table and its mapping file are sent together, checked, and taken over while a bar tells how far it is. */
export const UploadedAndTakenOver: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await send(canvas, [table(), mapping()]);
    await expect(await canvas.findByText('artikel.csv, artikel.map.json')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'The catalogue is checked' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it over' }, { timeout: 6000 }));
    await expect(await canvas.findByRole('progressbar', { name: 'The catalogue is taken over' })).toBeVisible();
    await expect(await canvas.findByText(/^50\s% of the products/, undefined, { timeout: 4000 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'The import is done' }, { timeout: 6000 })).toBeVisible();
    await expect(canvas.getByText('Taken over by', { exact: false })).toHaveTextContent('Taken over by anna');
  },
};

/** The second operator is told who runs an import. */
export const Busy: Story = {
  parameters: { scenario: busyAtUpload() },
  play: async ({ canvas }) => {
    await send(canvas, [table()]);
    await expect(await canvas.findByText(/has an import at work/)).toHaveTextContent(/^bert has an import/);
  },
};

export const NoCatalogue: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await send(canvas, [mapping()]);
    await expect(await canvas.findByText('These files are no catalogue together.')).toBeVisible();
    await expect(canvas.getByText('No file of products is among them.')).toHaveAttribute('lang', 'en');
  },
};

export const TooLarge: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas }) => {
    await send(canvas, [new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'large.csv')]);
    await expect(await canvas.findByText(/larger than 25\sMB/)).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: { scenario: [...deskOffline('deskUploadCatalogue'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await send(canvas, [table()]);
    await expect(await canvas.findByText(/There is no connection/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { scenario: [...deskPending('deskUploadCatalogue'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await send(canvas, [table()]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Upload and check/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};
