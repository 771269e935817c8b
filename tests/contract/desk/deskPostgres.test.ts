import { startPostgres } from '../../../scripts/postgres.ts';
import { startDesk } from './deskApi.ts';
import type { DeskServer } from './deskSuite.ts';
import { deskSuite } from './deskSuite.ts';

async function start(): Promise<DeskServer> {
  const postgres = await startPostgres();
  try {
    const desk = await startDesk({ kind: 'server', url: postgres.url });
    const stop = async () => {
      await desk.stop();
      await postgres.stop();
    };
    return { ...desk, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

deskSuite('the desk, by the API on PostgreSQL', start);
