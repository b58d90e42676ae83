/** Digits of Arabic and Persian keyboards as the Latin ones that codes and numbers are kept in; all else as it is. */
export const latinDigits = (text: string): string =>
  // In both blocks the last four bits of the character are the digit.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
