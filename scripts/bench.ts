import { benchSearch } from './bench/search.ts';

/** Measures what has a budget: `pnpm bench search [products]`. */
const [what, count = '100000'] = process.argv.slice(2);
if (what !== 'search' || !/^[1-9]\d{1,6}$/.test(count)) {
  console.error('Usage: pnpm bench search [products]   (100000 unless told)');
  process.exitCode = 2;
} else process.exitCode = (await benchSearch(Number(count))) ? 0 : 1;
