import type { PreparedStory } from 'storybook/internal/types';
import { pictureFile } from '../../pictures/files.ts';
import { stepNames } from '../../steps/stepNames.ts';
import { endAfter } from '../../steps/steps.ts';
import { storyAddress } from '../storyAddress.ts';
import styles from './Filmstrip.module.css';
import { Chapter } from './Guidance.tsx';

/** The steps of a flow's story in a row, each as the page that it is taken on and as a way there: the story's play then ends before it. */
export function Filmstrip({ story }: { readonly story: PreparedStory }) {
  const { id, name, parameters } = story;
  const importPath = String(parameters['fileName']);
  return (
    <Chapter title={name}>
      <ol className={styles['root']}>
        {[...stepNames(sourceOf(parameters)), 'How it ends'].map((step, taken) => (
          <li key={step}>
            <a href={`./${storyAddress(id, endAfter(taken, id))}`} target="_top">
              <div className={styles['picture']}>
                <img src={`./accepted/${pictureFile({ importPath, name }, `after ${taken}`)}`} alt="" loading="lazy" />
              </div>
              {taken + 1}. {step}
            </a>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

/** The story as it is written, which Storybook adds to its parameters. */
function sourceOf(parameters: PreparedStory['parameters']): string {
  const docs: unknown = parameters['docs'];
  const source: unknown = Reflect.get(Object(docs), 'source');
  return String(Reflect.get(Object(source), 'originalSource'));
}
