import { describeMoneyChapters } from './moneyChapters.ts';
import { paypalEverywhere } from './servers/paypal.ts';

describeMoneyChapters('PayPal', paypalEverywhere);
