/** Opens the browser's print dialog; the browser prints the page in its print style. */
export const print = (window: Window): void => window.print()
