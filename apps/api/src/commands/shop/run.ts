import { cpSync, existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readShop, sampleShopFolder } from '../../shop/readShop.ts';
import { missingNotices } from '../../shop/noticeFiles.ts';
import { unstampedLabels } from '../../shop/shippingFile.ts';
import { ShopError } from '../../shop/shopError.ts';
import type { Command, Output } from '../command.ts';

const usage = `Usage: pnpm shop init <folder>    makes a folder with the sample shop, to begin with
       pnpm shop check <folder>   says what a shop's folder has that cannot be used

A shop is started with SHOP_DIR=<folder>.`;

/** Begins and checks the folder that says who runs a shop and what it decides. */
export const shopCommand: Command = {
  usage,
  parse([what, name, ...more], cwd) {
    if (name === undefined || name.startsWith('-') || more.length > 0) return null;
    const folder = resolve(cwd, name);
    if (what === 'init') return { needs: 'nothing', run: async (output) => init(folder, output) };
    return what === 'check' ? { needs: 'nothing', run: async (output) => check(folder, output) } : null;
  },
};

/** Nothing that is there is overwritten. */
function init(folder: string, { say, complain }: Output): number {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    complain(`${folder} has files already: name a folder that is new or empty.`);
    return 1;
  }
  cpSync(sampleShopFolder, folder, { recursive: true });
  say(`${folder} has the sample shop. Change it, run pnpm shop check ${folder}, and start with SHOP_DIR=${folder}.`);
  return 0;
}

function check(folder: string, { say, complain }: Output): number {
  try {
    const { identity, guaranteeNotices, labels } = readShop(folder);
    say(`${folder} can be used: the shop ${identity.name}, ${identity.company}`);
    for (const sentence of [missingNotices(guaranteeNotices), unstampedLabels(labels)])
      if (sentence !== null) say(sentence);
    return 0;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    for (const sentence of error.sentences) complain(sentence);
    return 1;
  }
}
