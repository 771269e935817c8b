import { readFileSync, writeFileSync } from 'node:fs';
import { domainTests } from '../tests/house/rules/domainTests.ts';
import { rules } from '../tests/house/rules/rules.data.ts';
import { titleIn } from '../tests/house/rules/specification.ts';
import { rulesMarkdown } from './rules/markdown.ts';

/** Writes docs/RULES.md, the specification's rules against the tests that prove them: `pnpm rules`. */
const specification = readFileSync('docs/SPECIFICATION.md', 'utf8');
writeFileSync(
  'docs/RULES.md',
  rulesMarkdown(rules, domainTests('.'), (section) => titleIn(specification, section)),
);
