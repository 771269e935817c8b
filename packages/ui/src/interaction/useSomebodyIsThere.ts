import { useEffect, useState } from 'react';
import { whenSomebodyStays } from './whenSomebodyIsThere.ts';

/** Whether somebody has begun to use the page since it works; it stays so. False on the server. */
export function useSomebodyIsThere(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => whenSomebodyStays(() => setThere(true)), []);
  return there;
}
