import { path, rect, repeat, line } from '../shapes.ts';

/** The shop's chip, the outline of its logo. */
export const drawPlaceholder = (): string => {
  const pins = repeat(3, (index) => {
    const offset = -18 + 18 * index;
    return (
      line([120 + offset, 28], [120 + offset, 132], 'metal') + line([68, 80 + offset], [172, 80 + offset], 'metal')
    );
  });
  return pins + rect([82, 42], [76, 76, 9]) + path('M108 102V60H123A12.5 12.5 0 0 1 123 85H108');
};
