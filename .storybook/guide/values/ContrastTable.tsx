import type { Theme } from '@platine/domain/brand/colours.ts';
import { contrast, shapePairs, textPairs } from '@platine/domain/brand/contrast.ts';
import styles from '../pages.module.css';
import { colour } from './tokens.ts';

/** The contrast of every pair of colours that occurs, in both themes, by WCAG 2's formula. */
export function ContrastTable() {
  return (
    <>
      <Pairs caption="Text on its surface: at least 4.5" pairs={textPairs} />
      <Pairs caption="Shapes that mean something: at least 3" pairs={shapePairs} />
    </>
  );
}

type PairsProps = { readonly caption: string; readonly pairs: typeof textPairs };

function Pairs({ caption, pairs }: PairsProps) {
  return (
    <table className={styles['words']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([mark, surface]) => (
          <tr key={`${mark} ${surface}`}>
            <th scope="row">
              {short(mark)} on {short(surface)}
            </th>
            <Sample mark={mark} surface={surface} theme="light" />
            <Sample mark={mark} surface={surface} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const short = (token: string) => token.replace('color-', '');

type SampleProps = { readonly mark: string; readonly surface: string; readonly theme: Theme };

function Sample({ mark, surface, theme }: SampleProps) {
  const [ink, paper] = [colour(mark, theme), colour(surface, theme)];
  return (
    <td>
      <svg className={styles['pair']} viewBox="0 0 40 28" aria-hidden="true">
        <rect width="40" height="28" fill={paper} />
        <text x="20" y="19" fontSize="15" textAnchor="middle" fill={ink}>
          Aa
        </text>
      </svg>
      {contrast(ink, paper).toFixed(1)}
    </td>
  );
}
