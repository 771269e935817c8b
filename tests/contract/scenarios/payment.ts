import { maximumFlags } from '@platine/domain/shop/constants.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { company } from './customers.ts';

const updates = [
  ['updateCustomerComment', { CUSTOMER_COMMENT: 'Bitte klingeln\nzweimal' }, 'CUSTOMER_COMMENT', 'a\u0007b'],
  ['updateCustomerOrderNumber', { CUSTOMER_ORDER_NUMBER: 'PO 4711' }, 'CUSTOMER_ORDER_NUMBER', 'a\u0007b'],
  ['updatePeppolAddress', { PEPPOL_ADDRESS: '9938:LU12345678' }, 'PEPPOL_ADDRESS', '9938:LU1'],
  ['updateEmail', { EMAIL: 'ada@example.org' }, 'EMAIL', 'ada@example'],
] as const;

/** Choices before the order, beside addresses and shipping. */
export const paymentScenarios: readonly Scenario[] = [
  {
    name: 'D23: every method is named; SOFORT has ended, INVOICE is for companies that were cleared',
    async run(wire) {
      const reasons = async () =>
        Object.fromEntries(
          (await wire.ask('paymentMethods')).METHODS.map(({ PAYMENT_METHOD, REASON }) => [PAYMENT_METHOD, REASON]),
        );
      expect(await reasons()).toEqual({
        PAYPAL: null,
        SAFERPAY: null,
        WIRE_TRANSFER: null,
        INVOICE: 'COMPANIES_ONLY',
        SOFORT: 'SERVICE_ENDED',
      });
      await wire.ask('setCustomerData', { COUNTRY: 'LU', CUSTOMER_TYPE: 'COMPANY' });
      expect((await reasons())['INVOICE']).toBe('NOT_CLEARED');
      wire.setProviders(false);
      expect((await reasons())['PAYPAL']).toBe('PROVIDER_UNAVAILABLE');
    },
  },
  {
    name: 'a method that is offered is kept, another is refused',
    async run(wire) {
      const { PAYMENT_METHOD } = await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: 'PAYPAL' });
      expect(PAYMENT_METHOD).toBe('PAYPAL');
      for (const method of ['SOFORT', 'INVOICE']) {
        const { errorClass } = await wire.refused('updatePaymentMethod', { PAYMENT_METHOD: method });
        expect(errorClass, method).toBe('PaymentMethodNotAvailableException');
      }
      expect((await wire.ask('currentSession')).PAYMENT_METHOD).toBe('PAYPAL');
    },
  },
  ...updates.map(
    ([call, request, field, broken]) =>
      ({
        name: `spec §3, §5: ${call} keeps what is valid and refuses the rest`,
        async run(wire) {
          expect(await wire.ask(call, request)).toMatchObject(request);
          const { errorClass, fields } = await wire.refused(call, { [field]: broken });
          expect([errorClass, fields.map(({ FIELD }) => FIELD)]).toEqual(['ValidationException', [field]]);
          expect(await wire.ask('currentSession')).toMatchObject(request);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'a flag is kept once; none, or one that is too long, is refused',
    async run(wire) {
      await wire.ask('addFlag', { FLAG: 'NEWS_SEEN' });
      for (const FLAG of ['', 'F'.repeat(61)])
        expect((await wire.refused('addFlag', { FLAG })).errorClass).toBe('InvalidRequestException');
      expect((await wire.ask('addFlag', { FLAG: 'NEWS_SEEN' })).FLAGS).toEqual(['NEWS_SEEN']);
    },
  },
  {
    name: 'of many flags the newest are kept, one that is set again among them',
    async run(wire) {
      const all = Array.from({ length: maximumFlags + 1 }, (_, index) => `SEEN_${index}`);
      for (const FLAG of [...all.slice(0, 2), ...all]) await wire.ask('addFlag', { FLAG });
      expect((await wire.ask('currentSession')).FLAGS).toEqual(all.slice(1));
    },
  },
  ...(
    [
      ['valid', 'DE123456788', 'REVERSE_CHARGE'],
      ['invalid', 'DE123456780', 'EU_COMPANY_WITHOUT_VATID'],
      ['unknown', 'DE123456789', 'EU_COMPANY_WITHOUT_VATID'],
    ] as const
  ).map(
    ([check, VATID, vatKind]) =>
      ({
        name: `D11, D17: a VAT id that the check calls ${check} leads to ${vatKind}`,
        async run(wire) {
          await wire.ask('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
          const session = await wire.ask('updateVatId', { VATID: ` ${VATID.toLowerCase()} ` });
          expect([session.VATID, session.VATID_CHECK, session.CART.VAT.CASE]).toEqual([VATID, check, vatKind]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §5: a VAT id of another country is refused; none takes the old one back',
    async run(wire) {
      await wire.ask('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
      await wire.ask('updateVatId', { VATID: company.VATID });
      const { errorClass, fields } = await wire.refused('updateVatId', { VATID: 'FR12345678901' });
      expect([errorClass, fields.map(({ FIELD }) => FIELD)]).toEqual(['ValidationException', ['VATID']]);
      const { VATID, VATID_CHECK } = await wire.ask('updateVatId', { VATID: '' });
      expect([VATID, VATID_CHECK]).toEqual([null, null]);
    },
  },
];
