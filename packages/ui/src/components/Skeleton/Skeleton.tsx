import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Skeleton.module.css';

/** Placeholder for a line of text; its width is a share of the container. */
export function SkeletonLine({
  width = 'full',
  size = 'text',
  className,
  ...rest
}: NativeProps<'span'> & {
  /** Share of the container. */
  readonly width?: 'full' | 'half' | 'third';
  /** Height of what it stands for: a line of text, a heading, a block of lines, a button. */
  readonly size?: 'text' | 'title' | 'block' | 'control';
}) {
  return (
    <span
      {...rest}
      className={rootClass(styles['line'], className)}
      data-width={width}
      data-size={size}
      aria-hidden="true"
    />
  );
}

/** Placeholder for a picture. */
export function SkeletonPicture({ className, ...rest }: NativeProps<'span'>) {
  return <span {...rest} className={rootClass(styles['picture'], className)} aria-hidden="true" />;
}

/**
 * Placeholder for a ProductCard with the same rows (picture, title, attributes, stock, price, breaks, action), to keep
 * layout shift small.
 */
export function SkeletonCard({ className, ...rest }: NativeProps<'li'>) {
  return (
    <li {...rest} className={rootClass(styles['card'], className)} aria-hidden="true">
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
