import { transferModules } from '@platine/documents/sheet/transferModules.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { transferDue } from '@platine/domain/order/transferDue.ts';
import { epcPayload } from '@platine/domain/payment/epcPayload.ts';
import { accountHolder } from '@platine/domain/shop/identity.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import sharp from 'sharp';
import type { PictureBlock } from './letter.ts';
import type { Wording } from './wording.ts';

/** Pixels of a module: a code of 45 modules is as wide as four centimetres on a screen. */
const modulePixels = 4;
/** Modules of light around a code, without which readers may not find it (ISO/IEC 18004). */
const quiet = 4;
const [dark, light] = [0, 255];

type About = { readonly wording: Wording; readonly shop: Shop; readonly href: string };

/** The code of the transfer that an order waits for, for banking apps (EPC069-12); null for any other order. */
export async function transferPicture(order: Order, { wording, shop, href }: About): Promise<PictureBlock | null> {
  const due = transferDue(order);
  if (due === null) return null;
  const { iban, bic } = shop.bank;
  const name = accountHolder(shop.identity.company, shop.bank);
  const rows = transferModules(epcPayload({ name, iban, bic, cents: due.cents, reference: due.reference }), quiet);
  const side = rows.length;
  const pixels = Uint8Array.from(rows.flatMap((row) => row.map((isDark) => (isDark ? dark : light))));
  const content = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * modulePixels, side * modulePixels, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  const { scan, code: alt } = wording.documents.bank;
  const filename = 'transfer.png';
  const file = { filename, content, contentType: 'image/png', cid: filename };
  return { kind: 'picture', file, alt, caption: scan, href, width: side * modulePixels };
}
