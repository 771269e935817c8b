import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Logo.module.css';

/** Pins stand at 11, 16 and 21 on each side, where the header's conductors continue them. */
const pins = [11, 16, 21].map((at) => `M${at} 1v5M${at} 26v5M1 ${at}h5M26 ${at}h5`).join('');

type LogoProps = NativeProps<'span'> & {
  /** The shop's name beside the chip; none without it. */
  readonly name?: string;
};

/** The logo: a chip with a P. It is hidden from screen readers; the parent gives it a name. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={rootClass(styles['root'], className)} aria-hidden="true">
      <svg className={styles['mark']} viewBox="0 0 32 32">
        <path className={styles['pins']} d={pins} />
        <rect className={styles['chip']} x="6" y="6" width="20" height="20" rx="2.5" />
        <path className={styles['letter']} d="M12.5 22V10h5a3.6 3.6 0 0 1 0 7.2h-5" />
      </svg>
      {name !== undefined && <span className={styles['word']}>{name}</span>}
    </span>
  );
}
