import { refusalOf } from '../../media/mediaError.ts';
import { takeSentPicture } from '../../media/takeMedia.ts';
import type { EditedStructure } from './editStructure.ts';
import { editStructure } from './editStructure.ts';

type Place = Parameters<typeof editStructure>[0] & {
  /** Where pictures are kept. */
  readonly mediaFolder: string;
};

type NewLogo = Omit<Parameters<typeof editStructure>[1], 'edit'> & {
  /** The number of the maker. */
  readonly ref: string;
  /** Null takes the logo away. */
  readonly file: Buffer | null;
};

/** Gives a maker a logo by hand, or takes it away. As with a product's pictures its files are made before the maker names them. */
export async function setLogo(
  { mediaFolder, ...moment }: Place,
  { ref, file, ...request }: NewLogo,
): Promise<EditedStructure> {
  try {
    const logo = file === null ? null : { ALL: await takeSentPicture(mediaFolder, file) };
    return await editStructure(moment, { ...request, edit: { act: 'logo', kind: 'maker', ref, logo } });
  } catch (error) {
    return { result: 'refused', refusal: refusalOf(error), reason: '' };
  }
}
