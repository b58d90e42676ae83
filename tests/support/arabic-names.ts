import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#tests/support/discover.ts'

/** A name by which a test finds something: a text, or a pattern of it. */
export type Name = string | RegExp

/** A text of the shop in both languages, with its parameters as the dictionaries write them. */
export type Wording = { en: string; ar: string }

/** All texts of the shop. */
export async function readWordings(): Promise<Wording[]> {
  const files = globSync('src/i18n/en/**/index.ts', { cwd: root })
  const pairs = await Promise.all(
    files.map(async (file) => [await read(file), await read(file.replace('/en/', '/ar/'))] as const),
  )
  return pairs.flatMap(([en, ar]) => wordingsOf(en, ar))
}

async function read(file: string): Promise<unknown> {
  const { default: texts } = await import(pathToFileURL(join(root, file)).href)
  if (!texts) throw new Error(`${basename(dirname(file))} has no texts`)
  return texts
}

const wordingsOf = (en: unknown, ar: unknown): Wording[] =>
  typeof en === 'string'
    ? [{ en, ar: String(ar) }]
    : Object.entries(en as object).flatMap(([key, value]) =>
        wordingsOf(value, (ar as Record<string, unknown>)[key]),
      )

/**
 * Translates names for a page in Arabic. A name that is none of the shop's texts, such as that of a dish, stays as it is.
 * Parts of a name that the shop joins (`One more: Karak tea`) are translated one by one.
 */
export function arabicNames(wordings: readonly Wording[]): (name: Name, exact?: boolean) => Name {
  const known = wordings
    .map(({ en, ar }) => ({ en: partsOf(en), ar: partsOf(ar) }))
    // A text that is nothing but a parameter would match everything, its own parameter too.
    .filter(({ en }) => en.some(({ text, forms }) => /\p{L}/u.test(text ?? forms?.join() ?? '')))

  const ofText = (text: string): string[] =>
    known.flatMap(({ en, ar }) => {
      const match = new RegExp(`^${patternOf(en)}$`, 'i').exec(text)
      if (!match) return []
      const values = match.groups ?? {}
      return patternOf(ar, (name) => parameter(values[name]))
    })
  const parameter = (value: string | undefined): string => {
    if (value === undefined || (/\d/.test(value) && !/^\d+$/.test(value))) return '.*'
    return either([escaped(value), ...ofText(value)])
  }
  const joined = (text: string): string[] => {
    const [joint] = JOINT.exec(text) ?? []
    if (joint === undefined) return []
    const at = text.indexOf(joint)
    const [first, rest] = [text.slice(0, at), text.slice(at + joint.length)]
    const [begin, end] = [ofText(first), whole(rest)]
    if (begin.length === 0 && end === undefined) return []
    return [`${either([...begin, escaped(first)])}${escaped(joint)}${end ?? escaped(rest)}`]
  }
  const whole = (text: string): string | undefined => {
    const found = [...ofText(text), ...joined(text)]
    return found.length > 0 ? either(found) : undefined
  }
  const containing = (text: string) =>
    known
      .filter(({ en }) => en.some((part) => part.text?.toLowerCase().includes(text.toLowerCase())))
      .map(({ ar }) => patternOf(ar))
  const matching = (pattern: RegExp) =>
    known.flatMap(({ en, ar }) => {
      const texts = FILLINGS.map((filling) => filled(en, filling))
      if (texts.some((text) => pattern.test(text))) return patternOf(ar)
      // Only joined to another text does it match: `One more: `.
      return JOINTS.filter((joint) => texts.some((text) => pattern.test(`${text}${joint}Karak tea`))).map(
        (joint) => patternOf(ar) + escaped(joint),
      )
    })

  return (name, exact = false) => {
    if (typeof name !== 'string') {
      const found = matching(name)
      if (found.length === 0) return name
      const begins = name.source.startsWith('^') ? '^' : ''
      return new RegExp(`${begins}${SIGNS}${either(found)}${name.source.endsWith('$') ? `${SIGNS}$` : ''}`)
    }
    const found = whole(name)
    if (found !== undefined) return new RegExp(exact ? `^${SIGNS}${found}${SIGNS}$` : found)
    const around = exact ? [] : containing(name)
    return around.length > 0 ? new RegExp(either(around)) : name
  }
}

type Part = { text: string; name?: never; forms?: never } | { name: string; forms?: string[]; text?: never }

/** `Add {name:string}`, `{count: ?? item | ?? items}` in double braces. */
function partsOf(template: string): Part[] {
  return template.split(/(\{\{.*?\}\}|\{.*?\})/).flatMap((piece): Part[] => {
    const plural = /^\{\{(?:(\w+):)?(.*)\}\}$/.exec(piece)
    if (plural) return [{ name: plural[1] ?? '', forms: plural[2]!.split('|').map((form) => form.trim()) }]
    const parameter = /^\{(\w+).*\}$/.exec(piece)
    if (parameter) return [{ name: parameter[1]! }]
    return piece ? [{ text: piece }] : []
  })
}

/** Without `parameter`, each parameter is a group of its name. */
function patternOf(parts: Part[], parameter?: (name: string) => string): string {
  const groups = new Set<string>()
  return parts
    .map(({ text, name, forms }) => {
      if (text !== undefined) return escaped(text)
      if (forms) return either(forms.map((form) => escaped(form).replaceAll('\\?\\?', '\\d+')))
      if (parameter) return `${SIGNS}${parameter(name)}${SIGNS}`
      if (groups.has(name)) return '.*'
      groups.add(name)
      return `(?<${name}>.+)`
    })
    .join('')
}

/** A text of the template as a customer reads it. */
const filled = (parts: Part[], filling: string): string =>
  parts.map(({ text, forms }) => text ?? forms?.at(-1)?.replace('??', filling) ?? filling).join('')

const FILLINGS = ['1', '20', 'Karak tea', 'AED 20.00']

/** Between the parts of a name that the shop joins. */
const JOINTS = [': ', ' · ', ', ']
const JOINT = new RegExp(JOINTS.join('|'))
/** Invisible marks of direction, which Arabic texts put around parameters. */
const SIGNS = '[\\u200e\\u200f\\u2066-\\u2069]*'

const either = (patterns: readonly string[]): string => `(?:${[...new Set(patterns)].join('|')})`
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
