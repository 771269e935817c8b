import { acceptedFolder, differingFolder } from './files.ts';

/** A page that shows each difference: the accepted picture, the present one and where they differ. It lies in the repository's `reports/`. */
export function sideBySide(differing: readonly string[]): string {
  const names = new Set(differing.map((file) => file.replace(/-(actual|diff|reference)\.png$/, '')));
  const rows = [...names].map((name) => row(name, new Set(differing)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui; color-scheme: light dark }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  h2 { grid-column: 1 / -1; margin-block: 24px 0; font-size: 16px }
  figure { margin: 0 }
  img { max-inline-size: 100%; border: 1px solid gray }
</style>
<h1>${heading(names.size)}</h1>
${rows.join('\n')}
</html>
`;
}

function heading(count: number): string {
  if (count === 0) return 'No picture differs';
  return count === 1 ? '1 picture differs' : `${String(count)} pictures differ`;
}

function row(name: string, differing: ReadonlySet<string>): string {
  const accepted = `../${acceptedFolder}/${name}.png`;
  const [actual, diff, first] = ['actual', 'diff', 'reference'].map((kind) => `${name}-${kind}.png`);
  const folder = differingFolder.replace(/^reports\//, '');
  const shown = (file: string | undefined) => (file !== undefined && differing.has(file) ? `${folder}/${file}` : null);
  const figures = [
    figure('Accepted', shown(first) === null ? accepted : null),
    figure('Now', shown(actual) ?? shown(first)),
    figure('Difference', shown(diff)),
  ];
  return `<section><h2>${name}</h2>${figures.join('')}</section>`;
}

const figure = (title: string, source: string | null): string =>
  `<figure><figcaption>${title}</figcaption>${source === null ? 'none' : `<img src="${source}" alt="${title}">`}</figure>`;
