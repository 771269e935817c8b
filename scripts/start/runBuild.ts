import { resolve } from 'node:path';
import { buildStorefront } from './build.ts';

/** The build as a program of its own: see start.ts. */
await buildStorefront(resolve(import.meta.dirname, '../..'));
