import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, owner, startServer } from './postgres/cluster.ts';
import { postgresPrograms } from './postgres/programs.ts';

export type Postgres = { readonly url: string; stop(): Promise<void> };

type PostgresOptions = {
  /** Where `initdb` and `postgres` come from. */
  readonly programs?: (folder: string) => Promise<string>;
  /** Its `shared_buffers`; little unless told, since tests start several. */
  readonly buffers?: string;
};

/**
 * A real, empty PostgreSQL for tests: in a temporary folder, on a free port of this machine only. $TEST_DATABASE_URL is taken instead when
 * it is set, and is not stopped. Throws NoPostgresError.
 */
export async function startPostgres({
  programs = postgresPrograms,
  buffers = '32MB',
}: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'platine-postgres-'));
  try {
    await chmod(folder, 0o755);
    const user = owner();
    const found = await programs(folder);
    const data = await createCluster(found, folder, user);
    const { server, port } = await startServer(found, data, { user, buffers });
    const kill = (): void => void server.kill('SIGQUIT');
    process.once('exit', kill);
    const stop = async (): Promise<void> => {
      process.off('exit', kill);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT is PostgreSQL's "fast shutdown": it ends the connections and then itself.
      if (server.exitCode === null && server.kill('SIGINT')) await ended;
      await rm(folder, { recursive: true, force: true });
    };
    return { url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
