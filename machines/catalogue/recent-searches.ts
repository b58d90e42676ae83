/** Recent searches show the last five (docs/spec.md §9). */
const SHOWN = 5

/** The searches with this one in front; the same text is kept once, however it was written. */
export const withSearch = (recent: readonly string[], text: string): string[] =>
  [text, ...withoutSearch(recent, text)].slice(0, SHOWN)

export const withoutSearch = (recent: readonly string[], text: string): string[] =>
  recent.filter((known) => !isSame(known, text))

/** The searches since the page opened, in front of the stored ones. */
export const withStored = (recent: readonly string[], stored: readonly string[]): string[] =>
  recent.reduceRight<string[]>(withSearch, stored.slice(0, SHOWN))

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
