import { resolve } from 'node:path';
import { buildStorefront } from '../start/build.ts';

await buildStorefront(resolve(import.meta.dirname, '../..'));
