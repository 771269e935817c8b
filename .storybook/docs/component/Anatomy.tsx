import type { Guide } from '@platine/ui/components/guide.ts';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryFrame } from '../StoryFrame.tsx';
import { useToolbar } from '../toolbar.ts';
import styles from './Anatomy.module.css';
import { Chapter, Words } from './Guidance.tsx';

/** The first story with its parts numbered, and what each part is. The numbers are drawn in the story (`.storybook/parts`). */
export function Anatomy({ guide: { anatomy } }: { readonly guide: Guide }) {
  const [story] = useContext(DocsContext).componentStories();
  const toolbar = useToolbar();
  const parts = Object.entries(anatomy);
  const isDrawn = parts.some(([, selector]) => selector !== null);
  return (
    <Chapter title="Anatomy">
      {isDrawn && story !== undefined && (
        <div className={styles['story']}>
          <StoryFrame story={story.id} title="Its parts, numbered" globals={{ ...toolbar, parts: 'numbered' }} />
        </div>
      )}
      <ol className={styles['parts']}>
        {parts.map(([part]) => (
          <li key={part}>
            <Words text={part} />
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
