/** The day of the mock shop (YYYY-MM-DD), fixed so that stories look the same every day. */
export const mockDate = '2026-11-20';
