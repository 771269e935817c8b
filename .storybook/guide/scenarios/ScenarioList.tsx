import { Unstyled } from '@storybook/addon-docs/blocks';
import { Words } from '../../docs/component/Guidance.tsx';
import { CopyButton } from '../values/CopyButton.tsx';
import styles from './ScenarioList.module.css';
import { scenariosIn } from './scenarios.ts';

const sources = import.meta.glob<string>('../../../mocks/scenarios/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.entries(sources)
  .map(([path, source]) => ({ file: path.replace(/^.*\//, ''), scenarios: scenariosIn(source) }))
  .filter(({ scenarios }) => scenarios.length > 0);

/** Each scenario of the mocks, read from their source: how it is called, and what the shop then answers. */
export function ScenarioList() {
  return (
    <Unstyled>
      <div className={styles['root']} lang="en">
        {files.map(({ file, scenarios }) => (
          <section key={file} aria-label={file}>
            <h2>{file}</h2>
            <dl>
              {scenarios.map(({ name, parameters, words }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                    {parameters.length > 0 && <small>takes {parameters.join(', ')}</small>}
                  </dt>
                  <dd className={styles['answer']}>
                    <Words text={words} />
                  </dd>
                  <dd>
                    <CopyButton text={`import { ${name} } from '@platine/mocks/scenarios/${file}';`} name={name} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
