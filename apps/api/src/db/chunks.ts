/** Rows in one statement; PostgreSQL accepts 65,535 parameters. */
const chunkSize = 500;

export function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize));
}
