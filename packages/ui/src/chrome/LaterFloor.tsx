import { laterPart } from '../i18n/laterPart.tsx';
import { useSomebodyIsThere } from '../interaction/useSomebodyIsThere.ts';
import type { ShopFloorProps } from './ShopFloor.tsx';

const loadFloor = async () => (await import('./ShopFloor.tsx')).ShopFloor;
/** Without its code nothing is asked, nothing optional is stored, and the page goes on as it is. */
const Floor = laterPart(loadFloor);

/** The page's floor, fetched when somebody is there to read it: the server cannot know what it has to say (D31). */
export function LaterFloor(props: ShopFloorProps) {
  const there = useSomebodyIsThere();
  return there || props.reopened.asked > 0 ? <Floor {...props} /> : null;
}
