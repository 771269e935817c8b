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

/**
 * Divides an amount by weights, to the cent: all shares together are the amount, and while it is no more than all weights together, no share is more
 * than its weight. Without any weight the first share is all of it.
 */
export function divide(amount: Cents, weights: readonly Cents[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const until = all === 0 ? amount : scale(amount, weighed, all);
    const share = until - given;
    given = until;
    return share;
  });
}
