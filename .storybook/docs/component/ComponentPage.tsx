import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guideOf } from '../guides.ts';
import { Anatomy } from './Anatomy.tsx';
import { Filmstrip } from './Filmstrip.tsx';
import { Keyboard, Purpose, ScreenReader } from './Guidance.tsx';
import { States } from './States.tsx';

/** The docs page of a component: its guide, its first story with controls, its states side by side, and every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(preparedMeta.parameters['fileName']);
  if (preparedMeta.title.startsWith('Flows/')) return <FlowPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide !== null && <Purpose guide={guide} />}
      <Primary />
      <Controls />
      {guide !== null && (
        <>
          <Anatomy guide={guide} />
          <Keyboard guide={guide} />
          <ScreenReader guide={guide} />
        </>
      )}
      <States title={preparedMeta.title} />
      <Stories />
    </>
  );
}

/** The docs page of a flow: each of its stories as a filmstrip. */
function FlowPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map((story) => (
        <Filmstrip key={story.id} story={story} />
      ))}
    </>
  );
}
