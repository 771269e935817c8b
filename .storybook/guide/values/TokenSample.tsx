import styles from './TokenSample.module.css';
import type { Token } from './tokens.ts';

/** A token as it looks: a colour in both themes, a length as a bar, type as letters; nothing for other tokens. */
export function TokenSample({ token }: { readonly token: Token }) {
  return (
    <svg className={styles['root']} aria-hidden="true">
      {token.light.startsWith('#') ? <Colours token={token} /> : <Shape name={token.name} />}
    </svg>
  );
}

function Colours({ token: { light, dark } }: { readonly token: Token }) {
  return (
    <>
      <rect width="50%" height="100%" fill={light} />
      <rect x="50%" width="50%" height="100%" fill={dark} />
      <rect width="100%" height="100%" fill="none" stroke="var(--color-edge)" />
    </>
  );
}

function Shape({ name }: { readonly name: string }) {
  const reference = `var(--${name})`;
  switch (name.split('-')[0]) {
    case 'color':
      return <rect width="100%" height="100%" fill={reference} />;
    case 'space':
    case 'target':
      return <rect y="40%" width={reference} height="8" fill="var(--color-mark)" />;
    case 'radius':
      return <rect width="100%" height="100%" rx={reference} fill="none" stroke="var(--color-edge)" />;
    case 'text':
      return <Letters fontSize={reference} />;
    case 'font':
      return <Letters fontFamily={reference} />;
    case 'weight':
      return <Letters fontWeight={reference} />;
    default:
      return null;
  }
}

type LettersProps = { readonly fontSize?: string; readonly fontFamily?: string; readonly fontWeight?: string };

const Letters = (look: LettersProps) => (
  <text y="75%" fill="currentColor" {...look}>
    10 kΩ
  </text>
);
