/** The machines of every page. */
export const loadMachines = () => import('./startMachines.ts');
