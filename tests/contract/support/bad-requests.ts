import { randomOf } from '#server/rules/seeded-random.ts'
import { typedText } from '#server/rules/typed-text.ts'
import { badJson, badTexts, badValues, shuffled, typesOf } from './bad-values.ts'
import { at, type Operation, type Parameter, type Schema, valueProblems } from './contract.ts'
import type { GoodRequest } from './good-requests.ts'

/** One way to spoil a good request. */
export type Flaw = {
  /** Where in the request it is: `body cart.0.quantity`. */
  location: string
  what: string
  /** Flaws of one kind break the same rule, each with another value. */
  kind: string
  /** The parts of the request it is in; the refusal must name one of them. */
  fields: string[]
  spoil: (good: GoodRequest) => GoodRequest
  /** Whether the contract forbids the spoilt request. */
  isForbidden: (spoilt: GoodRequest) => boolean
}

/** Everything that can be wrong with a request of this operation, the parts taking turns. */
export function flawsOf(operation: Operation, seed: string): Flaw[] {
  const byPart = [
    ...operation.parameters.map(flawsOfParameter),
    ...(operation.body?.isForm ? flawsOfForm(operation.body.schema) : []),
    ...(operation.body && !operation.body.isForm ? flawsOfBody(operation, operation.body.schema) : []),
  ]
  return takingTurns(byPart.map((flaws, at) => shuffled(flaws, `${seed} ${operation.id} ${at}`)))
}

/** Of these flaws, so many that each place has two and each kind occurs. */
export function sampleOf(flaws: Flaw[]): Flaw[] {
  const perLocation = new Map<string, number>()
  const kinds = new Set<string>()
  return flaws.filter(({ location, kind }) => {
    const count = perLocation.get(location) ?? 0
    if (count >= 2 && kinds.has(kind)) return false
    perLocation.set(location, count + 1)
    kinds.add(kind)
    return true
  })
}

/** Two of the flaws at once, each in a part of its own: as many pairs as asked for, some perhaps twice. */
export function pairsOf(flaws: Flaw[], seed: string, count: number): Flaw[] {
  const random = randomOf(seed)
  const isElsewhere = (one: Flaw) => (other: Flaw) => other.fields[0] !== one.fields[0]
  const [first] = flaws
  if (!first || !flaws.some(isElsewhere(first))) return []
  return Array.from({ length: count }, () => {
    const one = random.pick(flaws)
    const other = random.pick(flaws.filter(isElsewhere(one)))
    return {
      location: `${one.location}, ${other.location}`,
      what: `${one.what}, and ${other.what}`,
      kind: `${one.kind}, ${other.kind}`,
      fields: [...one.fields, ...other.fields],
      spoil: (good) => other.spoil(one.spoil(good)),
      isForbidden: (spoilt) => one.isForbidden(spoilt) || other.isForbidden(spoilt),
    }
  })
}

const takingTurns = <T>(lists: T[][]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

/** A form says everything in text, as a URL does; its files are tested where they are looked at. */
function flawsOfForm(form: Schema): Flaw[][] {
  const { properties = {}, required = [] } = at(form)
  return Object.entries(properties)
    .filter(([, schema]) => !('contentMediaType' in at(at(schema).items ?? schema)))
    .map(([name, schema]) =>
      flawsOfParameter({ name, in: 'form', required: required.includes(name), schema }),
    )
}

const partOf = { path: 'path', query: 'query', header: 'headers', form: 'body' } as const

function flawsOfParameter({
  name,
  in: location,
  required = false,
  schema,
}: Pick<Parameter, 'name' | 'required' | 'schema'> & { in: keyof typeof partOf }): Flaw[] {
  const part = partOf[location]
  const spoilt = (value: string) => (good: GoodRequest) => ({
    ...good,
    [part]: { ...good[part], [name]: value },
  })
  const flaws = badTexts(schema).map(({ what, value, kind }): Flaw => {
    const text = location === 'header' ? inHeader(value as string) : (value as string)
    return {
      location: `${location} ${name}`,
      what: `${location} ${name}: ${what}`,
      kind,
      fields: [name === 'zoneid' ? 'zoneId' : name],
      spoil: spoilt(text),
      isForbidden: () =>
        isAbsent(text, location) ? required : valueProblems(schema, read(text, schema)) !== '',
    }
  })
  const sendable = flaws.filter(({ spoil }) => {
    const text = spoil({ path: {}, query: {}, headers: {}, body: undefined })[part]![name] as string
    return (
      location === 'query' ||
      location === 'form' ||
      (location === 'path' ? text.trim() !== '' : !hasControl.test(text))
    )
  })
  return required && (part === 'query' || part === 'body') ? [...sendable, missing(part, name)] : sendable
}

const missing = (part: 'query' | 'body', name: string): Flaw => ({
  location: `${part} ${name}`,
  what: `${part} ${name}: missing`,
  kind: 'missing',
  fields: [name],
  spoil: (good) => {
    const { [name]: _, ...rest } = good[part] ?? {}
    return { ...good, [part]: rest }
  },
  isForbidden: () => true,
})

/** HTTP carries bytes in a header; text beyond them arrives as its UTF-8 bytes. */
const inHeader = (text: string) => Buffer.from(text).toString('latin1').trim()
const hasControl = /[^\t\u0020-\u007e\u0080-\u00ff]/

const isAbsent = (text: string, location: keyof typeof partOf) =>
  text === '' || (location === 'header' && (text === 'null' || text === 'undefined'))

/** A text of a URL as the type it is declared with; a number as it was meant (docs/contract.md §2 Auth). */
const read = (text: string, schema: Schema): unknown => {
  const [type] = typesOf(schema)
  const meant = typedText(text)
  const number = Number(meant)
  return (type === 'integer' || type === 'number') && meant !== '' && !Number.isNaN(number) ? number : text
}

/** Where in a body something is: `['cart', '0', 'quantity']`. */
type Path = string[]

function flawsOfBody(operation: Operation, schema: Schema): Flaw[][] {
  const isForbidden = ({ body }: GoodRequest) => operation.bodyProblems(body) !== ''
  return partsOf(schema)
    .map(({ path, schema, required, isObject }) => {
      const field = path.join('.')
      const changed = (
        what: string,
        change: (parent: Record<string, unknown>, key: string) => void,
        kind = what,
      ): Flaw => ({
        location: `body ${field}`,
        what: `body ${field}: ${what}`,
        kind,
        fields: [path[0]!],
        spoil: (good) => ({ ...good, body: changedAt(good.body ?? {}, path, change) }),
        isForbidden,
      })
      const flaws = badValues(schema).map(({ what, value, kind }) =>
        changed(
          what,
          (parent, key) => {
            parent[key] = value
          },
          kind,
        ),
      )
      if (required)
        flaws.push(
          changed('missing', (parent, key) => {
            delete parent[key]
          }),
        )
      if (isObject)
        flaws.push(
          changed('an unknown field', (parent, key) => {
            const inner = parent[key]
            parent[key] = { ...(inner as object), is_admin: true }
          }),
        )
      return flaws
    })
    .concat([
      [
        {
          location: 'body',
          what: 'body: an unknown field',
          kind: 'an unknown field',
          fields: ['is_admin'],
          spoil: (good) => ({ ...good, body: { ...good.body, is_admin: true } }),
          isForbidden,
        },
      ],
    ])
}

type Part = { path: Path; schema: Schema; required: boolean; isObject: boolean }

/** Every place in a body that has a schema, the first entry of lists included. */
function partsOf(schema: Schema, path: Path = []): Part[] {
  const { properties = {}, required = [], items, anyOf } = at(schema)
  const inner = [
    ...Object.entries(properties).map(([name, inner]) => ({
      name,
      inner,
      isRequired: required.includes(name),
    })),
    ...(items ? [{ name: '0', inner: items, isRequired: false }] : []),
  ].flatMap(({ name, inner, isRequired }): Part[] => [
    {
      path: [...path, name],
      schema: inner,
      required: isRequired,
      isObject: typesOf(inner).includes('object'),
    },
    ...partsOf(inner, [...path, name]),
  ])
  return [...inner, ...(anyOf ?? []).flatMap((branch) => partsOf(branch, path))]
}

/** A copy of a body with a change deep inside; missing parents on the way there are made. */
function changedAt(
  body: Record<string, unknown>,
  path: Path,
  change: (parent: Record<string, unknown>, key: string) => void,
): Record<string, unknown> {
  const copy = structuredClone(body)
  let parent = copy
  path.slice(0, -1).forEach((key, depth) => {
    if (typeof parent[key] !== 'object' || parent[key] === null)
      parent[key] = path[depth + 1] === '0' ? [] : {}
    parent = parent[key] as Record<string, unknown>
  })
  change(parent, path.at(-1)!)
  return copy
}

export type BadBody = {
  what: string
  headers: Record<string, string>
  payload: string | Buffer
  /** What the shop may answer. */
  expected: number[]
}

const otherTypes = [
  'text/plain',
  'text/html; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/jsonp',
  'nonsense',
]

/** Bodies that are broken as a whole, for operations that change something. */
export function badBodiesOf({ id, method, body, bodyProblems }: Operation, seed: string): BadBody[] {
  if (method === 'GET') return []
  const json = { 'content-type': 'application/json' }
  // An operation without a body does not look at its content; an operation without required fields takes an empty body.
  const readsNoJson = body && !body.takesJson
  const read = body && bodyProblems({}) === '' ? [200, 403] : [403]
  const refused = readsNoJson ? [415] : body ? read : [200, 403, 404]
  const broken = Object.entries(badJson).map(([what, payload]) => ({
    what,
    headers: json,
    payload,
    expected: payload.length > READ_AT_MOST && !readsNoJson ? [413] : refused,
  }))
  const foreign = otherTypes.map((type) => ({
    what: type,
    headers: { 'content-type': type },
    payload: '{"reason":"x"}',
    expected: body?.takesForms && type.startsWith('multipart') ? [403] : [415],
  }))
  const endless = body?.takesForms ? [{ ...endlessForm, expected: [413] }] : []
  return shuffled([...broken, ...foreign, ...endless], `${seed} ${id} bodies`)
}

/** Each operation that reads JSON refuses this as its body; some accept the other broken bodies as empty. */
const BROKEN = 'half an object'

/** The first of these bodies, the broken one, and one for every answer the shop may give. */
export function sampleOfBodies(bodies: BadBody[], count: number): BadBody[] {
  const answers = new Set<string>()
  return bodies.filter(({ what, expected }, at) => {
    const isNew = !answers.has(String(expected))
    answers.add(String(expected))
    return isNew || what === BROKEN || at < count
  })
}

const endlessForm = {
  what: 'a form with a field that does not end',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: `--x\r\ncontent-disposition: form-data; name="note"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`,
}

export const READ_AT_MOST = 256 * 1024

/** Addresses that are nearly right. */
export const badUrls = (url: string): string[] => {
  const [path] = url.split('?')
  return [
    '/%zz',
    '%zz',
    '%c0%af',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/x',
    '\\',
    ';x=1',
    '/x'.repeat(2000),
  ].map((end) => path + end)
}
