import styles from './Icon.module.css';

/** Drawn on a 16 by 16 grid with one stroke width. */
const drawings = {
  minus: 'M3.5 8h9',
  plus: 'M3.5 8h9M8 3.5v9',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  cross: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.4 10.4L14 14',
  cart: 'M1.5 2.5h2l1.8 8h7.2l1.6-5.8H4.2M6.2 13.6h.1M11.4 13.6h.1',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 7.2v4M8 4.7h.01',
  warning: 'M8 2L14.5 13.5h-13ZM8 6.4v3.4M8 11.6h.01',
  error: 'M5.4 1.8h5.2l3.6 3.6v5.2l-3.6 3.6H5.4l-3.6-3.6V5.4ZM8 4.8v3.8M8 11h.01',
  success: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M5.2 8.3l2 2 3.8-4.2',
  sliders:
    'M1.8 5h6.4M12.2 5h2M10.2 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14.2 11H7.8M3.8 11h-2M5.8 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  trash: 'M2.5 4.5h11M6.5 4.5v-2h3v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  down: 'M3.5 6l4.5 4.5L12.5 6',
  up: 'M3.5 10.5L8 6l4.5 4.5',
  user: 'M8 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6M2.5 14.2c.3-2.6 2.3-4.2 5.5-4.2s5.2 1.6 5.5 4.2',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 4.6V8l2.4 1.6',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative icon, hidden from screen readers; the label beside it carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['root']} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
