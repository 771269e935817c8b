import { createHash } from 'node:crypto';
import { compressKept } from '@platine/api/http/encodings.ts';
import type { MessageTrees, Translations } from '@platine/api/shop/translations/translation.ts';
import type { AddedMessages } from '@platine/ui/i18n/loadMessages.ts';
import type { Hono } from 'hono';
import type { Asset } from './assets.ts';
import { assetResponse } from './assets.ts';
import type { StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';

type MessageFile = { readonly address: string; readonly content: Buffer<ArrayBuffer> };

/** A folder's translations stay the same objects until it is read again. */
const files = new WeakMap<MessageTrees, MessageFile>();
const assets = new WeakMap<MessageTrees, Promise<Asset>>();

/** The addresses of the messages that the shop's folder adds. They carry a hash, as those of built files do. */
export function messagesAddresses(translations: Translations): AddedMessages {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { screens }]) => [language, fileOf(language, screens).address]),
  );
}

/** The modules of added messages. */
export function addMessageFiles(app: Hono<StorefrontEnvironment>, { currentShop }: StorefrontOptions): void {
  app.get('/assets/:file{messages-.+\\.js}', async (c, next) => {
    const { path } = c.req;
    const translations = Object.entries(currentShop().translations ?? {});
    const [, found] = translations.find(([language, { screens }]) => fileOf(language, screens).address === path) ?? [];
    if (found === undefined) return next();
    return assetResponse(path, await assetOf(found.screens), c.req.header('accept-encoding') ?? '');
  });
}

function fileOf(language: string, messages: MessageTrees): MessageFile {
  const known = files.get(messages);
  if (known !== undefined) return known;
  // A text of JSON is read faster than the same as a program.
  const content = Buffer.from(`export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const made = { address: `/assets/messages-${language.toLowerCase()}-${hash}.js`, content };
  files.set(messages, made);
  return made;
}

function assetOf(messages: MessageTrees): Promise<Asset> {
  const known = assets.get(messages);
  if (known !== undefined) return known;
  const made = compressed(files.get(messages)?.content ?? Buffer.from(''));
  assets.set(messages, made);
  return made;
}

async function compressed(plain: Buffer<ArrayBuffer>): Promise<Asset> {
  const [br, gzip] = await Promise.all([compressKept(plain, 'br'), compressKept(plain, 'gzip')]);
  return { type: 'text/javascript; charset=utf-8', plain, compressed: { br, gzip } };
}
