/** A span of a day, as hours and minutes of Luxembourg: open from `from`, closed at `to`. */
export type ServiceSpan = { readonly from: string; readonly to: string };

/** The hours of service: the same spans on each day from one weekday to another (spec §1). */
export type ServiceTimes = {
  /** As ISO 8601 counts them: Monday is 1, Sunday 7. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** In their order. */
  readonly spans: readonly ServiceSpan[];
};
