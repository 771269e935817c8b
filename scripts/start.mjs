// Plain JavaScript, because an older Node cannot read TypeScript and must still be able to say so.
import module from 'node:module';
import { join } from 'node:path';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Platine needs Node 24 or newer, and this is ${process.versions.node}: run "npm start" (it brings its own Node on Linux), or install Node 24.`,
  );
  process.exit(1);
}
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
const { start } = await import('./start/start.ts');
await start();
