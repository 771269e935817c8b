import type { ShownPart } from '@platine/domain/lists/shopWindow.ts';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { usePicture } from '../../components/ProductPicture/usePicture.ts';

type PartPictureProps = {
  readonly part: ShownPart;
  /** Of the longer side in CSS pixels, about. */
  readonly size: number;
};

/** The picture of a part whose name stands beside it. */
export function PartPicture({ part, size }: PartPictureProps) {
  return <ProductPicture {...usePicture(part.picture)} alt="" size={size} />;
}
