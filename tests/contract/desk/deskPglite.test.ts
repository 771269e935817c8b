import { startDesk } from './deskApi.ts';
import { deskSuite } from './deskSuite.ts';

deskSuite('the desk, by the API on PGlite', () => startDesk({ kind: 'memory' }));
