import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CustomsFact, CustomsLack, ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { labelPdf } from '../../services/labels/labelRows.ts';
import type { LabelAsked } from '../../services/labels/askForLabel.ts';
import { askForLabel, cancelLabel } from '../../services/labels/askForLabel.ts';
import { readParcelLabel } from '../../services/labels/readParcelLabel.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { ShopContext } from '../command.ts';
import type { LabelCommand } from './labelCommand.ts';

type Command = LabelCommand & { readonly json: boolean };

/** Makes the label of a parcel and writes its PDF, or cancels it. */
export async function label(command: Command, shop: ShopContext, cwd: string): Promise<number> {
  const request = { orderNumber: command.orderNumber, by: command.by ?? systemUser };
  if (command.cancel) return tellCancelled(command, shop, await cancelLabel(shop, request));
  const asked = await askForLabel(shop, request);
  if (asked.kind !== 'asked' && asked.kind !== 'open') return refuse(command, shop, refusalOf(asked, command));
  const parcel = await read(command, shop);
  if (parcel?.state !== 'made') return refuse(command, shop, stateText(parcel));
  const pdf = await labelPdf(shop.db, parcel.reference);
  if (pdf === null) return refuse(command, shop, 'The label is too old to be printed again.');
  const path = resolve(cwd, command.out ?? `${parcel.reference}.pdf`);
  writeFileSync(path, pdf);
  const told = `${madeText(parcel)} The label is in ${path}; "ship" takes its number.`;
  return say(command, shop, { parcel, path, text: told });
}

async function read({ orderNumber }: Command, shop: ShopContext): Promise<ParcelLabel | null> {
  const file = await readOrderFile(shop.db, orderNumber);
  return file === null ? null : readParcelLabel(shop, file);
}

async function tellCancelled(
  command: Command,
  shop: ShopContext,
  cancelled: Awaited<ReturnType<typeof cancelLabel>>,
): Promise<number> {
  const { orderNumber } = command;
  if (cancelled === 'unknown') return refuse(command, shop, unknownText(orderNumber));
  if (cancelled === 'nothing')
    return refuse(
      command,
      shop,
      `Order ${orderNumber} has no label that could be cancelled before its parcel is sent.`,
    );
  const parcel = await read(command, shop);
  if (parcel?.state === 'made') return refuse(command, shop, `The label was not cancelled: ${parcel.reason}`);
  return say(command, shop, { parcel, path: null, text: stateText(parcel) });
}

type Told = { readonly parcel: ParcelLabel | null; readonly path: string | null; readonly text: string };

function say({ json }: Command, { output }: ShopContext, { parcel, path, text }: Told): number {
  output.say(json ? JSON.stringify({ label: parcel, path }) : text);
  return 0;
}

function refuse({ json }: Command, { output }: ShopContext, message: string): number {
  if (json) output.say(JSON.stringify({ error: 'label', message }));
  else output.complain(message);
  return 1;
}

const unknownText = (orderNumber: string) => `There is no order ${orderNumber}: "pnpm order list" has all.`;

function madeText({ carrier, tracking, reference }: ParcelLabel): string {
  const name = carrier ?? 'no carrier that the shop knows';
  return `Parcel ${reference} goes by ${name}${tracking === '' ? '' : `, number ${tracking}`}.`;
}

/** A label that is not made, or not any more. */
function stateText(parcel: ParcelLabel | null): string {
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

function refusalOf(asked: LabelAsked, { orderNumber }: Command): string {
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
