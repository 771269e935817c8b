import { menuGroups } from '@platine/mocks/catalogue/tree.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TopMenu } from './TopMenu.tsx';

const meta = {
  component: TopMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: menuGroups.map(({ group, ...rest }) => ({ name: group, ...rest })),
    path: '/new_products',
    groupTags: [],
  },
} satisfies Meta<typeof TopMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const groupNames = [
  'Education',
  'Components',
  'Computer and network',
  'Energy',
  'Lab and workshop',
  'Embedded',
  'Robotics',
  'Klots',
];

/** Spec §2: eight groups; one with a single item is a plain link, every other opens a panel; a second row below. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const groups = canvas.getByRole('list', { name: 'Product groups' });
    await expect([...groups.children].map(({ textContent }) => textContent)).toEqual(groupNames);
    await expect(canvas.getByRole('link', { name: 'Education' })).toHaveAttribute(
      'href',
      '/group?grouptags=klots-school',
    );
    await expect(canvas.getByRole('button', { name: 'Components' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'New products' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Manufacturers' })).toHaveAttribute('href', '/manufacturers');
    await expect(canvas.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/sales');
  },
};

/** Wherever the rows of a tablet end, none of the three links stands alone. */
export const LinksStayTogether: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const links = ['New products', 'Manufacturers', 'Sale'].map((name) => canvas.getByRole('link', { name }));
    for (let width = 768; width > 480; width -= 24) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    }
    canvasElement.style.inlineSize = '';
  },
};

/** Never two at a time, and a click outside closes the one. */
export const OnePanel: Story = {
  render: (args) => (
    <>
      <TopMenu {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Components' }));
    await expect(await canvas.findByRole('link', { name: 'Resistors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lab and workshop' }));
    await expect(await canvas.findByRole('link', { name: 'Soldering' })).toHaveAttribute(
      'href',
      '/group?grouptags=soldering',
    );
    await expect(canvas.queryByRole('link', { name: 'Resistors' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Elsewhere'));
    await expect(canvas.queryByRole('link', { name: 'Soldering' })).not.toBeInTheDocument();
  },
};

/** D22: four entries stand in columns of three. */
export const Columns: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Embedded' }));
    const columns = await within(canvas.getByRole('list', { name: 'Product groups' })).findAllByRole('list');
    await expect(columns.map((column) => within(column).getAllByRole('link').length)).toEqual([3, 1]);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Lab and workshop' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Measuring' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Measuring' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('link', { name: 'Measuring' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Measuring' })).toBeVisible();
  },
};

/** Tab out of the panel closes it: it never lies over the focused element. */
export const LeftByKeyboard: Story = {
  render: (args) => (
    <>
      <TopMenu {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Components' }));
    await canvas.findByRole('link', { name: 'Resistors' });
    canvas.getByRole('link', { name: 'Sale' }).focus();
    await expect(canvas.getByRole('link', { name: 'Resistors' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Resistors' })).not.toBeInTheDocument();
  },
};

/** The page is the listing of an entry: the group and the entry are marked. */
export const Here: Story = {
  args: { path: '/group', groupTags: ['displays', 'sensors'] },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: 'Embedded' });
    await expect(group).toHaveAttribute('aria-current', 'true');
    await userEvent.click(group);
    await expect(await canvas.findByRole('link', { name: 'Sensors and displays' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** While the groups are unknown, or cannot be read, their place is held and the second row works. */
export const Loading: Story = {
  tags: ['picture'],
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' }).getBoundingClientRect().height).toBeGreaterThan(70);
    await expect(canvas.getByRole('link', { name: 'Sale' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labor und Werkstatt' }));
    await expect(await canvas.findByRole('link', { name: 'Messtechnik' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Laboratoire et atelier' }));
    await expect(await canvas.findByRole('link', { name: 'Mesure' })).toBeVisible();
  },
};

/** On a phone it is one row that scrolls sideways, and the panel is as wide as the screen. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Shop' });
    await expect(menu.getBoundingClientRect().height).toBeLessThan(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Bauelemente' }));
    await expect(await canvas.findByRole('link', { name: 'Kondensatoren' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
