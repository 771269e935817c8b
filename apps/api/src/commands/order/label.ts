import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { labelPdf } from '../../services/labels/labelRows.ts';
import { askForLabel, cancelLabel } from '../../services/labels/askForLabel.ts';
import { joinLabels, joinRefusal } from '../../services/labels/joinLabels.ts';
import { readParcelLabel } from '../../services/labels/readParcelLabel.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import type { ShopContext } from '../command.ts';
import type { LabelCommand } from './labelCommand.ts';
import { madeText, refusalOf, stateText, unknownText } from './labelWords.ts';

type Command = LabelCommand & { readonly json: boolean };
type Place = { readonly command: Command; readonly shop: ShopContext; readonly cwd: string };
/** How one order has ended. */
type End = {
  readonly done: boolean;
  readonly parcel: ParcelLabel | null;
  readonly text: string;
  readonly path?: string;
};

/** Makes the labels of parcels, one after the other, and writes their PDFs, or cancels them. An order that is refused stops none of the others. */
export async function label(command: Command, shop: ShopContext, cwd: string): Promise<number> {
  const place = { command, shop, cwd };
  const isTogether = command.out !== null && command.orderNumbers.length > 1;
  const made: string[] = [];
  let failed = 0;
  for (const orderNumber of command.orderNumbers) {
    const end = command.cancel ? await cancel(place, orderNumber) : await make({ ...place, isTogether }, orderNumber);
    tell(place, orderNumber, end);
    if (!end.done) failed += 1;
    else if (end.parcel !== null) made.push(end.parcel.reference);
  }
  if (isTogether && made.length > 0 && !(await writeTogether(place, made))) failed += 1;
  return failed === 0 ? 0 : 1;
}

async function make({ command, shop, cwd, isTogether }: Place & { readonly isTogether: boolean }, orderNumber: string) {
  const asked = await askForLabel(shop, { orderNumber, by: command.by ?? systemUser });
  if (asked.kind !== 'asked' && asked.kind !== 'open') return refused(refusalOf(asked, orderNumber));
  const parcel = await read(shop, orderNumber);
  if (parcel?.state !== 'made') return refused(stateText(parcel), parcel);
  const pdf = await labelPdf(shop.db, parcel.reference);
  if (pdf === null) return refused('The label is too old to be printed again.', parcel);
  if (isTogether) return { done: true, parcel, text: madeText(parcel) };
  const path = resolve(cwd, command.out ?? `${parcel.reference}.pdf`);
  writeFileSync(path, pdf);
  return { done: true, parcel, path, text: `${madeText(parcel)} The label is in ${path}; "ship" takes its number.` };
}

async function cancel({ command, shop }: Place, orderNumber: string): Promise<End> {
  const cancelled = await cancelLabel(shop, { orderNumber, by: command.by ?? systemUser });
  if (cancelled === 'unknown') return refused(unknownText(orderNumber));
  if (cancelled === 'nothing')
    return refused(`Order ${orderNumber} has no label that could be cancelled before its parcel is sent.`);
  const parcel = await read(shop, orderNumber);
  if (parcel?.state === 'made') return refused(`The label was not cancelled: ${parcel.reason}`, parcel);
  return { done: true, parcel, text: stateText(parcel) };
}

const refused = (text: string, parcel: ParcelLabel | null = null): End => ({ done: false, parcel, text });

async function read(shop: ShopContext, orderNumber: string): Promise<ParcelLabel | null> {
  const file = await readOrderFile(shop.db, orderNumber);
  return file === null ? null : readParcelLabel(shop, file);
}

async function writeTogether({ command: { out, json }, shop, cwd }: Place, references: readonly string[]) {
  const joined = await joinLabels(shop, references);
  if (joined.kind !== 'joined') {
    complain({ json, shop }, joinRefusal(joined));
    return false;
  }
  const path = resolve(cwd, out ?? 'labels.pdf');
  writeFileSync(path, joined.bytes);
  const text = `${references.length} labels are in ${path}, in this order; "ship" takes their numbers.`;
  shop.output.say(json ? JSON.stringify({ references, path }) : text);
  return true;
}

/** Of several orders each sentence names its own. */
function tell({ command, shop }: Place, orderNumber: string, { done, parcel, text, path = null }: EndToTell): void {
  const { json, orderNumbers } = command;
  const told = orderNumbers.length > 1 ? `${orderNumber}: ${text}` : text;
  if (!done) complain({ json, shop, orderNumber }, told);
  else shop.output.say(json ? JSON.stringify({ orderNumber, label: parcel, path }) : told);
}

type EndToTell = Omit<End, 'path'> & { readonly path?: string | null };

type Complaint = Pick<Command, 'json'> & { readonly shop: ShopContext; readonly orderNumber?: string };

function complain({ json, shop: { output }, orderNumber }: Complaint, message: string): void {
  if (json) output.say(JSON.stringify({ error: 'label', orderNumber, message }));
  else output.complain(message);
}
