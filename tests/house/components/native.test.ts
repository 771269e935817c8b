import { expect, it } from 'vitest';
import { fixture } from '../fixture.ts';
import { keepingNativeProps } from './native.ts';

it('each component whose root is one native element passes on native props and className', () =>
  expect(keepingNativeProps('.'), 'give the root {...rest} and name its class with rootClass').toEqual([]));

it('and one that keeps them is found', () => {
  const folder = 'packages/ui/src/components';
  const component = (name: string, ...lines: readonly string[]) => ({
    [`${folder}/${name}/${name}.tsx`]: `export function ${name}({ className, ...rest }) { ${lines.join('\n')} }`,
  });
  const root = fixture({
    ...component(
      'Passes',
      'if (hidden) return null;',
      "return <p {...rest} className={rootClass('root', className)} />;",
    ),
    ...component('PassesAll', 'return <p {...rest} />;'),
    ...component('Keeps', 'return <p />;'),
    ...component('KeepsClass', "return <p {...rest} className={'root'} />;"),
    ...component('KeepsOnce', 'if (short) { return <p />; }', 'return <p {...rest} />;'),
    ...component('IsAnother', 'return <Notice />;'),
    ...component('IsSometimesText', 'return short ? text : <span>{text}</span>;'),
    ...component('IsOneOfTwo', 'return linked ? <a /> : <span />;'),
    [`${folder}/Passes/Part.tsx`]: 'export function Part() { return <p />; }',
  });
  expect(keepingNativeProps(root).toSorted()).toEqual(
    ['Keeps', 'KeepsClass', 'KeepsOnce'].map((name) => `${folder}/${name}/${name}.tsx: ${name}`),
  );
});
