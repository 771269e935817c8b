/** A span of a day, as hours and minutes of Luxembourg: open from `from`, closed at `to`. */
export type ServiceSpan = { readonly from: string; readonly to: string };

/** Monday to Friday 09:00–12:00 and 14:00–17:00; closed at the weekend (spec §1). */
export const serviceSpans: readonly ServiceSpan[] = [
  { from: '09:00', to: '12:00' },
  { from: '14:00', to: '17:00' },
];

/** Days with service, as ISO 8601 counts them: Monday is 1, Sunday 7 (spec §1). */
export const serviceDays: readonly number[] = [1, 2, 3, 4, 5];
