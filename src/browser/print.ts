/** Opens the browser's print dialog; what is printed is the page in its print style. */
export const print = (window: Window): void => window.print()
