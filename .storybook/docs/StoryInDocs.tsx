import { AnchorMdx, Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './StoryFrame.tsx';
import styles from './StoryInDocs.module.css';
import { storyAddress } from './storyAddress.ts';
import { useToolbar } from './toolbar.ts';
import type { Size, Viewport } from './viewport.ts';
import { isViewport, sizeOf } from './viewport.ts';

/**
 * A story of a docs page. All share the page's network, language and theme, so that at most one may stand in it: the first of a component,
 * which the controls change. Every other one has a frame of its own.
 */
export function StoryInDocs(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const toolbar = useToolbar();
  const window = windowOf(story);
  if (window === null && props.__primary === true) return <Story {...props} />;
  return (
    <div className={styles['root']}>
      <StoryFrame story={story.id} title={story.name} globals={toolbar} window={window} />
      <p className={styles['link']}>
        <AnchorMdx href={storyAddress(story.id)} target="_self">
          Open this story
        </AnchorMdx>
      </p>
    </div>
  );
}

/** The window that a story which fills one is shown in: that of its own viewport, or a desk. */
function windowOf({ parameters, storyGlobals }: PreparedStory): Size | null {
  const viewport = viewportOf(storyGlobals['viewport']);
  if (viewport !== null) return sizeOf(viewport);
  return typeof parameters['path'] === 'string' || parameters['layout'] === 'fullscreen' ? sizeOf('desk') : null;
}

function viewportOf(chosen: unknown): Viewport | null {
  const name = typeof chosen === 'object' && chosen !== null && 'value' in chosen ? chosen.value : chosen;
  return typeof name === 'string' && isViewport(name) ? name : null;
}
