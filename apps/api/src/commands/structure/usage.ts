import { structureKinds } from '@platine/domain/desk/structureEdit.ts';
import { pressUsage } from '../press.ts';

/** The text of `pnpm structure` without arguments. */
export const usage = `Usage: pnpm structure list [${structureKinds.join('|')}]     makers, categories and the groups of the top menu, with the products that name them
       pnpm structure show maker 105                  all facts of one, and who has changed what by hand
       pnpm structure add maker 105                   a new maker, with a number that is free: "list maker" says the next one
                                                      --name Orbit [--country AT] [--contact-name … --contact-address … --contact-email … --contact-url …]
       pnpm structure add category 1.2.3              a new category, below 1.2 --name EN=… [--name DE=… …]
       pnpm structure add group tools                 a new menu group, which has a key and no entries yet
                                                      --title EN=… [--title DE=… …] [--place 2: in the menu; without it the last]
       pnpm structure change maker|category|group <number, path or key>
                                                      the same options: other facts and languages stay; '' and EN= take a text out
       pnpm structure remove maker|category|group <number, path or key>
       pnpm structure logo 105 <file>                 the logo of a maker, in place of the one before; logo-remove 105 takes it away
       pnpm structure entry tools --title EN=… --tags board,kit     one more entry of a menu group, which leads to the products with one of these tags
       pnpm structure entry-change tools 2 [--title FR=…] [--tags board,kit]    by its number in "show"; other languages stay
       pnpm structure entry-order tools 3,1,2         all its entries in this order
       pnpm structure entry-move tools 3 1            the third to place 1
       pnpm structure entry-remove tools 2            takes this one out
Texts are EN=…, DE=…, FR=…, or ALL=… for one in all languages.
${pressUsage}
The shop's data are where DATABASE_URL or DATA_DIR say, its logos where MEDIA_DIR says; the shop may be running.`;
