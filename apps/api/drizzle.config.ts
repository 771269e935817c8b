import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` (run in apps/api) writes the next migration from the schema's difference. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/*chema.ts', out: './migrations' });
