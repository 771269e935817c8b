import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styles from './pages.module.css';
import type { Token } from './tokens.ts';
import { tokenGroups } from './tokens.ts';

/** Every token that a component may use, read from `tokens.css`. */
function Tokens() {
  return (
    <article className={styles['root']}>
      <h1>Tokens</h1>
      <p>
        Components name semantic tokens only. Each colour is written once for both themes; docs/DESIGN.md says what each
        is for, and contrast.test.ts computes the contrast of every pair that occurs.
      </p>
      {tokenGroups().map(({ title, tokens }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles['tokens']}>
            {tokens.map((token) => (
              <li key={token.name}>
                <Sample token={token} />
                <code>{token.name}</code>
                <span className={styles['value']}>{token.value}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

/** A swatch of a colour or a bar of a length; nothing for other tokens. */
function Sample({ token: { name } }: { readonly token: Token }) {
  const reference = `var(--${name})`;
  if (name.startsWith('color-'))
    return (
      <svg width="48" height="32" aria-hidden="true">
        <rect width="48" height="32" fill={reference} stroke="var(--color-edge)" />
      </svg>
    );
  if (name.startsWith('space-'))
    return (
      <svg width="80" height="32" aria-hidden="true">
        <line x2={reference} y1="16" y2="16" stroke="var(--color-mark)" strokeWidth="8" />
      </svg>
    );
  return <span aria-hidden="true" />;
}

const meta = { component: Tokens, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Tokens>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const acts = within(canvas.getByRole('region', { name: 'what acts' }));
    await expect(acts.getByText('color-action')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50);
    await expect(canvas.queryByText(/^p-/)).not.toBeInTheDocument();
  },
};
