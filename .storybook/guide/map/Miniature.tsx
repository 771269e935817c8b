import { StoryFrame } from '../../docs/StoryFrame.tsx';
import { storyAddress } from '../../docs/storyAddress.ts';
import { useIsDark } from '../../docs/toolbar.ts';
import type { Viewport } from '../../docs/viewport.ts';
import { sizeOf } from '../../docs/viewport.ts';
import type { Globals } from '../../globals.ts';
import { acceptedPicture } from './accepted.ts';
import type { State } from './screens.ts';
import styles from './Miniature.module.css';

type MiniatureProps = {
  readonly state: State;
  /** The screen, and the part of it, whose state it is. */
  readonly of: string;
  readonly globals: Globals;
  readonly viewport: Viewport;
  /** Draws the living page even where the accepted picture is of the same look, which a token may have changed since. */
  readonly isLiving?: boolean;
  /** Words of the link; the state's name unless given. */
  readonly words?: string;
};

/** A story drawn small, as a link to it: its accepted picture, and where that shows something else, the living page over it. Nothing in it can be reached: it would be a second page inside a link. */
export function Miniature({ state, of, globals, viewport, isLiving = false, words = state.name }: MiniatureProps) {
  const { id, name } = state;
  const systemIsDark = useIsDark();
  const isDark = globals['theme'] === 'dark' || (globals['theme'] !== 'light' && systemIsDark);
  const accepted = isLiving ? null : acceptedPicture(state, { globals, viewport, isDark });
  return (
    <a className={styles['root']} href={`./${storyAddress(id, { ...globals, viewport })}`} target="_top">
      <div className={styles['picture']} data-viewport={viewport} inert>
        {accepted !== null && (
          <img src={`./accepted/${accepted.file}`} alt="" loading="lazy" data-exact={accepted.isExact} />
        )}
        {accepted?.isExact !== true && (
          <StoryFrame
            story={id}
            title={`${of}: ${name}`}
            // As in the pictures: header and footer are alike in all.
            globals={{ ...globals, around: 'nothing' }}
            window={sizeOf(viewport)}
          />
        )}
      </div>
      <span>{words}</span>
    </a>
  );
}
