import { accountApiScenarios } from './scenarios/accountsApi.ts';
import { apiScenarios } from './scenarios/api.ts';
import { startApi } from './servers/api.ts';
import { contractSuite } from './suite.ts';

contractSuite('the API on PGlite', () => startApi({ kind: 'memory' }), {
  'api only': apiScenarios,
  'accounts, api only': accountApiScenarios,
});
