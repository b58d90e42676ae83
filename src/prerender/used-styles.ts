/**
 * A part of a style sheet as tools/build/styles/painted-styles.ts writes it: what every page has, a rule that is worn by what has all of
 * the names of one of its selectors, or what stands inside a layer or a query.
 */
export type SheetPart = string | { wears: string[][]; rule: string } | { at: string; within: SheetPart[] }

/** What of a style sheet is seen on a page that wears these names. Layers stay, because their first mention is their order. */
export function usedStyles(parts: SheetPart[], used: Set<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if ('wears' in part)
        return part.wears.some((names) => names.every((name) => used.has(name))) ? part.rule : ''
      const within = usedStyles(part.within, used)
      return within || part.at.startsWith('@layer') ? `${part.at}{${within}}` : ''
    })
    .join('')
}

/** Every class name that stands in a page, and every module, as selectors of a sheet ask for it. */
export function usedNames(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes]) =>
    asWritten(classes!).split(' '),
  )
  const modules = [...html.matchAll(/ data-module="([^"]*)"/g)].map(([, module]) => `[data-module=${module}]`)
  return new Set([...names, ...modules])
}

/** As React escapes an attribute; the names of styles for what stands inside an element hold `&` and `>`. */
const escapes: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const asWritten = (attribute: string) =>
  attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => escapes[name]!)

/** Without the variables and the movements that no rule asks for. */
export function withoutUnused(styles: string): string {
  const asked = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const fewer = styles.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    asked.has(name) ? declaration : '',
  )
  // What a variable asked for may be asked for no more.
  return fewer === styles ? withoutMovements(withoutEmptyRules(styles)) : withoutUnused(fewer)
}

/** Rules whose variables are gone. Layers stay, because their first mention is their order. */
const withoutEmptyRules = (styles: string) => styles.replace(/(?<=[{}])[^{}@;]+\{\}/g, '')

function withoutMovements(styles: string): string {
  const movement = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g
  const asked = new Set(
    styles
      .match(/animation[^;{}]*/g)
      ?.join()
      .match(/[\w-]+/g),
  )
  return styles.replace(movement, (keyframes, name) => (asked.has(name) ? keyframes : ''))
}
