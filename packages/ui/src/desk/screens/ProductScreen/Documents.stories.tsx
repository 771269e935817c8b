import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { buildDeskProduct } from '@platine/mocks/desk/deskProductFile.ts';
import { addDocument } from '@platine/mocks/desk/deskProductMedia.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tabTo } from '../../../interaction/tabTo.testing.ts';
import { chooseFiles } from '../../chooseFiles.testing.ts';
import { atDesk, documentDesk } from '../../deskStory.testing.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const sku = 193_021;

/** A data sheet in two languages, a manual for every reader, and a link. */
const documents: readonly ProductDocument[] = [
  {
    caption: { EN: 'Data sheet HT-60', DE: 'Datenblatt HT-60', FR: 'Fiche technique HT-60' },
    url: { EN: `/media/${'a'.repeat(32)}.pdf` },
    file: { kind: 'DATA_SHEET', bytes: 182_400 },
  },
  { caption: {}, url: { DE: `/media/${'b'.repeat(32)}.pdf` }, file: { kind: 'DATA_SHEET', bytes: 2_350_000 } },
  { caption: {}, url: { ALL: `/media/${'c'.repeat(32)}.pdf` }, file: { kind: 'MANUAL', bytes: 961_000 } },
  { caption: { EN: 'Video' }, url: { ALL: 'https://example.org/video' }, file: null },
];

const meta = {
  component: ProductScreen,
  decorators: [atDesk],
  args: { sku },
  parameters: { layout: 'fullscreen', deskAt: `/products/${sku}`, scenario: documentDesk(documents) },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The part with the documents. */
async function partOf(canvas: Canvas, heading = 'Documents') {
  const { parentElement } = await canvas.findByRole('heading', { level: 2, name: heading });
  if (parentElement === null) throw new Error('The heading stands nowhere.');
  // The operator's role is known after the product.
  await waitFor(() => expect(parentElement.querySelector('input')).not.toBeNull());
  return within(parentElement);
}

const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'manual.pdf', { type: 'application/pdf' });
const certificate = new File(['%PDF-1.4\n%another\n%%EOF\n'], 'certificate.pdf', { type: 'application/pdf' });
const letter = new File(['Dear all, …'], 'letter.pdf', { type: 'application/pdf' });
const addressesIn = (part: Awaited<ReturnType<typeof partOf>>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(-9));

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await expect(part.getByRole('link', { name: 'Data sheet HT-60' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Manual' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Video' })).toHaveAttribute('href', 'https://example.org/video');
    await expect(part.getAllByRole('listitem')[1]).toHaveTextContent('Data sheet · Deutsch · 2.4 MB');
  },
};

export const Empty: Story = {
  parameters: { scenario: documentDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no document yet/)).toBeVisible();
  },
};

/** A PDF comes with its kind and language, and the form is empty again. */
export const AddPdf: Story = {
  parameters: { scenario: documentDesk() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    chooseFiles(part.getByLabelText('PDF file'), pdf);
    await userEvent.selectOptions(part.getByLabelText('Kind of document'), 'Manual');
    await userEvent.selectOptions(part.getByLabelText('Language of the document'), 'Français');
    await userEvent.click(part.getByRole('button', { name: 'Add the PDF' }));
    await expect(await part.findByText('Done.')).toBeVisible();
    await expect(part.getByRole('link', { name: 'Manual' })).toBeVisible();
    await expect(part.getByRole('listitem')).toHaveTextContent('Manual · Français · 1 kB');
    await expect(part.getByLabelText('PDF file')).toHaveValue('');
  },
};

/** A file that is no PDF is refused, and what was chosen stays. */
export const NoPdf: Story = {
  parameters: { scenario: documentDesk() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    chooseFiles(part.getByLabelText('PDF file'), letter);
    await userEvent.selectOptions(part.getByLabelText('Kind of document'), 'Certificate');
    await userEvent.click(part.getByRole('button', { name: 'Add the PDF' }));
    await expect(await part.findByText(/This is no PDF/)).toBeVisible();
    await expect(part.getByLabelText('Kind of document')).toHaveValue('CERTIFICATE');
  },
};

/** The first file arrives, but its answer does not. */
function lostAnswer() {
  const desk = createDesk({ products: [buildDeskProduct()] });
  let sent = 0;
  const lost = http.post('*/desk/api/product/:sku/document', async ({ request }) => {
    sent += 1;
    if (sent > 1) return;
    const [, key = ''] = /"KEY":"([^"]+)"/.exec(await request.clone().text()) ?? [];
    addDocument(desk, { sku, file: 'JVBERi0xLjQK', kind: 'MANUAL', language: 'ALL', by: 'anna', why: '', key });
    return HttpResponse.error();
  });
  return [lost, ...createDeskHandlers(desk)];
}

/** Another file after one whose answer was lost is added, too. */
export const AnotherAfterLost: Story = {
  parameters: { scenario: lostAnswer() },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    chooseFiles(part.getByLabelText('PDF file'), pdf);
    const add = part.getByRole('button', { name: 'Add the PDF' });
    await userEvent.click(add);
    await expect(await part.findByRole('alert')).toBeVisible();
    await userEvent.selectOptions(part.getByLabelText('Kind of document'), 'Certificate');
    chooseFiles(part.getByLabelText('PDF file'), certificate);
    await userEvent.click(add);
    await expect(await part.findByRole('link', { name: 'Certificate' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Manual' })).toBeVisible();
  },
};

/** Without a connection nothing is lost: the same file is sent again. */
export const Offline: Story = {
  parameters: { scenario: [...deskOffline('deskAddDocument'), ...documentDesk()] },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    chooseFiles(part.getByLabelText('PDF file'), pdf);
    await userEvent.click(part.getByRole('button', { name: 'Add the PDF' }));
    await expect(await part.findByRole('alert')).toHaveTextContent(/no connection|not be reached|connection/i);
    await expect(part.getByLabelText('PDF file')).not.toHaveValue('');
  },
};

export const Sending: Story = {
  parameters: { scenario: [...deskPending('deskAddDocument'), ...documentDesk()] },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    chooseFiles(part.getByLabelText('PDF file'), pdf);
    const add = part.getByRole('button', { name: 'Add the PDF' });
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A link comes behind the others, and its field is empty again. */
export const AddLink: Story = {
  parameters: { scenario: documentDesk(documents.slice(0, 1)) },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.type(part.getByLabelText('Address of a link'), 'https://example.org/repair{Enter}');
    await expect(await part.findByRole('link', { name: 'Link' })).toBeVisible();
    await expect(part.getByText('https://example.org/repair')).toBeVisible();
    await expect(part.getByLabelText('Address of a link')).toHaveValue('');
  },
};

/** Arrow keys put documents in order; captions are written below them. */
export const KeyboardOnly: Story = {
  parameters: { scenario: documentDesk(documents) },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    part.getByRole('button', { name: 'Move document 4 up' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(addressesIn(part)[2]).toBe('org/video'));
    await expect(part.getByRole('button', { name: 'Move document 3 up' })).toHaveFocus();
    await tabTo(part.getAllByRole('button', { name: 'Captions' })[2] ?? document.body);
    await userEvent.keyboard('{Enter}');
    await tabTo(part.getByLabelText('Caption (English)'));
    await userEvent.keyboard('{Control>}a{/Control}How to solder{Enter}');
    await expect(await part.findByRole('link', { name: 'How to solder' })).toBeVisible();
  },
};

/** One is taken out after a question. */
export const Removed: Story = {
  parameters: { scenario: documentDesk(documents) },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await userEvent.click(part.getByRole('button', { name: 'Remove document 2' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(part.getAllByRole('link')).toHaveLength(3));
    await expect(canvas.getByText(/Document removed/)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Dokumente');
    await expect(part.getByRole('link', { name: 'Datenblatt HT-60' })).toBeVisible();
    await expect(part.getByLabelText('Sprache des Dokuments')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Documents');
    await expect(part.getByRole('link', { name: 'Fiche technique HT-60' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const part = await partOf(canvas);
    await expect(part.getByRole('button', { name: 'Add the PDF' })).toBeVisible();
  },
};
