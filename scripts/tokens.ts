import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandNames, exported, imported } from '../packages/ui/build/tokens/brands.ts';

/** The shop's design tokens: `pnpm tokens export` writes tokens.css as DTCG files, `import` reads the files of all brands into style sheets, `check` compares. */
const [task] = process.argv.slice(2);

try {
  if (task === 'export') write(exported());
  else if (task === 'import') write(brandNames().map((brand) => imported(brand)));
  else if (task === 'check') check(brandNames().map((brand) => imported(brand)));
  else throw new Error('Say what to do with the tokens: pnpm tokens export, import or check.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

type Texts = ReturnType<typeof exported>;

function write(texts: Texts): void {
  for (const { file, text } of texts) writeFileSync(file, text);
  console.log(`${texts.length} files written.`);
}

function check(texts: Texts): void {
  const stale = texts.find(({ file, text }) => readFileSync(file, 'utf8') !== text);
  if (stale !== undefined)
    throw new Error(
      `${fileURLToPath(stale.file)} is stale: run pnpm tokens export after a change of tokens.css, import after one of token files.`,
    );
  console.log('Style sheets and token files agree, and each brand has enough contrast.');
}
