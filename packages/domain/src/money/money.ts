/** An amount of money in integer euro cents (D10). */
export type Cents = number;

/** Rounds half away from zero: the one rounding rule for money (D10). */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/** Multiplies whole numbers before it divides, so that no fraction of a cent is lost on the way to the rounding (D10). */
export function scale(cents: Cents, numerator: number, denominator: number): Cents {
  return roundHalfAway((cents * numerator) / denominator);
}

/** Euros as they travel (12.34) to cents (1234). */
export function toCents(euros: number): Cents {
  return roundHalfAway(Number((euros * 100).toFixed(4)));
}

/** Cents (1234) to euros with at most two decimals (12.34). */
export function toEuros(cents: Cents): number {
  return cents / 100;
}
