import { Button } from '@platine/ui/components/Button/Button.tsx';
import { SkeletonLine } from '@platine/ui/components/Skeleton/Skeleton.tsx';
import styles from './Motion.module.css';

/** All that moves: a colour that changes under the pointer, a line under a busy button, and the pulse of what is to come. */
export function Motion() {
  return (
    <div className={styles['root']}>
      <Button variant="secondary">Point here</Button>
      <Button busy>Busy</Button>
      <div className={styles['pulse']}>
        <SkeletonLine />
        <SkeletonLine width="half" />
      </div>
    </div>
  );
}
