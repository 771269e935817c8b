import { rmSync } from 'node:fs';
import { compilePackages } from './library/compile.ts';
import { buildInterface } from './library/interface.ts';
import { packPackages } from './library/pack.ts';
import { builtFolder, libraryPackages, packedFolder } from './library/packages.ts';

/** `pnpm library`: builds the packages that others can install and packs each into a tarball in `dist`. */
for (const { folder } of libraryPackages) rmSync(builtFolder(folder), { recursive: true, force: true });
rmSync(packedFolder, { recursive: true, force: true });
compilePackages();
await buildInterface();
packPackages();
console.log(`Packed into ${packedFolder}`);
