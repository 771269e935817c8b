import type { Rule } from '../../tests/house/rules/rules.data.ts';
import type { DomainTest, Rules } from '../../tests/house/rules/rules.ts';
import { placeOf, testsOf } from '../../tests/house/rules/rules.ts';

const source = '../packages/domain/src';

const head = `# The rules and their tests

Made by \`pnpm rules\` from the tests' names; never written by hand. On the left the words of [the specification](SPECIFICATION.md), on the
right the tests that prove them: the file in \`packages/domain/src\` and a part of the test's name. What only a page or the server can show
names the file that proves it there.

The list of rules is \`tests/house/rules/rules.data.ts\`. A house test fails when a row, bullet or paragraph of these chapters has no
rule, when a rule has no test, when an entry matches no test or file, and when this page is not the one that would be made.
`;

/** docs/RULES.md: every rule with the files whose tests prove it. Numbers of tests are left out: they change without the rules. */
export function rulesMarkdown(
  rules: Rules,
  tests: readonly DomainTest[],
  titleOf: (section: string) => string,
): string {
  const chapters = Object.entries(rules).map(([section, list]) => {
    const rows = list.map((rule) => `| ${cell(rule.says)} | ${proofs(rule, tests).join('<br>')} |`);
    return [`## ${titleOf(section)}`, '', '| Rule | Proved by |', '|---|---|', ...rows, ''].join('\n');
  });
  const count = Object.values(rules).flat().length;
  return [head, `${count} rules.`, '', ...chapters].join('\n');
}

function proofs({ tests: phrases = [], elsewhere = [] }: Rule, tests: readonly DomainTest[]): string[] {
  const inDomain = phrases.map((phrase) => {
    const files = [...new Set(testsOf(phrase, tests).map(({ file }) => file))].toSorted();
    const links = files.map((file) => `[${file.replace('.test.ts', '')}](${source}/${file})`);
    return `${links.join(', ')}: ${cell(withoutFile(phrase, files))}`;
  });
  const outside = elsewhere.map((entry) => {
    const { path, words } = placeOf(entry);
    return `[${path}](../${path}): ${cell(words)}`;
  });
  return [...inDomain, ...outside];
}

/** A phrase that begins with its file need not say it twice. */
function withoutFile(phrase: string, files: readonly string[]): string {
  const file = files.find((one) => phrase.startsWith(`${one.replace('.test.ts', '')}: `));
  return file === undefined ? phrase : phrase.slice(file.replace('.test.ts', '').length + 2);
}

/** A row of a table quoted in a cell: its bars would end the cell. */
function cell(text: string): string {
  const inner = text.replace(/^\| | \|$/g, '');
  return inner
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('[', String.raw`\[`);
}
