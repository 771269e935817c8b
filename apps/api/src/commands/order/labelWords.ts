import type { CustomsFact, CustomsLack, ParcelLabel } from '@platine/domain/shipping/labels.ts';
import type { LabelAsked } from '../../services/labels/askForLabel.ts';

export const unknownText = (orderNumber: string) => `There is no order ${orderNumber}: "pnpm order list" has all.`;

export function madeText({ carrier, tracking, reference }: ParcelLabel): string {
  const name = carrier ?? 'no carrier that the shop knows';
  return `Parcel ${reference} goes by ${name}${tracking === '' ? '' : `, number ${tracking}`}.`;
}

/** A label that is not made, or not any more. */
export function stateText(parcel: ParcelLabel | null): string {
  switch (parcel?.state) {
    case 'asked':
      return 'The label service has not answered yet: the shop asks again each minute; run the command again to ask at once.';
    case 'cancelling':
      return 'The label service has not answered yet: the shop asks it each minute to cancel the label.';
    case 'refused':
      return `No label was made: ${parcel.reason}`;
    default:
      return 'The label is cancelled.';
  }
}

const factNames: Readonly<Record<CustomsFact, string>> = {
  hsCode: 'its number in the Harmonised System',
  originCountry: 'its country of origin',
};

function lackText({ sku, partNumber, facts }: CustomsLack): string {
  return `${partNumber} (${sku}) lacks ${facts.map((fact) => factNames[fact]).join(' and ')}`;
}

export function refusalOf(asked: LabelAsked, orderNumber: string): string {
  switch (asked.kind) {
    case 'lacks':
      return `Customs would stop the parcel: ${asked.lacks.map(lackText).join('; ')}. Add it to the catalogue, or label the parcel by hand.`;
    case 'notPacked':
      return `Order ${orderNumber} has nothing packed that may be sent: "pack" it first.`;
    case 'notOffered':
      return `Order ${orderNumber} has no labels: they need SENDCLOUD_PUBLIC_KEY and SENDCLOUD_SECRET_KEY, and a label code of its method in shipping.yaml.`;
    default:
      return unknownText(orderNumber);
  }
}
