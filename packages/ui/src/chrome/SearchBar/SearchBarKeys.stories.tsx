import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fieldOf, listOf, optionsOf, Place, placeOf } from './searchBar.testing.tsx';

/** In the header, as on every page. */
const meta = {
  render: () => <Place />,
  parameters: { layout: 'fullscreen', path: '/' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows select, the focus stays in the field, Enter opens what is selected (spec §4). */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    field.focus();
    await userEvent.keyboard('klots school');
    const options = optionsOf(await listOf(canvas));
    await expect(options.length).toBeGreaterThan(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent(/^\/product\/\d+$/));
    await expect(options[0]).toHaveAttribute('href', placeOf(canvas).textContent);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Escape closes the list and keeps the text; an arrow brings the list back; leaving the field closes it. */
export const EscapeAndLeaving: Story = {
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'klots');
    await listOf(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('klots');
    await userEvent.keyboard('{ArrowDown}');
    await listOf(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Enter opens the only hit though nothing is selected (spec §4). */
export const EnterOpensTheSingleHit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'ks-10k-025');
    await listOf(canvas);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/product/100010'));
  },
};

/** Enter does not wait for suggestions. */
export const EnterAtOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'ks-10k-025{Enter}');
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/search?q=ks-10k-025'));
    await expect(canvas.getByRole('combobox')).toHaveValue('ks-10k-025');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'klots');
    const option = within(await listOf(canvas)).getByRole('option', { name: /lighthouse/ });
    await userEvent.click(option);
    await waitFor(() => expect(placeOf(canvas)).toHaveTextContent('/product/193100'));
  },
};
