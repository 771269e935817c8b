import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SettingsTexts } from '@platine/domain/desk/settings.ts';
import type { EditableSettings } from '@platine/domain/desk/settingsNames.ts';
import { languagesOf } from '@platine/domain/desk/settings.ts';
import { isPageOfSettings } from '@platine/domain/desk/settingsNames.ts';
import { pageFileName } from '@platine/domain/shop/pages/pageFileName.ts';
import { stringify } from 'yaml';
import { languagesFolder } from '../folderLanguages.ts';
import { noticeFileName } from '../noticeFile.ts';
import { readShop } from '../readShop.ts';
import { ShopError } from '../shopError.ts';

/** Files of a shop's folder by name, with their new content; null for one that goes. */
type NewFiles = ReadonlyMap<string, string | null>;

/** The files of a page or of the notice with such words. */
export function newFiles(name: EditableSettings, texts: SettingsTexts): NewFiles {
  if (isPageOfSettings(name))
    return new Map(languagesOf(texts).map((language) => [pageFileName(name, language), texts[language] ?? '']));
  const isNone = languagesOf(texts).every((language) => texts[language] === '');
  return new Map([[noticeFileName, isNone ? null : noticeWith(texts)]]);
}

/** A notice with other words has another name, so that those see it who have closed the one before. */
function noticeWith(text: SettingsTexts): string {
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  // A missing language is told as such by the folder's check.
  const filled = Object.fromEntries(Object.entries(text).filter(([, words]) => words !== ''));
  return stringify({ id: `notice-${hash}`, text: filled }, { lineWidth: 0 });
}

/** The mistakes that a shop's folder would have with some files: none when it can be used. */
export function mistakesWith(folder: string, files: NewFiles): readonly string[] {
  const trial = mkdtempSync(join(tmpdir(), 'platine-shop-'));
  // The rest of the folder may be large.
  const kept = ['pages', languagesFolder];
  const filter = (path: string) => path === folder || kept.includes(basename(path)) || statSync(path).isFile();
  try {
    cpSync(folder, trial, { recursive: true, dereference: true, filter });
    writeFiles(trial, files);
    readShop(trial);
    return [];
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.sentences;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

/** Writes the files, each whole or not at all, whenever the process ends. */
export function writeFiles(folder: string, files: NewFiles): void {
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (content === null) {
      rmSync(path, { force: true });
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, content, { flush: true });
    renameSync(`${path}.new`, path);
  }
}
