import { catalogue, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import { slowSearchFor } from '@platine/mocks/scenarios/suggestions.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fieldOf, listOf, optionsOf, patience, Place, placeOf } from './searchBar.testing.tsx';

/** In the header, as on every page. */
const meta = {
  render: () => <Place />,
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const copies = (times: number) =>
  Array.from({ length: times }, (_, copy) =>
    catalogue.map((entry) => ({ ...entry, product: { ...entry.product, sku: entry.product.sku + copy * 1_000_000 } })),
  ).flat();

/** Spec §2: picture, name, part number and price of what matches so far, newest part number first (spec §7). */
export const Suggesting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'carbon fil');
    const list = await listOf(canvas);
    const [only, ...others] = optionsOf(list);
    await expect(others).toEqual([]);
    await expect(only).toHaveAccessibleName('Carbon film resistor 10 kΩ KS-10K-025 €0.12');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('1 suggestion: the arrow keys select it.')).toHaveRole('status');
    await expect(canvas.queryByRole('link', { name: /more result/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^incl\. 17\s% VAT \(LU\), plus shipping$/)).toBeVisible();
  },
};

const ownNumbers = [
  { owner: 'camille.weber@example.lu', sku: mockSkus.board, number: 'KS-4711' },
  { owner: 'other@example.lu', sku: mockSkus.minimumQuantityTen, number: 'KS-4712' },
];

/** A customer's own number finds its product from its beginning on, before what the search finds (record 0091). */
export const OwnNumberOfTheCustomer: Story = {
  globals: { session: 'loggedIn' },
  parameters: { shop: { ownNumbers } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: 'My account' });
    await userEvent.type(fieldOf(canvas), 'ks-');
    const [own, ...found] = optionsOf(await listOf(canvas));
    await expect(own).toHaveAccessibleName(/^Microcontroller board Kupferbach 4 .* Your number: KS-4711/);
    await expect(found).not.toHaveLength(0);
    for (const other of found) await expect(other).not.toHaveAccessibleName(/Your number/);
  },
};

/** Own numbers of a customer are found by no visitor. */
export const OwnNumberOfAnother: Story = {
  parameters: { shop: { ownNumbers } },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'ks-4711');
    await expect(await canvas.findByText('No suggestions for “ks-4711”.', {}, patience)).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'ks-10k-025');
    await expect(optionsOf(await listOf(canvas))[0]).toHaveAccessibleName(/€0\.10$/);
    await expect(canvas.getByText(/^excl\. 17\s% VAT \(LU\), plus shipping$/)).toBeVisible();
  },
};

/** Spec §9: two characters are asked for no suggestions; blanks do not count. */
export const TooShort: Story = {
  parameters: { scenario: failWith('search', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), ' kl ');
    await pause(1000);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    // A call would have failed, and said so.
    await expect(canvas.queryByText(/no suggestions/)).not.toBeInTheDocument();
  },
};

export const NoHits: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'flux capacitor');
    await expect(await canvas.findByText('No suggestions for “flux capacitor”.', {}, patience)).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/search?q=flux capacitor'));
  },
};

/** The field stays what it is: typing and searching go on. */
export const Failing: Story = {
  parameters: { scenario: failWith('search', 'InternalErrorException') },
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'klots');
    const words = 'There are no suggestions at the moment. You can search without them.';
    await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
    await userEvent.type(field, ' school');
    await expect(field).toHaveValue('klots school');
    await expect(canvas.queryByText(words)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/search?q=klots school'));
  },
};

export const NetworkError: Story = {
  tags: ['picture'],
  parameters: { scenario: disconnect('search') },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'klots');
    const words = 'No connection to the shop, so no suggestions. Keep typing to try again.';
    await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** D21: the answer to "klots" is still on its way when the shopper goes on to "klots l"; it never comes to the screen. */
export const OlderAnswer: Story = {
  parameters: { scenario: slowSearchFor('klots', 1500) },
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'klots');
    await pause(700);
    await userEvent.type(field, ' lig');
    const list = await listOf(canvas);
    await expect(optionsOf(list)).toHaveLength(1);
    await pause(1500);
    await expect(optionsOf(list)).toHaveLength(1);
    await expect(optionsOf(list)[0]).toHaveTextContent('Klots lighthouse');
  },
};

/** The link tells how many are left: MAX_HIT minus those shown (spec §2); the keyboard reaches it. */
export const MoreResults: Story = {
  parameters: { shop: { catalogue: copies(4) } },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'kupferbach');
    await expect(optionsOf(await listOf(canvas))).toHaveLength(7);
    const more = canvas.getByRole('link', { name: '25 more results' });
    await expect(more).toHaveAttribute('href', '/search?q=kupferbach');
    await expect(canvas.getByText('7 suggestions out of 32 results: the arrow keys select one.')).toHaveRole('status');
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(fieldOf(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await canvas.findByRole('link', { name: '25 more results' }, patience));
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/search?q=kupferbach'));
  },
};

/** Spec §9: the smallest screens get the list as wide as the screen, and nothing sticks out. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { shop: { catalogue: copies(4) } },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas, 'Im Shop suchen'), 'kupferbach');
    const list = await listOf(canvas, 'Vorgeschlagene Artikel');
    const page = document.documentElement;
    await expect(list.getBoundingClientRect().width).toBe(page.clientWidth);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole('link', { name: '25 weitere Ergebnisse' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas, 'Im Shop suchen'), 'kohle');
    const options = optionsOf(await listOf(canvas, 'Vorgeschlagene Artikel'));
    await expect(options[0]).toHaveAccessibleName(/^Kohleschichtwiderstand 10 kΩ KS-10K-025 0,12\s€$/);
    await expect(canvas.getByText('1 Vorschlag, mit den Pfeiltasten wählbar.')).toBeInTheDocument();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'résistance à couche carb');
    const options = optionsOf(await listOf(canvas, 'Articles suggérés'));
    await expect(options[0]).toHaveAccessibleName(/^Résistance à couche carbone 10 kΩ KS-10K-025 0,12\s€$/);
    await userEvent.type(field, 'xyz');
    const none = await canvas.findByText(/^Aucune suggestion/, {}, patience);
    await expect(none.textContent).toBe('Aucune suggestion pour «\u00A0résistance à couche carbxyz\u00A0».');
  },
};
