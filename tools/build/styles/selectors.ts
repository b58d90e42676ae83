/** A class name in a selector, escaped as it is there. */
export const className = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu

/** As it stands in HTML. */
export const unescaped = (name: string): string => name.replace(/\\(.)/g, '$1')

/** The class names of a selector, as they stand in HTML. */
export const classNamesIn = (selector: string): string[] =>
  [...selector.matchAll(className)].map(([, name]) => unescaped(name!))

/** Innermost first; names keep theirs, which are escaped. */
const inParentheses = /(?<!\\)\((?:\\.|[^()\\])*\)/g

/** Without what stands in parentheses, which is one of several or none. */
export function withoutArguments(selector: string): string {
  const plain = selector.replace(inParentheses, '')
  return plain === selector ? plain : withoutArguments(plain)
}
