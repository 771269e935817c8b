import { ChunkLoading } from '@platine/ui/chrome/ChunkLoading/ChunkLoading.tsx';
import { isCheckout } from '@platine/ui/chrome/isCheckout.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import type { PlaceProps } from './lazyScreen.tsx';

/** Stands in for a screen until its code is there, or tells that it does not come (D29). */
export function patientScreen(load: () => Promise<ComponentType<PlaceProps>>): ComponentType<PlaceProps> {
  return function PatientScreen(props: PlaceProps) {
    const [path] = useLocation();
    return (
      <ChunkLoading load={load} paying={isCheckout(path)}>
        {(Screen) => <Screen {...props} />}
      </ChunkLoading>
    );
  };
}
