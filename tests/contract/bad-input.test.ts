import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { embeddedGeo } from '#server/city/embedded.ts'
import { budgets } from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, openShop, type Person } from './support/app.ts'
import {
  badBodiesOf,
  badUrls,
  type Flaw,
  flawsOf,
  pairsOf,
  READ_AT_MOST,
  sampleOf,
  sampleOfBodies,
} from './support/bad-requests.ts'
import {
  type Belongings,
  giveBelongings,
  giveSharedOrder,
  giveSharedParcel,
  giveShownReview,
} from './support/belongings.ts'
import { caseOf } from './support/cases.ts'
import { methodsOf, type Operation, operations, refusalProblems } from './support/contract.ts'
import { atDepth } from './support/depth.ts'
import { type Asker, type GoodRequest, goodRequest, payloadOf, urlOf } from './support/good-requests.ts'
import { fillParcelShop } from './support/parcels.ts'

/** Another seed tries other cases: `BAD_INPUT_SEED=7 BAD_INPUT_CASES=400 npx vitest run tests/contract/bad-input.test.ts`. */
const SEED = process.env.BAD_INPUT_SEED ?? '1'
const MOST = Number(process.env.BAD_INPUT_CASES ?? 0)
const mostOf = ({ body }: Operation) => MOST || (body ? 130 : 40)
/**
 * Everything that can be wrong; where more is asked for, two things at once. The gate tries two values in each place and
 * each kind of flaw; the values differ from operation to operation.
 */
function casesOf(operation: Operation): Flaw[] {
  const flaws = flawsOf(operation, SEED)
  if (!MOST && !atDepth(false, true)) return sampleOf(flaws)
  const pairs = pairsOf(flaws, `${SEED} ${operation.id}`, Math.max(0, MOST - flaws.length))
  return [...flaws, ...pairs].slice(0, mostOf(operation))
}
/** Milliseconds for all cases of an operation; the slowest hash a password or draw pictures. */
const PATIENCE = 60_000 + MOST * 1_000
/** Cases of those who may not ask at all. */
const A_FEW = 4
/** Broken bodies of an operation at the gate, besides one for each answer; together the operations try all of them. */
const BODIES = 6

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })
const askers = {} as Record<Name, Asker>
/** A customer without orders or money: the account of every other asker cannot be removed. */
let leaver: Asker
/** The shop with a real map: places are looked for in the demo city. */
let withMap: FastifyInstance
let sent = 0
const flawsTried = new Set<string>()
const bodiesTried = new Set<string>()

beforeAll(async () => {
  withMap = await buildApp({ ...shop.services, geo: embeddedGeo }, { checkReplies: true })
  const [guest, customer] = [await newGuest(shop.app), await newCustomer(shop.app)]
  const { phone } = customer
  await giveShownReview(shop.services)
  const belongings = (person: Person) => giveBelongings({ services: shop.services, person })
  askers.nobody = { person: undefined, has: nothing, phone }
  askers.guest = { person: guest, has: await belongings(guest), phone }
  // `stopSharingOrder` revokes the links of the other orders.
  await giveSharedOrder(shop.services, askers.guest.has.delivered_order_id)
  await giveSharedParcel(shop.services, askers.guest.has.parcel_order_id)
  leaver = await newLeaver()
  askers.customer = { person: customer, has: await belongings(customer), phone }
  return () => withMap.close()
})

const newLeaver = async (): Promise<Asker> => {
  const person = await newCustomer(shop.app)
  return { person, has: nothing, phone: person.phone }
}
const askerOf = ({ id }: Operation, name: Name): Asker =>
  caseOf(id).leaves && name === 'customer' ? leaver : askers[name]

type Name = 'nobody' | 'guest' | 'customer'
const everybody: Name[] = ['nobody', 'guest', 'customer']
const mayCall: Record<Operation['caller'], Name[]> = {
  anyone: everybody,
  guest: ['guest', 'customer'],
  customer: ['customer'],
}
const nothing: Belongings = {
  cart_id: 1,
  order_key: 'nothing-was-placed-under-this',
  again_key: 'nothing-was-repeated-under-this',
  order_id: 1,
  failed_order_id: 1,
  unpaid_order_id: 1,
  carried_order_id: 1,
  delivered_order_id: 1,
  reviewed_order_id: 1,
  offline_order_id: 1,
  parcel_order_id: 1,
  address_id: 1,
  conversation_id: 1,
  notification_id: 'nothing',
  session_id: '00000000-0000-4000-8000-000000000000',
  passkey_id: '00000000-0000-4000-8000-000000000000',
  priced_order_id: 2_000_000_000,
  picture_id: '00000000-0000-4000-8000-000000000000',
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const may = mayCall[operation.caller]
  const mayNot = everybody.filter((name) => !may.includes(name))

  it('answers a good request', async () => {
    for (const name of may) {
      await prove(operation, name)
      const { status, text, problem } = await send(
        operation,
        goodRequest(operation, askerOf(operation, name)),
        'en',
      )
      expect([name, status, problem], text).toEqual([name, 200, ''])
      await restore(operation, name)
    }
  })

  it('refuses what the contract forbids, in words, and never fails', { timeout: PATIENCE }, async () => {
    const found: string[] = []
    const flaws = casesOf(operation)
    for (const [at, flaw] of flaws.entries()) {
      flawsTried.add(flaw.what.replace(/^[^:]*: /, ''))
      const name = may[at % may.length]!
      const locale = at % 2 ? 'ar' : 'en'
      const problem = await tried(operation, flaw, name, locale)
      if (problem) found.push(`${name} (${locale}), ${flaw.what}: ${problem}`)
    }
    expect(found).toEqual([])
  })

  it.runIf(operation.parameters.some(({ name }) => name === 'X-localization'))(
    'names a header that is wrong',
    async () => {
      const good = goodRequest(operation, askerOf(operation, may[0]!))
      const headers = { ...good.headers, 'X-localization': 'x'.repeat(36) }
      const { status, codes, problem } = await send(operation, { ...good, headers }, 'en')
      expect([status, codes, problem]).toEqual([403, 'X-localization', ''])
    },
  )

  it.runIf(mayNot.length > 0)('first asks who calls', async () => {
    const refusal = operation.caller === 'customer' ? '401 auth-001' : '403 guest_id'
    const flaws = flawsOf(operation, SEED).filter(({ what }) => !/guest_id|^path /.test(what))
    for (const { what, spoil } of flaws.slice(0, A_FEW))
      for (const name of mayNot) {
        const { status, codes, problem } = await send(
          operation,
          spoil(goodRequest(operation, askerOf(operation, name))),
          'ar',
        )
        expect([name, what, `${status} ${codes}`, problem]).toEqual([name, what, refusal, ''])
      }
  })

  it.runIf(operation.method !== 'GET')(
    'reads no body that is broken, endless or of another kind',
    async () => {
      const found: string[] = []
      const all = badBodiesOf(operation, SEED)
      const bodies = atDepth(sampleOfBodies(all, BODIES), all)
      for (const { what, headers, payload, expected } of bodies) {
        bodiesTried.add(what)
        const good = goodRequest(operation, askerOf(operation, may[0]!))
        const request = { ...good, headers: { ...good.headers, ...headers } }
        const { status, codes, problem } = await send(operation, request, 'ar', payload)
        if (problem) found.push(`${what}: ${problem}`)
        else if (!expected.includes(status)) found.push(`${what}: ${status} ${codes}`)
        if (status < 300) await restore(operation, may[0]!)
      }
      expect(found).toEqual([])
    },
  )

  it('knows no other method', async () => {
    const good = goodRequest(operation, askerOf(operation, may[0]!))
    const known = methodsOf(operation.path)
    const allowed = [...known, ...(known.has('GET') && !operation.streams ? ['HEAD'] : [])]
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY'].filter(
      (each) => !known.has(each),
    )) {
      const reply = await ask(operation, method, urlOf(operation, good), good.headers)
      expect([method, reply.statusCode, refusalProblems(reply.json())]).toEqual([method, 405, ''])
      expect(String(reply.headers.allow).split(', ').toSorted()).toEqual(allowed.toSorted())
    }
  })

  it.runIf(operation.path.startsWith('/api/'))(
    'is not found at an address that is nearly right',
    async () => {
      const good = goodRequest(operation, askerOf(operation, may[0]!))
      for (const url of badUrls(urlOf(operation, good))) {
        const reply = await ask(operation, operation.method, url, good.headers)
        const about = url.slice(0, 100)
        expect([about, reply.statusCode]).toEqual([about, expect.toBeOneOf([403, 404, 405])])
        expect([about, refusalProblems(reply.json())]).toEqual([about, ''])
      }
    },
  )
})

it('the cases send thousands of bad requests, each flaw and each broken body among them', async ({
  annotate,
}) => {
  await annotate(`${sent} bad requests, seed ${SEED}`)
  expect(sent).toBeGreaterThan(atDepth(3000, 5000))
  const flaws = operations.flatMap((operation) => flawsOf(operation, SEED))
  const all = new Set(flaws.map(({ what }) => what.replace(/^[^:]*: /, '')))
  expect([...all].filter((what) => !flawsTried.has(what))).toEqual([])
  const bodies = operations.flatMap((operation) => badBodiesOf(operation, SEED))
  expect(bodies.filter(({ what }) => !bodiesTried.has(what))).toEqual([])
})

const ask = ({ tag }: Operation, method: string, url: string, headers: Record<string, string>) => {
  sent++
  return appFor(tag).inject({ method: method as 'GET', url, headers })
}

const appFor = (tag: string) => (tag === 'location' ? withMap : shop.app)

type Judged = { status: number; codes: string; text: string; problem: string; isTooLong: boolean }

/** Sends a request and holds the reply against the contract and the rules of refusals. */
async function send(
  operation: Operation,
  request: GoodRequest,
  locale: 'en' | 'ar',
  broken?: string | Buffer,
): Promise<Judged> {
  if (caseOf(operation.id).isCounted) await shop.services.db.delete(budgets)
  sent++
  const whole = await payloadOf(operation, request)
  const { headers, payload } = broken === undefined ? whole : { headers: {}, payload: broken }
  const reply = await appFor(operation.tag).inject({
    method: operation.method as 'GET',
    url: urlOf(operation, request),
    headers: {
      'x-localization': locale,
      ...headers,
      ...request.headers,
    },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: operation.streams,
  })
  const status = reply.statusCode
  const isTooLong = Buffer.byteLength(payload ?? '') > READ_AT_MOST
  if (operation.streams && status === 200) {
    reply.stream().destroy()
    return { status, codes: '', text: '', problem: '', isTooLong }
  }
  const text = operation.streams ? await textOf(reply.stream()) : reply.body
  const spoken = 'X-localization' in request.headers ? undefined : locale
  return {
    status,
    codes: codesIn(text),
    text,
    problem: problemOf(operation, status, text, spoken),
    isTooLong,
  }
}

const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
  let text = ''
  for await (const part of stream) text += part
  return text
}

const errorsIn = (text: string): { code: string; message: string }[] => {
  const body = JSON.parse(text) as { errors?: { code: string; message: string }[] }
  return body.errors ?? []
}
const codesIn = (text: string) =>
  errorsIn(text)
    .map(({ code }) => code)
    .join(',')

function problemOf(
  operation: Operation,
  status: number,
  text: string,
  locale: 'en' | 'ar' | undefined,
): string {
  const told = text.slice(0, 300)
  if (status >= 500) return `failed with ${status}: ${told}`
  // A path that holds no parameter of this operation is another path.
  const isElsewhere = status === 404 && codesIn(text) === 'not_found'
  const broken = isElsewhere
    ? refusalProblems(JSON.parse(text))
    : operation.replyProblems(status, JSON.parse(text))
  if (broken) return `breaks the contract: ${broken}`
  if (/Failed query|SyntaxError|node_modules|FST_ERR/.test(text)) return `tells of its insides: ${told}`
  const silent = errorsIn(text).find(({ code, message }) => !code || !isIn(locale, message))
  return silent ? `has no words: ${told}` : ''
}

const isIn = (locale: 'en' | 'ar' | undefined, message: string) =>
  locale === 'ar' ? /\p{Script=Arabic}/u.test(message) : /[a-z]{2}/.test(message) || locale === undefined

/** The problem with the reply to a flaw; an empty string when the reply is right. */
async function tried(operation: Operation, flaw: Flaw, name: Name, locale: 'en' | 'ar'): Promise<string> {
  const spoilt = flaw.spoil(goodRequest(operation, askerOf(operation, name)))
  const { status, codes, problem, isTooLong } = await send(operation, spoilt, locale)
  if (status < 300) await restore(operation, name)
  if (problem || !flaw.isForbidden(spoilt)) return problem
  if (status < 400) return `was accepted with ${status}`
  const named = codes.split(',')
  const isNamed = flaw.fields.some((field) =>
    named.some((code) => code === field || code.startsWith(`${field}.`)),
  )
  // The server stops reading a body that is too long, and names no field of it.
  const isUnread = status === 413 && (isTooLong || Boolean(operation.body?.isForm))
  return isNamed || isUnread || status === 404 ? '' : `was refused as ${status} ${codes.slice(0, 200)}`
}

/** What an operation takes away when it succeeds is there again for the next case. */
async function restore(operation: Operation, name: Name): Promise<void> {
  const { leaves, giveBack } = caseOf(operation.id)
  await prove(operation, name)
  const { person, has, phone } = askers[name]
  if (!person) return
  if (leaves) leaver = await newLeaver()
  await giveBack?.({ services: shop.services, person }, has, phone)
}

/** A code is used once. */
async function prove({ id }: Operation, name: Name): Promise<void> {
  const proof = await caseOf(id).proof?.(shop, askers[name].person)
  if (proof) askers[name].proof = proof
}
