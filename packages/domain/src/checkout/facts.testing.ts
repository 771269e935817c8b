import type { Address } from '../customer/address.ts';
import type { CheckoutFacts } from './progress.ts';

export const home: Address = {
  id: 'A-1',
  types: ['DELIVERY', 'INVOICE'],
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Muller',
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
};

const position = {
  amount: 1,
  prices: [{ from: 1, price: 1200, original: null, lowest30Days: null }],
  rule: { step: 1, limit: null },
};

/** The facts of a guest whose checkout is complete. */
export const readyToOrder: CheckoutFacts = {
  cartVersion: 3,
  positions: [position],
  goods: 1200,
  minimumOrderValue: 1000,
  customerType: 'PRIVATE',
  country: 'LU',
  loggedIn: false,
  email: 'ada@example.org',
  vatId: null,
  vatIdCheck: null,
  addresses: [home],
  shippingMethod: 'TNT',
  offeredShipping: ['TNT', 'PICKUP'],
  paymentMethod: 'PAYPAL',
  offeredPayment: ['PAYPAL', 'WIRE_TRANSFER'],
};
