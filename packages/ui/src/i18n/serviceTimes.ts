import type { ServiceSpan, ServiceTimes } from '@platine/domain/shop/serviceTimes.ts';
import type { IntlShape } from 'react-intl';
import { languageOf, timeZone } from './locales.ts';

/** The service hours as a sentence: "Monday to Friday 09:00–12:00 and 14:00–17:00, closed at the weekend" (spec §1). */
export function serviceTimes(intl: IntlShape, service: ServiceTimes): string {
  const spans = service.spans.map((span) => serviceSpan(intl, span));
  return intl.formatMessage(
    { id: 'footer.serviceTimes' },
    {
      first: weekday(intl, service.firstDay),
      last: weekday(intl, service.lastDay),
      spans: intl.formatList(spans, { type: 'conjunction' }),
    },
  );
}

function serviceSpan(intl: IntlShape, { from, to }: ServiceSpan): string {
  return intl.formatMessage({ id: 'footer.serviceSpan' }, { from: clockTime(intl, from), to: clockTime(intl, to) });
}

/** French writes "9 h" and "9 h 30", with spaces that do not break. */
function clockTime(intl: IntlShape, time: string): string {
  if (languageOf(intl.locale) !== 'FR') return time;
  const [hours, minutes] = time.split(':').map(Number);
  return minutes === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${minutes}`;
}

/** A day as ISO 8601 counts them; the first of January 2024 was a Monday. */
function weekday(intl: IntlShape, day: number): string {
  return intl.formatDate(Date.UTC(2024, 0, day, 12), { weekday: 'long', timeZone });
}
