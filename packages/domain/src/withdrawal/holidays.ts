/** A day as YYYY-MM-DD. Days are computed in UTC, so that no clock change shifts them. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Easter Sunday of a year in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Luxembourg's public holidays with a date of their own, as MM-DD (Code du travail art. L. 232-2). */
const fixed = ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'] as const;
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const afterEaster = [1, 39, 50] as const;

/** Luxembourg's eleven public holidays of a year, in their order (Code du travail art. L. 232-2). Two of them may be one day. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  return [...fixed.map((day) => `${year}-${day}`), ...afterEaster.map((days) => addDays(easter, days))].toSorted();
}

/** Whether a day is neither a Saturday, a Sunday nor a public holiday (Regulation (EEC, Euratom) 1182/71 art. 2 (2)). */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

/**
 * The last day of a period of days after an event (Regulation (EEC, Euratom) 1182/71 art. 3): the day of the event is not counted, and a period that
 * would end on a Saturday, Sunday or public holiday ends with the next working day.
 */
export function periodEnd(event: string, days: number): string {
  let last = addDays(event, days);
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return last;
}
