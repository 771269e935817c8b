import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import styles from './pages.module.css';
import { ContrastTable } from './values/ContrastTable.tsx';
import { TokenList } from './values/TokenList.tsx';

/** Every token that a component may use, and the contrast of every pair of colours. */
function Tokens() {
  return (
    <article className={styles['root']}>
      <h1>Tokens</h1>
      <TokenList />
      <section className={styles['root']} aria-label="Contrast">
        <h2>Contrast</h2>
        <ContrastTable />
      </section>
    </article>
  );
}

const meta = { component: Tokens, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Tokens
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its value in both themes, not the formula that it is computed by. */
export const All: Story = {
  play: async ({ canvas }) => {
    const acts = within(canvas.getByRole('region', { name: 'what acts' }));
    const action = acts.getByText('color-action', { selector: 'code' }).closest('li');
    await expect(action).toHaveTextContent('light #0d4f38 dark #0f5a40');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50);
    await expect(canvas.queryByText(/^p-|var\(--p-|light-dark/)).not.toBeInTheDocument();
  },
};

/** A pair is painted in its own colours, with the contrast computed from them. */
export const Contrast: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('rowheader', { name: 'ink on paper' }).closest('tr');
    await expect(row).toHaveTextContent('ink on paperAa15.7Aa15.5');
    await expect(row?.querySelectorAll('rect')[1]).toHaveAttribute('fill', '#0b1310');
  },
};

/** The name is copied as a component writes it. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy color-action' }));
    await expect(await canvas.findByRole('button', { name: 'Copied color-action' })).toBeVisible();
    await expect(written).toEqual(['var(--color-action)']);
    if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', own);
  },
};
