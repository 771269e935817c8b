import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import { AmountField } from '../AmountField/AmountField.tsx';
import { AttributeValue } from '../AttributeValue/AttributeValue.tsx';
import { Button } from '../Button/Button.tsx';
import { CatalogueText } from '../CatalogueText/CatalogueText.tsx';
import { Price } from '../Price/Price.tsx';
import type { PriceBreak } from '../PriceBreaks/PriceBreaks.tsx';
import { PriceBreaks } from '../PriceBreaks/PriceBreaks.tsx';
import { StockLine } from '../StockLine/StockLine.tsx';
import { VatLine } from '../VatLine/VatLine.tsx';
import { ProductCard } from './ProductCard.tsx';

/**
 * Sample cards for the stories of card and grid: short and long names, reductions, limits, with and without price
 * breaks.
 */
export type SampleCard = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly partNumber: string;
  readonly picture: string | null;
  readonly cents: Cents;
  readonly before?: Cents;
  readonly discount?: number;
  readonly breaks?: readonly PriceBreak[];
  readonly pieces: number;
  readonly expected?: string;
  readonly attributes: readonly {
    readonly name: LocalizedText;
    readonly value: number;
    readonly unit: string | null;
  }[];
};

const vat = { kind: 'DESTINATION', country: 'LU', rate: 170 } as const;
const add = { EN: 'Add to cart', DE: 'In den Warenkorb', FR: 'Ajouter au panier' };

export function SampleProductCard({ sample, level = 3 }: { readonly sample: SampleCard; readonly level?: 2 | 3 }) {
  const { sku, name, attributes, expected = null, before = null } = sample;
  return (
    <ProductCard
      level={level}
      href={`/product/${sku}`}
      name={<CatalogueText text={name} fallback={sample.partNumber} />}
      partNumber={sample.partNumber}
      picture={sample.picture}
      discount={sample.discount ?? 0}
      attributes={attributes.map(({ name: label, value, unit }) => ({
        key: label.EN ?? value,
        name: <CatalogueText text={label} fallback="" />,
        value: <AttributeValue value={value} unit={unit} text={null} />,
      }))}
      stock={<StockLine length="short" stock={{ pieces: sample.pieces, timeFrame: 10, expected, presale: null }} />}
      price={
        <>
          <Price cents={sample.cents} before={before} />
          <VatLine vat={vat} goods={[]} mode="gross" />
        </>
      }
      breaks={sample.breaks === undefined ? null : <PriceBreaks breaks={sample.breaks} current={1} />}
      action={
        <>
          <AmountField amount={1} step={1} limit={null} product={sample.partNumber} onWanted={() => undefined} />
          <Button type="submit" wide>
            <CatalogueText text={add} fallback="" />
          </Button>
        </>
      }
    />
  );
}

export const sampleResistor: SampleCard = {
  sku: 100_101,
  name: {
    EN: 'Metal film resistor 10 kΩ, 1 %, 0.25 W',
    DE: 'Metallschichtwiderstand 10 kΩ, 1 %, 0,25 W',
    FR: 'Résistance à couche métallique 10 kΩ, 1 %, 0,25 W',
  },
  partNumber: 'MFR-25FRF52-10K',
  picture: './pictures/resistor.svg',
  cents: 9,
  breaks: [
    { from: 1, cents: 9 },
    { from: 100, cents: 4 },
  ],
  pieces: 12_480,
  attributes: [
    { name: { EN: 'Resistance', DE: 'Widerstand', FR: 'Résistance' }, value: 10_000, unit: 'Ω' },
    { name: { EN: 'Power', DE: 'Leistung', FR: 'Puissance' }, value: 0.25, unit: 'W' },
  ],
};

export const sampleBoard: SampleCard = {
  sku: 100_202,
  name: {
    EN: 'Microcontroller board with WLAN, 32 bit, 240 MHz',
    DE: 'Mikrocontroller-Board mit WLAN, 32 Bit, 240 MHz',
    FR: 'Carte à microcontrôleur avec WLAN, 32 bits, 240 MHz',
  },
  partNumber: 'ABX00092',
  picture: './pictures/board.svg',
  cents: 2116,
  before: 2490,
  discount: 15,
  pieces: 37,
  attributes: [
    { name: { EN: 'Clock', DE: 'Taktfrequenz', FR: 'Fréquence' }, value: 240_000_000, unit: 'Hz' },
    { name: { EN: 'Supply', DE: 'Versorgungsspannung', FR: 'Alimentation' }, value: 5, unit: 'V' },
  ],
};

export const sampleBricks: SampleCard = {
  sku: 193_004,
  name: {
    EN: 'Klots School: drive set with 2 motors',
    DE: 'Klots Schule: Antriebsset mit 2 Motoren',
    FR: 'Klots École : ensemble d’entraînement à 2 moteurs',
  },
  partNumber: 'KL-45678',
  picture: './pictures/bricks.svg',
  cents: 38_900,
  pieces: 0,
  expected: '2026-12-12',
  attributes: [{ name: { EN: 'Parts', DE: 'Teile', FR: 'Pièces' }, value: 528, unit: null }],
};

export const sampleWithoutPicture: SampleCard = {
  sku: 100_303,
  name: { EN: 'Jumper wires', DE: 'Steckbrückenleitungen', FR: 'Fils de connexion' },
  partNumber: 'JW-40-MM-20',
  picture: null,
  cents: 349,
  pieces: 210,
  attributes: [{ name: { EN: 'Length', DE: 'Länge', FR: 'Longueur' }, value: 0.2, unit: 'm' }],
};
