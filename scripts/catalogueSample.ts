import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@platine/api/catalogue/readCatalogue.ts';
import { familyFile, familyLines, familyProducts } from '@platine/sample-catalogue/families.ts';

/** Writes the sample catalogue's families from their tables of values: `pnpm catalogue:sample`. */
writeFileSync(join(sampleFolder, familyFile), familyLines());
console.log(`${familyProducts.length} products written to ${familyFile}.`);
