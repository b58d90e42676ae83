import { randomOf } from '#server/rules/seeded-random.ts'
import { at, type Schema } from './contract.ts'

/** A value and, in a few words, its flaw. Values of one kind break the same rule of a schema. */
export type Value = { what: string; value: unknown; kind: string }

/** Texts that have broken other shops: from a keyboard, a copied page or an attacker. */
const nastyTexts: Record<string, string> = {
  'a space': ' ',
  'a NUL': '\u0000',
  'a NUL inside': 'a\u0000b',
  'control characters': 'a\u0007\u001b[31m\u007fb',
  'line breaks': 'one\r\nset-cookie: two=2\n',
  'half a surrogate pair': 'a\ud800',
  'the other half': '\udc00a',
  'a family of emoji': '👩‍👩‍👧‍👦🔥🏳️‍🌈',
  'marks of direction': '\u202eabc\u202c\u200f\u061c\u2066',
  'Arabic with marks': 'شَاوِرْمَا ﷽ ١٢٣',
  'letters piled up': 'Z̴̡̛̤͓̰͎̊̿a̷͔͑l̶͙̈́g̵̡̈o̸̰͌',
  'invisible letters': '\u200b\ufeff\u00ad',
  'no character at all': '\uffff\ufdd0',
  'SQL in quotes': "'; drop table customers; --",
  'SQL that is always true': "1' or '1'='1",
  'SQL of a pattern': '%_\\%',
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '"><img src=x onerror=alert(1)>',
  'a template': '{{7*7}}#{7*7}<%= 7*7 %>',
  'a path': '../../../../etc/passwd',
  'percent signs': '%zz%00%',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'the word null': 'null',
  'the word undefined': 'undefined',
  'the word NaN': 'NaN',
  'an object in words': '[object Object]',
  JSON: '{"a":[1,{"b":null}]}',
  'a list with leading zeros': '[01,002]',
  'a list of nothing': '[]',
  'a list of a huge number': '[999999999]',
  'a list in list': '[[1]]',
}

/** Numbers as a user types them into a URL. */
const nastyNumbers: Record<string, string> = {
  'a word': 'abc',
  NaN: 'NaN',
  Infinity: 'Infinity',
  'minus Infinity': '-Infinity',
  'a negative number': '-1',
  zero: '0',
  'a fraction': '1.5',
  'hexadecimal digits': '0x10',
  'an exponent': '1e400',
  'a tiny exponent': '1e-400',
  'Arabic digits': '١٢',
  'a thousand with comma': '1,000',
  'one more than a database keeps': '2147483648',
  'one more than JavaScript counts': '9007199254740993',
  'fifty digits': '9'.repeat(50),
  'true in words': 'true',
  'two numbers': '1 2',
  'a quote': "1'",
  'a NUL after it': '1\u0000',
}

const ofOtherTypes: Record<string, unknown> = {
  null: null,
  'a text': 'text',
  'a number': 12.5,
  true: true,
  'a list': [],
  'a list of lists': [[[]]],
  'an object': {},
  'an object of an object': { toString: { valueOf: 1 } },
}

const LONG = 20_000

/** What a text of a URL or a header may be instead of what the schema says. */
export function badTexts(schema: Schema): Value[] {
  const { enum: choices, minimum, maximum, maxLength } = at(schema)
  const types = typesOf(schema)
  const isNumber = types.includes('integer') || types.includes('number')
  return [
    ...(isNumber ? listed('a nasty number', nastyNumbers) : listed('a nasty text', nastyTexts)),
    ...named([
      { what: 'nothing', value: '' },
      ...(minimum === undefined ? [] : [{ what: 'less than the minimum', value: String(minimum - 1) }]),
      ...(maximum === undefined ? [] : [{ what: 'more than the maximum', value: String(maximum + 1) }]),
      ...(choices ? [{ what: 'none of the choices', value: `${String(choices[0])}s` }] : []),
      { what: 'a text without end', value: 'x'.repeat((maxLength ?? LONG) + 1) },
      ...(maxLength ? [{ what: 'the longest text', value: '٣'.repeat(maxLength) }] : []),
    ]),
  ]
}

/** What a value of a JSON body may be instead of what the schema says. */
export function badValues(schema: Schema): Value[] {
  const { minimum, maximum, minLength, maxLength, maxItems, items, enum: choices } = at(schema)
  const types = typesOf(schema)
  const listedOnes = listed('another type', ofOtherTypes)
  if (types.includes('string')) listedOnes.push(...listed('a nasty text', nastyTexts))
  const found: { what: string; value: unknown }[] = []
  if (types.includes('string'))
    found.push(
      { what: 'an empty text', value: '' },
      { what: 'a text without end', value: 'x'.repeat((maxLength ?? LONG) + 1) },
      { what: 'the longest text', value: '🧆'.repeat(maxLength ?? 100) },
      ...(minLength ? [{ what: 'a text too short', value: 'x'.repeat(minLength - 1) }] : []),
    )
  if (types.includes('integer') || types.includes('number'))
    found.push(
      { what: 'a number in a text', value: '1' },
      { what: 'a negative number', value: -1 },
      { what: 'zero', value: 0 },
      { what: 'minus zero', value: -0 },
      { what: 'a fraction', value: 0.1 + 0.2 },
      { what: 'one more than a database keeps', value: 2 ** 31 },
      { what: 'one more than JavaScript counts', value: 2 ** 53 },
      { what: 'a number of 300 digits', value: 1e300 },
      { what: 'a tiny number', value: 5e-324 },
      ...(minimum === undefined ? [] : [{ what: 'less than the minimum', value: minimum - 1 }]),
      ...(maximum === undefined ? [] : [{ what: 'more than the maximum', value: maximum + 1 }]),
      ...(maximum === undefined ? [] : [{ what: 'the maximum', value: maximum }]),
    )
  if (types.includes('array')) {
    const entry = goodValue(items ?? {})
    found.push(
      { what: 'a list of nulls', value: [null] },
      { what: 'a list of itself', value: [[entry]] },
      { what: 'a list too long', value: Array.from({ length: (maxItems ?? 1000) + 1 }, () => entry) },
      { what: 'the longest list', value: Array.from({ length: maxItems ?? 10 }, () => entry) },
    )
  }
  if (choices) found.push({ what: 'none of the choices', value: `${String(choices[0])}s` })
  return [...listedOnes, ...named(found)]
}

/** A value the schema allows; enough for the lists of the contract. */
function goodValue(schema: Schema): unknown {
  const { enum: choices, const: only, minimum = 1, anyOf, properties = {}, required = [] } = at(schema)
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf) return goodValue(anyOf[0]!)
  const [type] = typesOf(schema)
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'array') return []
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, goodValue(properties[name] ?? {})]))
  return 'x'
}

/** JSON that is broken, or that is not the object everybody expects. */
export const badJson: Record<string, string | Buffer> = {
  nothing: '',
  'a brace': '{',
  'half an object': '{"quantity":1',
  'single quotes': "{'quantity':1}",
  'a number that is none': '{"quantity":NaN}',
  'a number beyond all': '{"quantity":1e400,"order_amount":1e400,"price":1e400,"order_id":1e400}',
  'a comma too many': '{"quantity":1,}',
  'two objects': '{}{}',
  'null alone': 'null',
  'a text alone': '"text"',
  'a number alone': '12',
  'a list alone': '[{}]',
  'an empty object': '{}',
  'a byte order mark': '\ufeff{}',
  'a NUL': '{"\u0000":1}',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a poisoned prototype': '{"__proto__":{"isAdmin":true}}',
  'a poisoned constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'a list without bottom': '['.repeat(50_000),
  'an object without bottom': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a flood of unknown fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 18_000 }, (_, at) => [`f${at}`, 1])),
  ),
  'a field with an endless name': JSON.stringify({ ['x'.repeat(100_000)]: 1 }),
  'more than is read': JSON.stringify({ reason: 'x'.repeat(300 * 1024) }),
}

/** The same entries for the same seed, in an order of their own. */
export const shuffled = <T>(list: readonly T[], seed: string): T[] => randomOf(seed).some(list, list.length)

const listed = (kind: string, values: Record<string, unknown>): Value[] =>
  Object.entries(values).map(([what, value]) => ({ what, value, kind }))

/** Each value of a kind of its own. */
const named = (values: Omit<Value, 'kind'>[]): Value[] =>
  values.map((value) => ({ ...value, kind: value.what }))

/** The types a schema allows, `null` left out. */
export const typesOf = (schema: Schema): string[] => {
  const { type, anyOf, properties } = at(schema)
  if (type !== undefined) return [type].flat().filter((each) => each !== 'null')
  return anyOf ? anyOf.flatMap(typesOf) : properties ? ['object'] : ['string']
}
