/** Carries the ERROR_CLASS of a refused call's envelope to a proxy that logs the response without reading it. */
export const errorClassHeader = 'X-Error-Class';
