import { CopyButton } from './CopyButton.tsx';
import { TokenSample } from './TokenSample.tsx';
import styles from './TokenList.module.css';
import type { Token } from './tokens.ts';
import { tokenGroups } from './tokens.ts';

type TokenListProps = {
  /** Only groups of which a token's name begins so; all groups without it. */
  readonly prefix?: string;
};

/** The tokens that a component may use, read from `tokens.css`: a sample, the name to copy, the value in both themes. */
export function TokenList({ prefix = '' }: TokenListProps) {
  const groups = tokenGroups().filter(({ tokens }) => tokens.some(({ name }) => name.startsWith(prefix)));
  return groups.map(({ title, tokens }) => (
    <section key={title} className={styles['root']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tokens.map((token) => (
          <li key={token.name}>
            <TokenSample token={token} />
            <code>{token.name}</code>
            <Values token={token} />
            <CopyButton text={`var(--${token.name})`} name={token.name} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Values({ token: { light, dark } }: { readonly token: Token }) {
  return (
    <span className={styles['value']}>
      {light === dark ? (
        light
      ) : (
        <>
          light <code>{light}</code> dark <code>{dark}</code>
        </>
      )}
    </span>
  );
}
