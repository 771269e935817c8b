import { customerTypes } from '../customer/customerType.ts';
import { paymentMethods } from '../payment/methods.ts';

/** The values that the client is told at start (spec §2, §7). SOFORT is among them for old orders (D23). */
export const typeMappings = { CUSTOMER_TYPE: customerTypes, PAYMENT_METHOD: paymentMethods } as const;
