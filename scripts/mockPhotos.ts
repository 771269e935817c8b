import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePicture } from '@platine/api/media/makePicture.ts';
import { mainAddress, mediaName } from '@platine/domain/catalog/mediaAddress.ts';
import sharp from 'sharp';
import type { Scene } from './mockPhotos/scenes.ts';
import { scenes } from './mockPhotos/scenes.ts';

/** Draws the photos of the mock catalogue and makes their files as the import does: `pnpm mocks:photos`. The addresses are then in `photos.data.ts`. */
const folder = 'mocks/media';

async function drawPhoto({ width, height, content }: Scene): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const original = await sharp(Buffer.from(svg)).png().toBuffer();
  // By what was drawn, not by the drawn file, which another version of the program may write otherwise.
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  const { media, files } = await makePicture(original, hash);
  const path = join(folder, mediaName(media));
  mkdirSync(path, { recursive: true });
  for (const file of files) writeFileSync(join(path, file.name), file.content);
  return mainAddress(media);
}

rmSync(folder, { recursive: true, force: true });
const lines: string[] = [];
for (const [name, scene] of Object.entries(scenes)) lines.push(`  ${name}: '${await drawPhoto(scene)}',\n`);
writeFileSync(
  'mocks/catalogue/photos.data.ts',
  `/** Addresses of the photos in \`mocks/media\`; \`pnpm mocks:photos\` draws them. */\nexport const photos = {\n${lines.join('')}} as const;\n`,
);
console.log(`${lines.length} photos written to ${folder}.`);
