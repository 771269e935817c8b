/**
 * A value as whole digits and a power of ten: 4700 with two digits is 47 × 10². The value is rounded to as many digits;
 * undefined when it is not a positive number.
 */
export const significand = (value: number, digits: number): { figure: number; exponent: number } | undefined => {
  if (!Number.isFinite(value) || value <= 0) return undefined;
  // The decimal text avoids the error of dividing by a power of ten: 0.47 / 1e-2 is not 47.
  const [mantissa = '0', power = '0'] = value.toExponential(digits - 1).split('e');
  return { figure: Number(mantissa.replace('.', '')), exponent: Number(power) - (digits - 1) };
};

/** Whether two digits say the value exactly; 4.99 kΩ needs three. */
export const fitsTwoDigits = (value: number): boolean => Number(value.toPrecision(2)) === value;
