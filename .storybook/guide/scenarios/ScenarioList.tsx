import { CopyButton } from '../values/CopyButton.tsx';
import styles from '../pages.module.css';
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
  return files.map(({ file, scenarios }) => (
    <table key={file} className={styles['words']}>
      <caption>{file}</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">The shop’s answer</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map(({ name, parameters, words }) => (
          <tr key={name}>
            <th scope="row">
              <code>
                {name}({parameters})
              </code>
              <CopyButton text={`import { ${name} } from '@platine/mocks/scenarios/${file}';`} name={name} />
            </th>
            <td>{words === '' ? '–' : words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
