import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Taking } from './productMedia.ts';
import { takeLogo } from './productMedia.ts';
import type { CatalogueStructure } from './catalogueStructure.ts';

/** Takes the manufacturers' logos into the shop. */
export async function withLogos<Structure extends CatalogueStructure>(
  structure: Structure,
  taking: Omit<Taking, 'naming'>,
): Promise<Structure & { readonly logos: ReadonlyMap<number, LocalizedText | null> }> {
  const logos = new Map<number, LocalizedText | null>();
  for (const [index, { MANUFACTURER_ID, LOGO }] of structure.manufacturers.entries()) {
    const line = structure.manufacturerLines[index] ?? 0;
    logos.set(MANUFACTURER_ID, await takeLogo(LOGO, { ...taking, naming: { file: 'manufacturers.jsonl', line } }));
  }
  return { ...structure, logos };
}
