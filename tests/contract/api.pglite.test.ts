import { accountApiScenarios } from './scenarios/accountsApi.ts';
import { apiScenarios } from './scenarios/api.ts';
import { catalogueChangeScenarios } from './scenarios/catalogueChanges.ts';
import { loginLimitScenarios } from './scenarios/loginLimits.ts';
import { startApi } from './servers/api.ts';
import { contractSuite } from './suite.ts';

contractSuite('the API on PGlite', () => startApi({ kind: 'memory' }), {
  'api only': apiScenarios,
  'changes of the catalogue': catalogueChangeScenarios,
  'accounts, api only': accountApiScenarios,
  'limits of logins, api only': loginLimitScenarios,
});
