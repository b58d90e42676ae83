/** A text as `like` takes it literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
