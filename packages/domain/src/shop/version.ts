/** The packaged version, shown in the footer (spec §3, §9). */
export const shopVersion = '3.0.27';
