/** The preferred numbers of E24 (IEC 60063), which include those of E12, E6 and E3. */
const e24 = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1,
];

/** Whether each number is a preferred number of E24 times a power of ten, as 4700 and 0.000022 are. */
export function areOfESeries(numbers: readonly number[]): boolean {
  return numbers.every((number) => e24.includes(Number(number.toExponential().split('e')[0])));
}
