import { catalogueCopies } from '@platine/mocks/catalogue/copies.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ListingPage } from './ListingPage.tsx';

const base = '/category/1.2.1';

const meta = {
  component: ListingPage,
  args: {
    subject: { categoryPath: '1.2.1' },
    base,
    titles: { title: 'Components' },
    empty: <h2>Nothing is here.</h2>,
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'fullscreen', path: base },
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A choice applies at once: the result count changes and is announced, the checkbox keeps the focus, and a chip removes
 * the filter.
 */
export const Choosing: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Narrow down the products' }));
    const maker = within(form.getByRole('group', { name: 'Manufacturer' }));
    const box = maker.getByRole('checkbox', { name: /^Ohmwerk \d/ });
    await userEvent.click(box);
    const chip = await canvas.findByRole('link', { name: 'Remove filter Manufacturer: Ohmwerk' });
    await expect(chip).toHaveAttribute('href', base);
    await expect((await canvas.findByText('2 products')).parentElement).toHaveRole('status');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.click(chip);
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
  },
};

/** A filter that leaves as many products as before is announced too: the count is a new element in the same live region. */
export const AsManyAsBefore: Story = {
  parameters: { path: `${base}?f.MANUFACTURER=12` },
  play: async ({ canvas }) => {
    const before = await canvas.findByText('2 products');
    const status = before.parentElement;
    await expect(status).toHaveRole('status');
    const form = within(await canvas.findByRole('form', { name: 'Narrow down the products' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Price, from' }), '0.01{Enter}');
    await canvas.findByRole('link', { name: 'Remove filter Price: from €0.01' });
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect((await canvas.findByText('2 products')).parentElement).toBe(status);
  },
};

/** Filtering by keyboard alone. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Narrow down the products' }));
    const box = within(form.getByRole('group', { name: 'Manufacturer' })).getByRole('checkbox', { name: /^Ohmwerk/ });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(await canvas.findByText('2 products')).toBeVisible();
    const low = form.getByRole('textbox', { name: 'Price, from' });
    low.focus();
    await userEvent.keyboard('0,1{Enter}');
    await expect(await canvas.findByText('1 product')).toBeVisible();
    await expect(low).toHaveFocus();
    await expect(low).toHaveValue('0.10');
  },
};

/** The URL holds the complete state. */
export const FromTheAddress: Story = {
  parameters: { path: `${base}?f.MANUFACTURER=12&max.PRICE=0.1&sort=price&page=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Chosen filters' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price, to' })).toHaveValue('0.10');
    await expect(canvas.getByRole('link', { name: 'Remove filter Price: up to €0.10' })).toHaveAttribute(
      'href',
      `${base}?f.MANUFACTURER=12&sort=price`,
    );
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', `${base}?sort=price`);
  },
};

const between = { parameters: { path: `${base}?min.PRICE=0.31&max.PRICE=1.15` } };

/** D11: a price range means gross prices for private customers. */
export const PrivatePrices: Story = {
  ...between,
  play: expectPriced('1.35', 'Electrolytic capacitor 470 µF, 25 V'),
};

/** D11: the same range means net prices for companies. */
export const CompanyPrices: Story = {
  ...between,
  globals: { customerType: 'COMPANY' },
  play: expectPriced('1.15', 'Dual operational amplifier, rail to rail'),
};

/** The field's example is the highest price; the range matches the products within it. */
function expectPriced(dearest: string, found: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove filter Price: €0.31 to €1.15' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price, to' })).toHaveAttribute('placeholder', dearest);
    const list = within(canvas.getByRole('list', { name: 'Components' }));
    const names = list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([found]);
  };
}

/** Numbers accept engineering notation. */
export const TypedWithUnits: Story = {
  args: { subject: {}, base: '/search?q=' },
  parameters: { path: '/search?q=', shop: { catalogue: catalogueCopies(1) } },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Narrow down the products' }));
    const low = form.getByRole('textbox', { name: 'Price, from' });
    await userEvent.type(low, '0k02 €{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Remove filter Price: from €20.00' })).toBeVisible();
    await expect(low).toHaveValue('20');
  },
};

/** An invalid number is refused at its field; the other filters stay. */
export const RefusedNumber: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Narrow down the products' }));
    const high = form.getByRole('textbox', { name: 'Price, to' });
    await userEvent.type(high, 'cheap');
    await userEvent.click(form.getByRole('button', { name: 'Apply Price' }));
    await expect(high).toHaveFocus();
    await expect(high).toBeInvalid();
    await expect(high).toHaveAccessibleDescription(/^Please enter a number, for example/);
    await expect(high).toHaveValue('cheap');
  },
};

/** Filters that exclude each other: the chips show which to remove. */
export const NothingLeft: Story = {
  tags: ['picture'],
  parameters: { path: `${base}?f.MANUFACTURER=12&min.PRICE=900` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No product matches everything you chose' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Remove filter Price/ }));
    await expect(await canvas.findByText('2 products')).toBeVisible();
  },
};

/** Removing all filters also removes the pressed link, so the products take the focus. */
export const EverythingTakenBack: Story = {
  parameters: { path: `${base}?f.MANUFACTURER=12&min.PRICE=900` },
  play: async ({ canvas }) => {
    const nothing = await canvas.findByRole('heading', { name: 'No product matches everything you chose' });
    const section = nothing.closest('section');
    await expect(section).not.toBeNull();
    if (section !== null) await userEvent.click(within(section).getByRole('link', { name: 'Clear all filters' }));
    const list = await canvas.findByRole('list', { name: 'Components' });
    await expect(list.parentElement).toHaveFocus();
  },
};

/** Unknown facet values are shown as they are. */
export const Nonsense: Story = {
  parameters: { path: `${base}?f.flavour=vanilla&f.PRICE=x&sort=cheapest&view=carousel&page=-1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove filter flavour: vanilla' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Relevance');
  },
};

/** On phones the filters open on demand; the button that closes them shows the result count. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'smallest' }, language: 'DE' },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Filter' });
    await expect(canvas.queryByRole('group', { name: 'Hersteller' })).not.toBeInTheDocument();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ohmwerk/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '2 Artikel anzeigen' }));
    await expect(canvas.queryByRole('group', { name: 'Hersteller' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Components' }).parentElement).toHaveFocus();
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(0);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
