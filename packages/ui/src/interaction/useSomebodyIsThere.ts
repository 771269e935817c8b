import { useEffect, useState } from 'react';
import { whenSomebodyIsThere } from './whenSomebodyIsThere.ts';

/** Whether somebody has begun to use the page since it works; it stays so. False on the server. */
export function useSomebodyIsThere(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => whenSomebodyIsThere(() => setThere(true)), []);
  return there;
}
