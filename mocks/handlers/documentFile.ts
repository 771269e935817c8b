import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { isInvoice } from '@platine/domain/order/documentKinds.ts';
import type { Shop } from '../shop/shop.ts';
import { failureResponse } from './respond.ts';

/** An empty page: the mock shop issues no documents, its files only open. */
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const xml =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>\n';

const nothingThere = new BusinessFailure('NotFoundException', 'There is nothing at this address.');

/** Files of the shopper's quotes. */
export function quoteFileHandler(shop: Shop, origin = ''): HttpHandler {
  return http.get(`${origin}/api/quote/file/:file`, ({ params }) => {
    const file = String(params['file']);
    const found = shop
      .read()
      .quotes.find(({ number, owner }) => `${number}.pdf` === file && owner === shop.user?.email);
    if (found === undefined) return failureResponse(nothingThere);
    return new HttpResponse(pdf, {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${file}"` },
    });
  });
}

/** Files of the documents of the shop's orders, as the API names them (D7, D38). */
export function documentFileHandler(shop: Shop, origin = ''): HttpHandler {
  return http.get(`${origin}/api/shop/transaction/file/:file`, ({ params }) => {
    const [, number, ending] = /^(.+)\.(pdf|xml)$/.exec(String(params['file'])) ?? [];
    const found = shop
      .read()
      .orders.flatMap(({ documents }) => documents)
      .find((document) => document.number === number);
    if (found === undefined || (ending === 'xml' && !isInvoice(found.kind))) return failureResponse(nothingThere);
    const [body, type] = ending === 'pdf' ? [pdf, 'application/pdf'] : [xml, 'application/xml'];
    return new HttpResponse(body, {
      headers: { 'Content-Type': type, 'Content-Disposition': `inline; filename="${number}.${ending}"` },
    });
  });
}
