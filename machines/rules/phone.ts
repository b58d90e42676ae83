/**
 * A number that the server may take. The phone field writes `+971501234567` for a number, and `+971 501` for what its
 * country does not have.
 */
export const isPhone = (text: string): boolean => /^\+?\d{7,15}$/.test(text)
