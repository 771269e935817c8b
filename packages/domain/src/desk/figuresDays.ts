/** The first and the last of some days (YYYY-MM-DD) in Luxembourg. */
export type Days = { readonly from: string; readonly until: string };

/** Days that figures cover at most: a leap year. */
const mostDays = 366;

const dayMs = 86_400_000;

/** Whether both days exist, in this order, and are not too far apart. */
export function isDays({ from, until }: Days): boolean {
  const apart = (Date.parse(until) - Date.parse(from)) / dayMs;
  return isDay(from) && isDay(until) && apart >= 0 && apart < mostDays;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Each of the days. */
export function listDays({ from, until }: Days): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
}

/** The days of a month (YYYY-MM). */
export function monthDays(month: string): Days {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from: `${month}-01`, until: new Date(next.getTime() - dayMs).toISOString().slice(0, 10) };
}

export const figuresRanges = ['month', 'lastMonth', 'year'] as const;
export type FiguresRange = (typeof figuresRanges)[number];

/** The usual days on a day: the month and the year so far, and the whole month before. */
export function rangeDays(range: FiguresRange, today: string): Days {
  switch (range) {
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, until: today };
    case 'lastMonth': {
      const last = new Date(Date.parse(`${today.slice(0, 7)}-01`) - dayMs);
      return monthDays(last.toISOString().slice(0, 7));
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, until: today };
  }
}

/** Files of figures for spreadsheets and accounting. */
export const figuresFiles = ['invoices', 'vat', 'days', 'products'] as const;
export type FiguresFile = (typeof figuresFiles)[number];
