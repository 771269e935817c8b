import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { AddableLanguage } from '@platine/domain/language/language.ts';
import { addableLanguages } from '@platine/domain/language/language.ts';
import { translationFile } from '../../shop/folderLanguages.ts';
import { readShop } from '../../shop/readShop.ts';
import { sampleShopFolder } from '../../shop/sampleShop.ts';
import { parseYaml, readText } from '../../shop/readYaml.ts';
import { withOpenTexts } from '../../shop/translations/translationText.ts';
import { missingNotices } from '../../shop/noticeFiles.ts';
import { unstampedLabels } from '../../shop/shippingFile.ts';
import { ShopError } from '../../shop/shopError.ts';
import type { Command, Output } from '../command.ts';

const usage = `Usage: pnpm shop init <folder>    makes a folder with the sample shop, to begin with
       pnpm shop check <folder>   says what a shop's folder has that cannot be used
       pnpm shop language <folder> <code>
                                  makes languages/<code>.yaml, with a place for each text of the program that it lacks;
                                  codes: ${addableLanguages.map((one) => one.toLowerCase()).join(' ')}

A shop is started with SHOP_DIR=<folder>.`;

/** Begins and checks the folder that says who runs a shop and what it decides. */
export const shopCommand: Command = {
  usage,
  parse([what, name, code, ...more], cwd) {
    if (name === undefined || name.startsWith('-') || more.length > 0) return null;
    const folder = resolve(cwd, name);
    if (what === 'language') {
      const language = addableLanguages.find((one) => one === code?.toUpperCase());
      return language === undefined
        ? null
        : { needs: 'nothing', run: async (output) => openLanguage(folder, language, output) };
    }
    if (code !== undefined) return null;
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

/** Adds a place for each text that a translation lacks, so that a translator sees what is left to do. */
function openLanguage(folder: string, language: AddableLanguage, { say, complain }: Output): number {
  if (!existsSync(folder)) {
    complain(`${folder} is not there: make it with pnpm shop init ${folder}.`);
    return 1;
  }
  const name = translationFile(language);
  const path = join(folder, name);
  try {
    const before = existsSync(path) ? readText(folder, name) : '';
    if (before !== '') parseYaml(folder, name);
    const { text, lacking } = withOpenTexts(before);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    say(
      lacking === 0
        ? `${name} has all texts of the program.`
        : `${name} lacks ${lacking === 1 ? 'a text' : `${lacking} texts`}: write each below the English one, then run pnpm shop check ${folder}. The shop’s own texts and pages need ${language} as well.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    for (const sentence of error.sentences) complain(sentence);
    return 1;
  }
}

function check(folder: string, { say, complain }: Output): number {
  try {
    const { identity, guaranteeNotices, labels, languages } = readShop(folder);
    say(`${folder} can be used: the shop ${identity.name}, ${identity.company}`);
    for (const sentence of [missingNotices(guaranteeNotices, languages), unstampedLabels(labels)])
      if (sentence !== null) say(sentence);
    return 0;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    for (const sentence of error.sentences) complain(sentence);
    return 1;
  }
}
