import { startPostgres } from '../../scripts/postgres.ts';
import { accountApiScenarios } from './scenarios/accountsApi.ts';
import { apiScenarios } from './scenarios/api.ts';
import { catalogueChangeScenarios } from './scenarios/catalogueChanges.ts';
import { loginLimitScenarios } from './scenarios/loginLimits.ts';
import { startApi } from './servers/api.ts';
import type { TestServer } from './suite.ts';
import { contractSuite } from './suite.ts';

async function start(): Promise<TestServer> {
  const postgres = await startPostgres();
  try {
    const api = await startApi({ kind: 'server', url: postgres.url });
    return {
      ...api,
      stop: async () => {
        await api.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

contractSuite('the API on PostgreSQL', start, {
  'api only': apiScenarios,
  'changes of the catalogue': catalogueChangeScenarios,
  'accounts, api only': accountApiScenarios,
  'limits of logins, api only': loginLimitScenarios,
});
