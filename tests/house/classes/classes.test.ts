import { describe, expect, it } from 'vitest';
import { fixture } from '../fixture.ts';
import { unlikeClasses } from './classes.ts';

const nested = `
  /* .commented { } */
  @layer components {
    .root {
      padding: 0.5rem;
      &[data-open='true'] .inner { color: red; }
    }
    @container (inline-size < 43.5rem) { .row > .cell { gap: 1.25em; } }
  }
`;

describe('a component and its style sheet name the same classes', () => {
  it('in this repository', () => {
    expect(unlikeClasses('.'), 'remove the class, or the rule').toEqual([]);
  });

  it.each([
    { what: 'each has its rule', component: "styles['root'] styles['inner'] styles['row'] styles['cell']", found: [] },
    {
      what: 'a class without a rule',
      component: "styles['root'] styles['inner'] styles['row'] styles['cell'] styles['outer']",
      found: ['a/A.tsx: a/A.module.css has no rule for .outer'],
    },
    {
      what: 'a rule that nobody needs',
      component: "styles['root'] styles['row'] styles['cell']",
      found: ['a/A.module.css: nobody names .inner'],
    },
    {
      what: 'a class that only runs will tell',
      component: "styles['root'] styles['inner'] styles['row'] styles['cell'] styles[kind]",
      found: ["a/A.tsx: styles without ['name']"],
    },
  ])('$what', ({ component, found }) => {
    const root = fixture({
      'a/A.tsx': `import styles from './A.module.css';\n${component}`,
      'a/A.module.css': nested,
    });
    expect(unlikeClasses(root)).toEqual(found);
  });

  it('a sheet of several components, under a name of its own', () => {
    const root = fixture({
      'a/A.tsx': "import styles from './A.module.css';\nstyles['root'] styles['row'] styles['cell']",
      'b/B.tsx': "import others from '../a/A.module.css';\nothers['inner']",
      'a/A.module.css': nested,
    });
    expect(unlikeClasses(root)).toEqual([]);
  });

  it('a stylesheet without an importer is found', () => {
    const root = fixture({ 'a/A.tsx': "styles['root']", 'a/A.module.css': '.root { gap: 0; }' });
    expect(unlikeClasses(root)).toEqual(['a/A.module.css: nobody names .root']);
  });
});
