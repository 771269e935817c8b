import styles from './Skeleton.module.css';

/** Placeholder for a line of text; its width is a share of the container. */
export function SkeletonLine({
  width = 'full',
  size = 'text',
}: {
  /** Share of the container. */
  readonly width?: 'full' | 'half' | 'third';
  /** Height of what it stands for: a line of text, a heading, a block of lines, a button. */
  readonly size?: 'text' | 'title' | 'block' | 'control';
}) {
  return <span className={styles['line']} data-width={width} data-size={size} aria-hidden="true" />;
}

/** Placeholder for a picture. */
export function SkeletonPicture() {
  return <span className={styles['picture']} aria-hidden="true" />;
}

/**
 * Placeholder for a ProductCard with the same rows (picture, title, attributes, stock, price, breaks, action), to keep
 * layout shift small.
 */
export function SkeletonCard() {
  return (
    <li className={styles['card']} aria-hidden="true">
      <SkeletonPicture />
      <SkeletonLine size="block" />
      <SkeletonLine size="block" />
      <SkeletonLine width="half" />
      <SkeletonLine width="third" size="block" />
      <SkeletonLine width="half" />
      <SkeletonLine size="control" />
    </li>
  );
}
