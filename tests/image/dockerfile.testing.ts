import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Not a synchronous call: the test's process would answer nothing for the minutes of a build, and vitest would take it for lost. */
export const run = promisify(execFile);

type Step = { readonly name: string; readonly rest: string };

/** The instructions of a Dockerfile, without comments; a line that ends with a backslash goes on. */
export function stepsOf(dockerfile: string): Step[] {
  const lines = dockerfile.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name, rest: rest.join(' ') };
    });
}

/** A stage of the image as a folder, and what a container of it would be started with. */
export type Image = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | null;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
};

/**
 * Does the steps of a Dockerfile in bare folders below `place`, without a container: `/shop` is each stage's own folder. Steps know relative paths and
 * those below `/shop` alone; anything else throws.
 */
export async function buildInFolders(dockerfile: string, place: string, context: string): Promise<Image> {
  const stages = new Map<string, Image>();
  let last = '';
  for (const { name, rest } of stepsOf(readFileSync(dockerfile, 'utf8'))) {
    if (name === 'FROM') {
      last = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      const folder = join(place, last);
      mkdirSync(folder);
      stages.set(last, { folder, environment: {}, user: null, command: [], healthCheck: [] });
    } else
      stages.set(
        last,
        await doStep({ name, rest }, stageNamed(stages, last), (stage) =>
          stage === null ? context : stageNamed(stages, stage).folder,
        ),
      );
  }
  const image = stageNamed(stages, last);
  // A container has the last stage alone.
  for (const { folder } of stages.values()) if (folder !== image.folder) await run('rm', ['-rf', folder]);
  return image;
}

function stageNamed(stages: ReadonlyMap<string, Image>, name: string): Image {
  const stage = stages.get(name);
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
}

async function doStep({ name, rest }: Step, image: Image, folderOf: (stage: string | null) => string): Promise<Image> {
  switch (name) {
    case 'RUN':
      await run('sh', ['-c', rest], { cwd: image.folder, maxBuffer: 2 ** 26 });
      return image;
    case 'COPY':
      await copy(rest, image.folder, folderOf);
      return image;
    case 'ENV':
      return { ...image, environment: { ...image.environment, ...Object.fromEntries(rest.split(' ').map(pair)) } };
    case 'USER':
      return { ...image, user: rest };
    case 'CMD':
      return { ...image, command: words(rest) };
    case 'HEALTHCHECK':
      return { ...image, healthCheck: words(rest.slice(rest.indexOf('['))) };
    case 'WORKDIR':
    case 'VOLUME':
    case 'EXPOSE':
      return image;
    default:
      throw new Error(`No test knows the instruction ${name}.`);
  }
}

function pair(text: string): [string, string] {
  const [name = '', value = ''] = text.split('=');
  return [name, value];
}

function words(json: string): string[] {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed)) throw new Error('A command must be a list of words.');
  return parsed.map(String);
}

async function copy(rest: string, folder: string, folderOf: (stage: string | null) => string): Promise<void> {
  const parts = rest.split(' ');
  const from = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length) ?? null;
  const paths = parts.filter((part) => !part.startsWith('--'));
  const target = paths.at(-1) ?? '.';
  for (const path of paths.slice(0, -1)) {
    const inside = from === null ? path : relative('/shop', path);
    if (inside.startsWith('..')) throw new Error(`${path} lies outside of /shop.`);
    const source = resolve(folderOf(from), inside);
    const isInto = target === './' || target === '.';
    const to = isInto && inside !== '.' ? join(folder, inside) : join(folder, target);
    await copyTo(source, to);
  }
}

/** Links stay links. A folder's content goes into the target, which may exist. */
async function copyTo(source: string, target: string): Promise<void> {
  const isFolder = statSync(source).isDirectory();
  mkdirSync(isFolder ? target : dirname(target), { recursive: true });
  await run('cp', ['-RP', isFolder ? `${source}/.` : source, target]);
}
