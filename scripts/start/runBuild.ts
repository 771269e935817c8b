import { resolve } from 'node:path';
import { buildStorefront } from './build.ts';

/** The build as a program of its own: for the start (see start.ts) and before the end-to-end tests. */
await buildStorefront(resolve(import.meta.dirname, '../..'));
