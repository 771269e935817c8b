import { shippingTimes } from '@platine/domain/catalog/shippingTime.ts';
import { stockTimeFrames } from '@platine/domain/catalog/stock.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { loadMessages } from './loadMessages.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { timeZone } from './locales.ts';

const dated = stockTimeFrames.filter((frame) => shippingTimes[frame] !== null);

describe.each(builtInLanguages)(
  '%s says a shipping time in the same words at the product and at the checkout',
  (language) => {
    test.each(dated)('time frame %s', async (frame) => {
      const { formatMessage } = createIntl({
        locale: localeOf(language),
        messages: await loadMessages(language),
        timeZone,
      });
      const days = shippingTimes[frame];
      const atCheckout = formatMessage(
        { id: 'checkout.readyInDays' },
        { last: days?.to, from: String(days?.from), to: String(days?.to) },
      );
      expect(formatMessage({ id: `stockLine.time.${frame}` }).toLowerCase()).toBe(atCheckout.toLowerCase());
    });
  },
);
