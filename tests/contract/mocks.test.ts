import { startMocks } from './servers/mocks.ts';
import { contractSuite } from './suite.ts';

contractSuite('the MSW handlers', startMocks);
