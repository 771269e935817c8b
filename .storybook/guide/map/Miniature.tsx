import { StoryFrame } from '../../docs/StoryFrame.tsx';
import { storyAddress } from '../../docs/storyAddress.ts';
import type { Viewport } from '../../docs/viewport.ts';
import { sizeOf } from '../../docs/viewport.ts';
import type { Globals } from '../../globals.ts';
import type { State } from './screens.ts';
import styles from './Miniature.module.css';

type MiniatureProps = {
  readonly state: State;
  /** The screen, and the part of it, whose state it is. */
  readonly of: string;
  readonly globals: Globals;
  readonly viewport: Viewport;
};

/** A story drawn small, as a link to it. Nothing in it can be reached: it would be a second page inside a link. */
export function Miniature({ state: { id, name }, of, globals, viewport }: MiniatureProps) {
  return (
    <a className={styles['root']} href={`./${storyAddress(id, { ...globals, viewport })}`} target="_top">
      <div className={styles['picture']} inert>
        <StoryFrame story={id} title={`${of}: ${name}`} globals={globals} window={sizeOf(viewport)} />
      </div>
      <span>{name}</span>
    </a>
  );
}
