import type { PartLine } from './partsList.ts';

/** A line of a list that says nothing but what a test gives it. */
export function samplePart(given: Partial<PartLine>): PartLine {
  return {
    line: 1,
    pieces: 1,
    references: [],
    numbers: [],
    manufacturer: '',
    value: '',
    footprint: '',
    description: '',
    ...given,
  };
}
