/** The day of the mock shop (YYYY-MM-DD): stories look the same on every day they are looked at. */
export const mockDate = '2026-11-20';
