import { documentKinds } from '@platine/domain/contract/schemas/product.ts';
import { mostCells } from '@platine/domain/desk/productCells.ts';
import { productLists } from '@platine/domain/desk/productEdit.ts';
import { longestPlace } from '@platine/domain/desk/storagePlace.ts';
import { pressUsage } from '../press.ts';

/** The text of `pnpm product` without arguments. */
export const usage = `Usage: pnpm product find [<words>] [--list ${productLists.join('|')}]
                                               products by number, part number, storage place or words of their names
       pnpm product show <number>              everything about a product, and who has changed what by hand
       pnpm product new [<number>]             a new product; without a number the next free one
                                               --name EN=… [--name DE=… …] --maker <number> --category 1.2.3 --weight <grams>
                                               [--part-number …] [--gtin …] [--stock 5] [--price 12.90: without it it is shown, not sold]
       pnpm product stock <number> +5|-3       pieces come, or go; to set a count: pnpm catalogue stock <file>
       pnpm product place <number> A-12-3      where its pieces lie, at most ${longestPlace} characters; '' for nowhere that was named
       pnpm product price <number> 12.90       the price of one piece in euros, with Luxembourg VAT
                                               [--original 15.90: announces it as reduced; without it no reduction is announced]
       pnpm product flags <number>             whether it is sold [--sale|--no-sale], may show a reduction [--discount|--no-discount]
       pnpm product texts <number>             [--name EN=… --description DE=… …: other languages stay; DE= takes a text out]
       pnpm product cell <number> WEIGHT_GRAMS=12 …   facts as "show" and products.csv have them, at most ${mostCells} together; NEW_SINCE= takes one out
       pnpm product picture <number> <file>    one more picture, behind the others
       pnpm product picture-order <number> 3,1,2      all its pictures in this order, by their numbers in "show"
       pnpm product picture-move <number> 3 1  the third to place 1, which is the main picture's
       pnpm product picture-texts <number> 2   [--caption EN=… --copyright ALL=… …: others stay; EN= takes a text out]
       pnpm product picture-remove <number> 2  takes this one out
       pnpm product document <number> <file>   one more PDF, behind the others, --kind ${documentKinds.join('|')}
                                               [--language EN|DE|FR: the one that it is written in; without it it is every reader's]
       pnpm product link <number> https://…    one more link, behind the documents [--caption EN=… …]
       pnpm product document-order, document-move, document-texts, document-remove
                                               as those of pictures, for documents and links; documents have no copyright text
${pressUsage}
The shop's data are where DATABASE_URL or DATA_DIR say, its pictures and documents where MEDIA_DIR says; the shop may be running.`;
