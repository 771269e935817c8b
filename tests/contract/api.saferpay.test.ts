import { describeMoneyChapters } from './moneyChapters.ts';
import { saferpayEverywhere } from './servers/saferpay.ts';

describeMoneyChapters('Saferpay', saferpayEverywhere);
