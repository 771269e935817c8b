import type { KicadFamily } from '@platine/domain/kicad/kicadFamily.ts';
import { isCategoryPath } from '@platine/domain/catalog/categoryPath.ts';
import type { InferType } from 'yup';
import { list, section, text, textLike } from './parts.ts';

/** Symbols and footprints are found by library and name: KiCad knows no other. */
const inLibrary = (example: string) => textLike(/^[^\s:/]+:[^\s:/]+$/u, example);

const condition = section({ attribute: text(60), texts: list(text(120), 1) });

/** `kicad.yaml`: the products that KiCad's HTTP library offers, with their symbols and footprints. */
export const kicadFile = section({
  families: list(
    section({
      category: text(80).test('path', 'must be the path of a category, such as 1.2.2.1: correct it', (path) =>
        isCategoryPath(path),
      ),
      symbol: inLibrary('Device:R'),
      reference: textLike(/^[A-Z]{1,8}$/u, 'R'),
      value: text(60).optional(),
      where: list(condition).optional(),
      footprints: list(
        section({ package: text(120), footprint: inLibrary('Resistor_SMD:R_0805_2012Metric') }),
      ).optional(),
    }),
  ),
});

export function fromKicadFile({ families }: InferType<typeof kicadFile>): readonly KicadFamily[] {
  return families.map(({ value = null, where = [], footprints = [], ...family }) => ({
    ...family,
    value,
    where,
    footprints,
  }));
}
