import type { PageAssets } from './assets.ts';
import type { KeptPage } from './documents.ts';
import { fillIn, frameOf, makeWhole } from './documents.ts';
import type { Encoding } from '@platine/api/http/encodings.ts';
import { chooseEncoding, compressOnce } from '@platine/api/http/encodings.ts';
import type { OpenedPage, OwnParts, Redirect, RenderedPage } from './renderedPage.ts';
import type { StorefrontOptions } from './storefrontContext.ts';

/** A document as it is sent. Only one that every visitor gets has an ETag. */
export type SentDocument = Pick<RenderedPage, 'status' | 'language' | 'route'> & {
  readonly content: Buffer<ArrayBuffer>;
  readonly encoding: Encoding;
  readonly etag?: string;
};

type Options = Pick<StorefrontOptions, 'api' | 'shopGeneration' | 'pages'> & { readonly pageAssets: PageAssets };
type Make = (rendered: RenderedPage) => KeptPage | Promise<KeptPage>;

/** The document to answer with. `accepted` is the Accept-Encoding header. */
export async function findDocument(
  page: OpenedPage,
  accepted: string | undefined,
  options: Options,
): Promise<SentDocument | Redirect> {
  const { pageAssets } = options;
  const frame: Make = (rendered) => frameOf(rendered, pageAssets);
  const send = (kept: KeptPage, own?: OwnParts): SentDocument | Redirect => {
    if (!('pieces' in kept)) return kept;
    const { status, language, route } = kept;
    const encoding = chooseEncoding(accepted, 'once');
    const content = compressOnce(fillIn(kept, own ?? kept.own, pageAssets), encoding);
    return { status, language, route, encoding, content };
  };
  switch (page.of) {
    case 'visitors': {
      const encoding = chooseEncoding(accepted, 'kept');
      const whole: Make = (rendered) =>
        rendered.status === 503 ? frame(rendered) : makeWhole(rendered, pageAssets, encoding);
      return send(await findKept(`${encoding} ${page.key}`, { page, make: whole }, options));
    }
    case 'segment':
      return send(await findKept(page.key, { page, make: frame }, options), page.own);
    case 'shopper': {
      const rendered = await page.render();
      return send('location' in rendered ? rendered : frameOf(rendered, pageAssets));
    }
  }
}

type Finding = { readonly page: Pick<OpenedPage, 'render'>; readonly make: Make };

/** A page from the cache, where it is kept until the catalogue or the shop changes. One whose data could not be read is made for this request alone. */
async function findKept(key: string, { page, make }: Finding, options: Options): Promise<KeptPage> {
  const { api, shopGeneration, pages, pageAssets } = options;
  const generation = shopGeneration();
  const state = await api.catalogueState().catch(() => null);
  // Without its state nothing of the catalogue is kept; the page itself says what could not be read.
  if (state === null) return makeFor(page, make);
  let failed: KeptPage | undefined;
  const render = async () => {
    const made = await makeFor(page, make);
    if (made.status !== 503) return made;
    failed = made;
    return undefined;
  };
  const kept = await pages.fetch(`${generation} ${pageAssets.cssHash} ${state} ${key}`, { context: render });
  if (kept !== undefined) return kept;
  // Others who asked at the same moment shared a rendering that is not kept.
  return failed ?? makeFor(page, make);
}

async function makeFor({ render }: Finding['page'], make: Make): Promise<KeptPage> {
  const rendered = await render();
  return 'location' in rendered ? rendered : make(rendered);
}
