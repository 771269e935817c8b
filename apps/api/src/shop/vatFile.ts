import { countryCodes, isEuCountry } from '@platine/domain/customer/countries.ts';
import type { DatedRates, Permille, RateHistory } from '@platine/domain/money/vatRates.ts';
import { fromPercent } from '@platine/domain/money/vatRates.ts';
import type { VatTerritory } from '@platine/domain/money/vatTerritory.ts';
import type { InferType } from 'yup';
import { number, object } from 'yup';
import { dayText, list, section } from './parts.ts';

const percent = () =>
  number()
    .typeError('must be a number of percent such as 17 or 25.5: write it without a sign')
    .max(40, 'is more than 40 percent: correct it')
    .test(
      'tenths',
      'has more than one decimal: correct it',
      (value) => value === undefined || Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
    );

const standardPercent = () => percent().required('is missing: add it').min(1, 'is less than 1 percent: correct it');
/** Some countries tax books at zero. */
const reducedPercent = () => percent().min(0, 'is less than 0 percent: correct it').optional();

const territories: readonly VatTerritory[] = [...countryCodes.filter((code) => isEuCountry(code)), 'XI'];

const standard = object(Object.fromEntries(territories.map((territory) => [territory, standardPercent()])))
  .typeError('must have countries with percents, such as { LU: 17 }: write them so')
  .noUnknown()
  .required('is missing: add it');

const reduced = object(Object.fromEntries(territories.map((territory) => [territory, reducedPercent()])))
  .typeError('must have countries with percents, such as { LU: 3 }: write them so')
  .noUnknown()
  .optional()
  .default(undefined);

const change = section({ from: dayText(), standard, reduced });

/** `vat.yaml`: the standard rates of VAT in the countries of the EU, and the reduced rates of some, from a day on each. */
export const vatFile = section({
  rates: list(change, 1).test(
    'order',
    'must begin with the oldest rates, each from another day: sort its entries by from',
    (all) => all.every(({ from }, at) => at === 0 || from > (all[at - 1]?.from ?? '')),
  ),
});

/** The part of the shop that the file says, in permille. */
export function fromVatFile({ rates }: InferType<typeof vatFile>): RateHistory {
  const [oldest, ...changes] = rates.map((one) => datedRates(one));
  if (oldest === undefined) throw new RangeError('The schema of vat.yaml asks for one entry at least.');
  return [oldest, ...changes];
}

function datedRates({ from, standard: standards, reduced: reductions }: InferType<typeof change>): DatedRates {
  const rates = inPermille(standards);
  if (!isWhole(rates)) throw new RangeError('The schema of vat.yaml asks for each country.');
  return { from, rates, ...(reductions && { reduced: inPermille(reductions) }) };
}

type Percents = Readonly<Record<string, number | undefined>>;

function inPermille(percents: Percents): Partial<Record<VatTerritory, Permille>> {
  const rates: Partial<Record<VatTerritory, Permille>> = {};
  for (const territory of territories) {
    const percentage = percents[territory];
    if (percentage !== undefined) rates[territory] = fromPercent(percentage);
  }
  return rates;
}

function isWhole(rates: Partial<Record<VatTerritory, Permille>>): rates is Record<VatTerritory, Permille> {
  return territories.every((territory) => rates[territory] !== undefined);
}
