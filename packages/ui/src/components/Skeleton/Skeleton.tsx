import styles from './Skeleton.module.css';

/** A line of text that is not there yet; its width is a share of its place. */
export function SkeletonLine({
  width = 'full',
  size = 'text',
}: {
  readonly width?: 'full' | 'half' | 'third';
  readonly size?: 'text' | 'title' | 'block' | 'control';
}) {
  return <span className={styles['line']} data-width={width} data-size={size} aria-hidden="true" />;
}

/** A picture that is not there yet. */
export function SkeletonPicture() {
  return <span className={styles['picture']} aria-hidden="true" />;
}

/** A ProductCard that is not there yet, with its rows (picture, title, attributes, stock, price, breaks, action), so that little moves when it comes. */
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
