/** The makers of the mock catalogue. Only Klots' number has a meaning: the educational line is known by it (spec §9). */
export const makers = {
  Ohmwerk: { id: 12, country: 'DE' },
  Condensa: { id: 17, country: 'FR' },
  'Silvane Semi': { id: 23, country: 'NL' },
  Kupferbach: { id: 31, country: 'LU' },
  Voltaire: { id: 44, country: 'FR' },
  'Messtal & Söhne': { id: 58, country: 'DE' },
  Klots: { id: 105, country: null },
} as const;

export type MakerName = keyof typeof makers;
