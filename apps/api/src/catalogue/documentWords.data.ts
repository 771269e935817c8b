/** Words in headings, purposes and descriptions by which documents are told apart; the first that fits counts. In small letters without accents. */
export const documentWords = [
  ['SAFETY_SHEET', /sicherheitsdatenblatt|safety (?:data )?sheet|\bmsds\b|\bsds\b|donnees de securite/],
  ['DATA_SHEET', /datenblatt|data ?sheet|fiche technique/],
  ['MANUAL', /anleitung|manual\b|handbuch|mode d.emploi|notice\b|manuel\b/],
  ['CERTIFICATE', /zertifikat|certifica/],
] as const;
