import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Authenticate } from '#server/contract/caller.ts'
import { type ContractOptions, contract } from '#server/contract/contract.ts'
import type { Document } from '#server/contract/document.ts'
import type { Handlers } from '#server/contract/handlers.ts'
import { createReplyKeep } from '#server/contract/kept-replies.ts'
import type { Schema } from '#server/contract/schema.type.ts'
import { ApiError } from '#server/refusals/api-error.ts'

type Services = { clock: () => number }
type Handler = (input: Record<string, never>, context: Record<string, unknown>) => Promise<unknown>

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const errors = json({ type: 'object' })
const refusals = { '401': errors, '403': errors, '404': errors }
const lines = { '200': json({ type: 'array', items: { $ref: '#/components/schemas/Line' } }), ...refusals }
const message = {
  '200': json({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } }),
  ...refusals,
}
const guestId = { name: 'guest_id', in: 'query', schema: { type: 'string' } } as const
const place = [
  { name: 'X-localization', in: 'header', schema: { type: 'string' } },
  { name: 'X-software-id', in: 'header', schema: { type: 'string' } },
  { $ref: '#/components/parameters/Zones' },
  { name: 'moduleId', in: 'header', schema: { type: 'integer', minimum: 1 } },
  { name: 'latitude', in: 'header', schema: { type: 'number', maximum: 90 } },
  { name: 'longitude', in: 'header', schema: { type: 'number' } },
] as const
const openToGuests = [{ customer: [] }, {}]

/** A shop of a few operations, each with one trait of the real contract. */
const document: Document = {
  servers: [{ url: '/api/v1' }],
  paths: {
    '/shelves/{id}': {
      parameters: [...place],
      get: {
        operationId: 'listShelf',
        security: [],
        'x-cache': 60,
        'x-needs': ['zone', 'module'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50, default: 10 } },
          { name: 'kind', in: 'query', schema: { type: 'string', enum: ['all', 'veg'] } },
        ],
        responses: lines,
      },
    },
    '/lines': {
      get: { operationId: 'listLines', security: openToGuests, parameters: [guestId], responses: lines },
      post: {
        operationId: 'addLine',
        security: openToGuests,
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/NewLine' }) },
        responses: lines,
      },
      delete: { operationId: 'clearLines', security: openToGuests, parameters: [guestId], responses: lines },
    },
    '/me': { get: { operationId: 'whoAmI', security: [{ customer: [] }], responses: message } },
    '/photos': {
      post: {
        operationId: 'sendPhotos',
        security: openToGuests,
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Photos' } } },
        },
        responses: message,
      },
    },
    '/portrait': {
      post: {
        operationId: 'sendPortrait',
        security: [{ customer: [] }],
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Photos' } } },
        },
        responses: message,
      },
    },
    '/cancel': {
      post: {
        operationId: 'cancel',
        security: [],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Cancel' }) },
        responses: message,
      },
      put: {
        operationId: 'cancelFailed',
        security: [],
        'x-also': 'post',
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Cancel' }) },
        responses: message,
      },
    },
    '/payment': {
      put: { operationId: 'switchPayment', security: [], 'x-also': 'post', responses: message },
    },
    '/news': {
      get: {
        operationId: 'streamNews',
        security: [],
        responses: { '200': { content: { 'text/event-stream': { schema: { type: 'string' } } } } },
      },
    },
    '/healthz': {
      servers: [{ url: '/' }],
      get: { operationId: 'health', security: [], responses: message },
    },
  },
  components: {
    parameters: {
      Zones: { name: 'zoneid', in: 'header', schema: { type: 'string', pattern: '^\\[\\d+(,\\d+)*\\]$' } },
    },
    schemas: {
      Id: { type: 'integer', minimum: 1 },
      Labels: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Line: {
        type: 'object',
        required: ['id'],
        properties: { id: { $ref: '#/components/schemas/Id' }, note: { type: ['string', 'null'] } },
      },
      NewLine: {
        type: 'object',
        additionalProperties: false,
        required: ['item_id', 'quantity'],
        properties: {
          guest_id: { type: 'string' },
          item_id: { $ref: '#/components/schemas/Id' },
          quantity: { type: 'integer', minimum: 1 },
          contact: {
            type: 'object',
            required: ['phone'],
            properties: { phone: { type: 'string', minLength: 1, pattern: '^\\d+$' } },
          },
          choice: {
            type: 'array',
            items: {
              anyOf: [{ $ref: '#/components/schemas/Labels' }, { type: 'object', required: ['type'] }],
            },
          },
        },
      },
      Photo: { contentMediaType: 'application/octet-stream', maxLength: 2 ** 20 },
      Photos: {
        type: 'object',
        additionalProperties: false,
        required: ['comment'],
        properties: {
          guest_id: { type: 'string' },
          comment: { type: 'string' },
          rating: { type: 'integer', maximum: 5 },
          cover: { $ref: '#/components/schemas/Photo' },
          photos: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Photo' } },
        },
      },
      Cancel: {
        type: 'object',
        additionalProperties: false,
        required: ['reason'],
        properties: { reason: { type: 'string' }, _method: { const: 'put' } },
      },
    },
  },
}

const authenticate: Authenticate = async ({ token, guest_id }) => {
  if (token === 'mariam') return { kind: 'customer', customer_id: 7, session: 's-1' }
  if (guest_id === 'g-1') return { kind: 'guest', guest_id }
  return { kind: 'nobody' }
}

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

const shop = async (
  handlers: Record<string, Handler>,
  options: Pick<ContractOptions<Services>, 'checkReplies' | 'keep'> = {},
) => {
  const app = Fastify({ bodyLimit: 1024 })
  apps.push(app)
  await app.register(
    contract<Services>({
      document,
      aliases: { '/lines': ['/customer/lines'], '/shelves/{id}': ['/old/shelves/{id}'] },
      handlers: handlers as unknown as Handlers<Services>,
      services: { clock: () => 0 },
      authenticate,
      country: 'AE',
      ...options,
    }),
  )
  return {
    app,
    ask: async (method: InjectOptions['method'], url: string, rest: Omit<InjectOptions, 'url'> = {}) => {
      const response = await app.inject({ method, url, ...rest })
      const code = () => response.json().errors[0].code
      return { status: response.statusCode, headers: response.headers, body: response.body, code, response }
    },
  }
}

const placed = { zoneid: '[1,2]', moduleid: '3' }
const empty = () => vi.fn<Handler>(async () => [])
const said = (text: string) => vi.fn<Handler>(async () => ({ message: text }))

describe('input', () => {
  test('the input arrives as numbers and with defaults, and holds only declared fields', async () => {
    const listShelf = empty()
    const { ask } = await shop({ listShelf })
    const { status } = await ask('GET', '/api/v1/shelves/12?unknown=1&kind=', { headers: placed })
    expect(status).toBe(200)
    expect(listShelf.mock.lastCall?.[0]).toEqual({ path: { id: 12 }, query: { limit: 10 }, body: undefined })
  })

  test.each([
    ['/api/v1/shelves/zero', 'id', 'The id must be a whole number.'],
    ['/api/v1/shelves/0', 'id', 'The id must be at least 1.'],
    ['/api/v1/shelves/1?limit=51', 'limit', 'The limit must be at most 50.'],
    ['/api/v1/shelves/1?limit=1&limit=2', 'limit', 'The limit must be a whole number.'],
    ['/api/v1/shelves/1?kind=meat', 'kind', 'The kind must be one of all, veg.'],
  ])('%s is refused by the name of the field', async (url, code, text) => {
    const { ask } = await shop({ listShelf: empty() })
    const { status, body } = await ask('GET', url, { headers: placed })
    expect(status).toBe(403)
    expect(JSON.parse(body)).toEqual({ errors: [{ code, message: text }] })
  })

  test('a body is not coerced, and each wrong field is told once', async () => {
    const addLine = empty()
    const { ask } = await shop({ addLine })
    const payload = { guest_id: 'g-1', item_id: '5', price: 1, contact: { phone: '' }, choice: [{ name: 1 }] }
    const { status, body } = await ask('POST', '/api/v1/lines', { payload })
    expect(status).toBe(403)
    const told = JSON.parse(body).errors.map((error: { code: string; message: string }) =>
      Object.values(error),
    )
    expect(told.sort()).toEqual([
      ['choice.0', 'The choice is not valid.'],
      ['contact.phone', 'The phone number is required.'],
      ['item_id', 'The item id must be a whole number.'],
      ['price', 'The price is not known here.'],
      ['quantity', 'The quantity is required.'],
    ])
    expect(addLine).not.toHaveBeenCalled()
  })

  test('the message is in the language of X-localization', async () => {
    const { ask } = await shop({ addLine: empty() })
    const headers = { 'x-localization': 'ar' }
    const { body } = await ask('POST', '/api/v1/lines', { headers, payload: { guest_id: 'g-1', item_id: 1 } })
    expect(JSON.parse(body).errors).toEqual([{ code: 'quantity', message: 'الكمية: هذا الحقل مطلوب.' }])
  })

  test('a body that is not JSON, is broken or is too large is refused', async () => {
    const { ask } = await shop({ addLine: empty() })
    const send = (type: string, payload: string) =>
      ask('POST', '/api/v1/lines', { headers: { 'content-type': type }, payload })
    expect((await send('text/plain', 'hello')).status).toBe(415)
    const broken = await send('application/json', '{')
    expect([broken.status, broken.code()]).toEqual([403, 'body'])
    expect((await send('application/json', `"${'x'.repeat(2000)}"`)).status).toBe(413)
  })

  test('a JSON request without a body is one without a body', async () => {
    const { ask } = await shop({ clearLines: empty() })
    const headers = { 'content-type': 'application/json' }
    expect((await ask('DELETE', '/api/v1/lines?guest_id=g-1', { headers })).status).toBe(200)
  })
})

describe('a form', () => {
  const sent = async (fields: [string, string | Blob][], url = '/api/v1/photos') => {
    const handler = said('thanks')
    const { ask } = await shop({ sendPhotos: handler, sendPortrait: handler })
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    const request = new Request('http://shop.test', { method: 'POST', body: form })
    const answer = await ask('POST', url, {
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const read = handler.mock.lastCall?.[0].body
    return { ...answer, read: answer.status === 200 ? read : `${answer.status} ${answer.code()}` }
  }
  const guest: [string, string][] = [
    ['guest_id', 'g-1'],
    ['comment', 'Good'],
  ]
  const file = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)])

  test('is read as text, numbers and bytes, and lists as lists', async () => {
    const { read } = await sent([
      ...guest,
      ['rating', '4'],
      ['cover', file(3)],
      ['photos[]', file(1)],
      ['photos', file(2)],
    ])
    expect(read).toMatchObject({ guest_id: 'g-1', comment: 'Good', rating: 4 })
    const { cover, photos } = read as unknown as { cover: Uint8Array; photos: Uint8Array[] }
    expect([[...cover], photos.map((photo) => [...photo])]).toEqual([
      [7, 7, 7],
      [[7], [7, 7]],
    ])
  })

  test('with one file in a list has a list, and empty fields were not sent', async () => {
    const { read } = await sent([...guest, ['photos', file(1)], ['rating', ''], ['cover', file(0)]])
    expect(Object.keys(read as unknown as object).toSorted()).toEqual(['comment', 'guest_id', 'photos'])
    expect(read).toMatchObject({ photos: [expect.any(Uint8Array)] })
  })

  test.each<[string, [string, string | Blob][], string]>([
    ['a text for a file', [['cover', 'me.png']], '403 cover'],
    ['a text in a list of files', [['photos', 'me.png']], '403 photos'],
    ['a file for a text', [['rating', file(1)]], '403 rating'],
    ['a file nobody asked for', [['passport', file(1)]], '403 passport'],
    ['a text nobody asked for', [['is_admin', '1']], '403 is_admin'],
    ['a text twice', [['comment', 'Bad']], '403 comment'],
    ['a number that is none', [['rating', 'four']], '403 rating'],
    ['a number that is too large', [['rating', '6']], '403 rating'],
    ['a NUL', [['rating', '1\0']], '403 rating'],
    ['a file one byte too large', [['cover', file(2 ** 20 + 1)]], '403 cover'],
    ['a flood of empty files', Array.from({ length: 13 }, () => ['photos', file(0)]), '413 body'],
    ['a second file for one', Array.from({ length: 2 }, () => ['cover', file(1)]), '403 cover'],
    ['more files than the list takes', Array.from({ length: 4 }, () => ['photos', file(1)]), '403 photos'],
    ['too many fields', Array.from({ length: 99 }, (_, n) => [`n${n}`, 'x']), '413 body'],
    ['a text that is too long', [['rating', 'x'.repeat(20_000)]], '413 body'],
    ['a prototype', [['__proto__', 'x']], '403 body'],
  ])('with %s is refused', async (_, more, refusal) => {
    expect((await sent([...guest, ...more])).read).toBe(refusal)
  })

  test('says inside which guest sends it', async () => {
    expect((await sent([['comment', 'Good']])).read).toBe('403 guest_id')
    expect((await sent([...guest.slice(1), ['guest_id', 'dead']])).read).toBe('403 guest_id')
  })

  test('a file before the guest who sends it is refused', async () => {
    expect((await sent([['photos', file(1)], ...guest])).read).toBe('403 guest_id')
    expect(
      (
        await sent([
          ['guest_id', 'dead'],
          ['photos', file(1)],
        ])
      ).read,
    ).toBe('403 guest_id')
  })

  test('a form without a caller is not read where only customers may send it', async () => {
    expect((await sent([['cover', 'me.png']], '/api/v1/portrait')).read).toBe('401 auth-001')
  })

  test('of the largest file allowed is read', async () => {
    expect(await sent([...guest, ['cover', file(2 ** 20)]])).toMatchObject({ status: 200 })
  })

  test.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="comment"\r\n\r\nhal',
      403,
    ],
    ['multipart/form-data; boundary=x', 'nonsense', 403],
    ['multipart/form-data', '--x--', 403],
    ['application/json', '{"comment":"Good"}', 415],
    ['text/plain', 'Good', 415],
  ])('as %s that is broken or something else is refused: %s', async (type, payload, status) => {
    const { ask } = await shop({ sendPhotos: said('thanks'), addLine: empty() })
    const headers = { 'content-type': type }
    expect(await ask('POST', '/api/v1/photos', { headers, payload })).toMatchObject({ status })
    const other = type.startsWith('multipart') ? 415 : expect.any(Number)
    expect(await ask('POST', '/api/v1/lines', { headers, payload })).toMatchObject({ status: other })
  })
})

describe('headers', () => {
  test('are read by the spelling of the document and become the place of the context', async () => {
    const listShelf = empty()
    const { ask } = await shop({ listShelf })
    const headers = { ...placed, latitude: '25.2', longitude: '55.3', 'x-localization': 'ar-AE' }
    await ask('GET', '/api/v1/shelves/1', { headers })
    expect(listShelf.mock.lastCall?.[1]).toMatchObject({
      principal: { kind: 'nobody' },
      locale: 'ar',
      zone_ids: [1, 2],
      module_id: 3,
      position: { lat: 25.2, lng: 55.3 },
      network: '127.0.0.1',
    })
  })

  test('the words null and undefined, and half a position, are no values', async () => {
    const listShelf = empty()
    const { ask } = await shop({ listShelf })
    await ask('GET', '/api/v1/shelves/1', {
      headers: { ...placed, latitude: 'undefined', longitude: '55.3' },
    })
    expect(listShelf.mock.lastCall?.[1]).toMatchObject({ position: undefined })
  })

  test('a needed zone or module that is missing or malformed is refused by its code', async () => {
    const { ask } = await shop({ listShelf: empty() })
    const code = async (headers: Record<string, string>) => {
      const answer = await ask('GET', '/api/v1/shelves/1', { headers })
      return [answer.status, answer.code()]
    }
    expect(await code({ moduleid: '3' })).toEqual([403, 'zoneId'])
    expect(await code({ zoneid: 'null', moduleid: '3' })).toEqual([403, 'zoneId'])
    expect(await code({ zoneid: 'one', moduleid: '3' })).toEqual([403, 'zoneId'])
    expect(await code({ zoneid: '[1]' })).toEqual([403, 'moduleId'])
  })

  test('the idempotency key reaches the handler', async () => {
    const addLine = empty()
    const { ask } = await shop({ addLine })
    const payload = { guest_id: 'g-1', item_id: 1, quantity: 1 }
    await ask('POST', '/api/v1/lines', { headers: { 'idempotency-key': 'k-1' }, payload })
    expect(addLine.mock.lastCall?.[1]).toMatchObject({
      idempotency_key: 'k-1',
      services: { clock: expect.any(Function) },
    })
  })
})

describe('who may call', () => {
  const who = async (url: string, authorization?: string, payload?: object) => {
    const handler = vi.fn<Handler>(async () => [])
    const { ask } = await shop({ listLines: handler, addLine: handler, whoAmI: said('you') })
    const answer = await ask(payload ? 'POST' : 'GET', url, {
      ...(authorization ? { headers: { authorization } } : {}),
      ...(payload ? { payload } : {}),
    })
    return answer.status === 200
      ? (handler.mock.lastCall?.[1].principal ?? 200)
      : `${answer.status} ${answer.code()}`
  }
  const customer = { kind: 'customer', customer_id: 7, session: 's-1' }
  const guest = { kind: 'guest', guest_id: 'g-1' }

  test('a guest by guest_id in the query or the body', async () => {
    expect(await who('/api/v1/lines?guest_id=g-1')).toEqual(guest)
    expect(await who('/api/v1/lines', undefined, { guest_id: 'g-1', item_id: 1, quantity: 1 })).toEqual(guest)
  })

  test('a customer by token, before any guest_id', async () => {
    expect(await who('/api/v1/lines?guest_id=g-1', 'Bearer mariam')).toEqual(customer)
    expect(await who('/api/v1/me', 'bearer mariam')).toBe(200)
  })

  test('a token that the shop does not know is 401, also with a good guest_id; Bearer null is no token', async () => {
    expect(await who('/api/v1/lines?guest_id=g-1', 'Bearer stale')).toBe('401 auth-001')
    expect(await who('/api/v1/lines?guest_id=g-1', 'Bearer null')).toEqual(guest)
  })

  test('a request without a token needs a good guest_id, or a sign-in where guests may not call', async () => {
    expect(await who('/api/v1/lines')).toBe('403 guest_id')
    expect(await who('/api/v1/lines?guest_id=dead')).toBe('403 guest_id')
    expect(await who('/api/v1/me?guest_id=g-1')).toBe('401 auth-001')
    expect(await who('/api/v1/me')).toBe('401 auth-001')
  })

  test('is asked before the input is judged', async () => {
    expect(await who('/api/v1/lines', 'Bearer stale', { item_id: 'x' })).toBe('401 auth-001')
  })
})

describe('routes', () => {
  test('an alias answers the same, with its path parameters', async () => {
    const listShelf = empty()
    const { ask } = await shop({ listShelf, listLines: empty() })
    expect((await ask('GET', '/api/v1/customer/lines?guest_id=g-1')).status).toBe(200)
    await ask('GET', '/api/v1/old/shelves/5', { headers: placed })
    expect(listShelf.mock.lastCall?.[0]).toMatchObject({ path: { id: 5 } })
  })

  test('a method that is not declared is 405 and Allow tells the others, before the body is read', async () => {
    const { ask } = await shop({})
    const headers = { 'content-type': 'application/json' }
    const put = await ask('PUT', '/api/v1/lines', { headers, payload: '{' })
    expect([put.status, put.code(), put.headers.allow]).toEqual([405, 'method', 'GET, POST, DELETE, HEAD'])
    expect((await ask('POST', '/api/v1/customer/lines')).status).not.toBe(405)
    expect((await ask('PATCH', '/api/v1/customer/lines')).status).toBe(405)
  })

  test.each(['OPTIONS', 'TRACE', 'QUERY', 'PROPFIND', 'PATCH'])(
    '%s is 405 wherever nothing is declared for it, and 404 where there is nothing',
    async (method) => {
      const { app } = await shop({})
      const asked = async (url: string) => {
        const reply = await app.inject({ method: method as 'GET', url })
        return [reply.statusCode, reply.json().errors[0].code, reply.headers.allow]
      }
      expect(await asked('/api/v1/lines')).toEqual([405, 'method', 'GET, POST, DELETE, HEAD'])
      expect(await asked('/api/v1/nowhere')).toEqual([404, 'not_found', undefined])
    },
  )

  test('an unknown path below the contract is 404 in the same shape', async () => {
    const { ask } = await shop({})
    const answer = await ask('GET', '/api/v1/nothing/here')
    expect([answer.status, answer.code()]).toEqual([404, 'not_found'])
  })

  test('an operation with its own server is served there', async () => {
    const { ask } = await shop({ health: said('ok') })
    expect((await ask('GET', '/healthz')).status).toBe(200)
    expect((await ask('GET', '/api/v1/healthz')).status).toBe(404)
  })

  test('_method put chooses the operation of PUT, and only where the document says so', async () => {
    const handlers = { cancel: said('cancel'), cancelFailed: said('failed'), switchPayment: said('cash') }
    const { ask } = await shop({ ...handlers, addLine: empty() })
    const post = async (url: string, payload: object) => (await ask('POST', url, { payload })).body
    expect(await post('/api/v1/cancel', { reason: 'late' })).toContain('cancel')
    expect(await post('/api/v1/cancel', { reason: 'late', _method: 'put' })).toContain('failed')
    expect(await post('/api/v1/payment', { _method: 'put' })).toContain('cash')
    const line = { guest_id: 'g-1', item_id: 1, quantity: 1, _method: 'put' }
    expect(await post('/api/v1/lines', line)).toContain('_method')
  })

  test('an operation with two successes is a fault of the document', async () => {
    const twice = structuredClone(document)
    twice.paths['/me']!.get!.responses['201'] = json({})
    const start = () =>
      contract({
        document: twice,
        aliases: {},
        handlers: {} as never,
        services: {},
        authenticate,
        country: 'AE',
      })
    const app = Fastify()
    apps.push(app)
    await expect(async () => await app.register(start())).rejects.toThrow('whoAmI declares 2 successes')
  })
})

describe('replies', () => {
  test('a public one may be kept and is not sent twice; a personal one may not', async () => {
    const { ask } = await shop({ listShelf: async () => [{ id: 1 }], listLines: empty() })
    const first = await ask('GET', '/api/v1/shelves/1', { headers: placed })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'X-localization, zoneid, moduleId, latitude, longitude',
      etag: expect.stringMatching(/^W\//),
    })
    const again = await ask('GET', '/api/v1/shelves/1', {
      headers: { ...placed, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await ask('GET', '/api/v1/lines?guest_id=g-1')).headers['cache-control']).toBe('no-store')
  })

  test('a kept public reply is sent again to a caller who asks alike, and to no other caller', async () => {
    let made = 0
    const listShelf = async () => [{ id: ++made }]
    const { ask } = await shop({ listShelf, listLines: listShelf }, { keep: createReplyKeep() })
    const of = async (url: string, headers: object = {}) =>
      JSON.parse((await ask('GET', url, { headers: { ...placed, ...headers } })).body)[0].id
    const shelf = '/api/v1/shelves/1'
    expect([await of(shelf), await of(shelf), await of(shelf, { 'x-software-id': '7' })]).toEqual([1, 1, 1])
    expect(await of(`${shelf}?limit=5`)).toBe(2)
    expect(await of('/api/v1/shelves/2')).toBe(3)
    expect(await of(shelf, { zoneid: '[1]' })).toBe(4)
    expect(await of(shelf, { moduleid: '4' })).toBe(5)
    expect(await of(shelf, { 'x-localization': 'ar' })).toBe(6)
    expect(await of(shelf, { latitude: '25', longitude: '55' })).toBe(7)
    const lines = '/api/v1/lines?guest_id=g-1'
    expect([await of(lines), await of(lines)]).toEqual([8, 9])
    expect(await of(shelf)).toBe(1)
  })

  test('a refusal of a handler is told in the language of the customer, with its headers', async () => {
    const busy = new ApiError(
      403,
      { code: 'stock', message: { en: 'Sold out', ar: 'نفد' } },
      { 'retry-after': '3' },
    )
    const listLines = async () => {
      throw busy
    }
    const { ask } = await shop({ listLines })
    const answer = await ask('GET', '/api/v1/lines?guest_id=g-1', { headers: { 'x-localization': 'ar' } })
    expect(answer.body).toBe('{"errors":[{"code":"stock","message":"نفد"}]}')
    expect(answer.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' })
  })

  test('a fault is 500 and tells nothing', async () => {
    const health = async () => {
      throw new Error('secret of the database')
    }
    const { ask } = await shop({ health })
    const { status, body } = await ask('GET', '/healthz')
    expect(status).toBe(500)
    expect(body).not.toContain('secret')
  })

  test.each([
    ['a missing field', [{}], 'required'],
    ['a wrong type', [{ id: 1, note: 5 }], '/0/note'],
    ['a field that is not declared', [{ id: 1, password_hash: 'x' }], 'password_hash'],
  ])('checked, %s is a fault that names itself', async (_, reply, part) => {
    const listShelf = async () => reply
    const checked = await shop({ listShelf }, { checkReplies: true })
    const answer = await checked.ask('GET', '/api/v1/shelves/1', { headers: placed })
    expect([answer.status, answer.code()]).toEqual([500, 'contract'])
    expect(answer.body).toContain(part)
    const unchecked = await shop({ listShelf })
    expect((await unchecked.ask('GET', '/api/v1/shelves/1', { headers: placed })).status).toBe(200)
  })

  test('checked, a right reply passes and a refusal that is not declared is a fault', async () => {
    const whoAmI = async () => {
      throw new ApiError(409, { code: 'late', message: { en: 'Late', ar: 'متأخر' } })
    }
    const { ask } = await shop({ whoAmI, health: said('ok') }, { checkReplies: true })
    expect((await ask('GET', '/healthz')).status).toBe(200)
    const answer = await ask('GET', '/api/v1/me', { headers: { authorization: 'Bearer mariam' } })
    expect([answer.status, answer.code()]).toEqual([500, 'contract'])
  })

  test('a stream is passed on as events', async () => {
    const { ask } = await shop({ streamNews: async () => Readable.from(['event: order\n\n']) })
    const { headers, body } = await ask('GET', '/api/v1/news')
    expect(headers['content-type']).toBe('text/event-stream')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toBe('event: order\n\n')
    expect((await ask('HEAD', '/api/v1/news')).status).toBe(405)
  })
})
