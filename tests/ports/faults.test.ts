import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type Api, createApi, type Wire } from '#api/client.ts'
import { readEvents } from '#api/event-stream.ts'
import { unwrap } from '#api/unwrap.ts'
import { isUnanswered, retryAfter, serverRefusals } from '#machines/rules/refusal.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A client and the server it asks, over a real connection. */
async function shopThat(
  answers: RequestListener,
  { wire = { locale: 'en' } as Wire, timeoutMs = 5_000 } = {},
) {
  const server = createServer(answers)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const expired: string[] = []
  const api = createApi({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    wire: () => wire,
    onUnauthorized: (token) => expired.push(token),
    timeoutMs,
  })
  return { api, expired, server }
}

const json =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const page =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry, nginx</h1>')

const ask = (api: Api) => unwrap(api.GET('/config'))
const failureOf = (question: Promise<unknown>): Promise<unknown> =>
  question.then(
    (data) => {
      throw new Error(`answered ${JSON.stringify(data)}`)
    },
    (error: unknown) => error,
  )

describe('no answer', () => {
  const silences: [string, RequestListener][] = [
    ['the connection is reset before the answer', ({ socket }) => void socket.resetAndDestroy()],
    ['the connection is closed before the answer', ({ socket }) => void socket.destroy()],
    [
      'the connection breaks in the middle of the answer',
      ({ socket }, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        response.write('{"business_name":')
        setTimeout(() => socket.destroy(), 20)
      },
    ],
    ['the answer is a page, as of a hotel network', page(200)],
    ['the answer is half a JSON', json(200, '{"business_name":"So')],
    ['the answer is empty', json(200, '')],
    [
      'the answer is empty and says so',
      (_, response) => void response.writeHead(200, { 'content-length': 0 }).end(),
    ],
    ['the answer is null', json(200, 'null')],
    ['there is no content', (_, response) => void response.writeHead(204).end()],
  ]

  it.each(silences)('%s: it is not known what the server did', async (_, answers) => {
    const { api } = await shopThat(answers)
    const failure = await failureOf(ask(api))
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(ApiError)
    expect(isUnanswered(failure)).toBe(true)
  })

  it.each(['{"unexpected":true}', '[]', '"fine"'])('%s lacks what was asked for', async (body) => {
    const { api } = await shopThat(json(200, body))
    const failure = await failureOf(unwrap(api.GET('/config'), 'business_name'))
    expect(failure).toBeInstanceOf(SyntaxError)
    expect(isUnanswered(failure)).toBe(true)
  })

  it('a request to a server that is down counts as unanswered', async () => {
    const { api, server } = await shopThat(json(200, '{}'))
    await new Promise((resolve) => server.close(resolve))
    const failure = await failureOf(ask(api))
    expect(failure).toBeInstanceOf(TypeError)
    expect(isUnanswered(failure)).toBe(true)
  })
})

describe('a refusal', () => {
  it.each([
    ['1', 1],
    ['120', 120],
    ['soon', undefined],
    ['-1', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('says how many seconds to wait: Retry-After %s', async (said, seconds) => {
    const { api } = await shopThat((_, response) => {
      if (said) response.setHeader('retry-after', said)
      response.writeHead(409, { 'content-type': 'application/json' })
      response.end('{"errors":[{"code":"idempotency_key","message":"Still running."}]}')
    })
    const failure = await failureOf(ask(api))
    expect(retryAfter(failure)).toBe(seconds)
  })
})

describe('an answer that takes too long', () => {
  it('is given up, whether it never begins or never ends', async () => {
    for (const answers of [
      () => {},
      ((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"business_name":')
      }) satisfies RequestListener,
    ]) {
      const { api } = await shopThat(answers, { timeoutMs: 50 })
      expect(await failureOf(ask(api))).toMatchObject({ name: 'TimeoutError' })
    }
  })

  it('a request is given up sooner when its caller stops waiting', async () => {
    const { api } = await shopThat(() => {})
    const leaving = new AbortController()
    const question = failureOf(unwrap(api.GET('/config', { signal: leaving.signal })))
    leaving.abort()
    expect(await question).toMatchObject({ name: 'AbortError' })
  })

  it('may be a stream of news', async () => {
    const { api } = await shopThat(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')
        setTimeout(() => response.end('data: late\n\n'), 150)
      },
      { timeoutMs: 50 },
    )
    const stream = await unwrap(
      api.GET('/events', { headers: { accept: 'text/event-stream' }, parseAs: 'stream' }),
    )
    const heard: string[] = []
    for await (const { data } of readEvents(stream!)) heard.push(data)
    expect(heard).toEqual(['late'])
  })
})

describe('a broken server', () => {
  it.each<[string, number, RequestListener]>([
    ['a page', 500, page(500)],
    ['nothing', 502, (_, response) => void response.writeHead(502).end()],
    ['broken JSON', 503, json(503, '{"errors":')],
    ['a list', 504, json(504, '[]')],
  ])(
    'that answers %s is an ApiError without words, and may have done what it was asked',
    async (_, status, answers) => {
      const { api } = await shopThat(answers)
      const failure = await failureOf(ask(api))
      expect(failure).toBeInstanceOf(ApiError)
      expect(failure).toMatchObject({ status, message: '', errors: [{ code: 'unreadable', message: '' }] })
      expect(isUnanswered(failure)).toBe(true)
    },
  )
})

describe('a refusal', () => {
  const many = [
    { code: 'email', message: 'Taken' },
    { code: 'phone', message: 'Taken, too' },
  ]

  it.each<[string, number, object, { code: string; message: string }[]]>([
    ['a list of errors', 403, { errors: many }, many],
    ['a list of errors in a success', 200, { errors: many }, many],
    ['fields with texts', 422, { errors: { email: ['Taken'], phone: 'Taken, too' } }, many],
    ['fields with texts in a success', 200, { errors: { email: ['Taken'], phone: 'Taken, too' } }, many],
    ['one text', 400, { errors: 'No' }, [{ code: 'error', message: 'No' }]],
    ['texts', 400, { errors: ['No'] }, [{ code: 'error', message: 'No' }]],
    ['a message alone', 404, { message: 'Gone' }, [{ code: 'message', message: 'Gone' }]],
    ['errors before the message', 404, { message: 'Gone', errors: many }, many],
    [
      'nothing to say',
      403,
      { errors: [null, {}] },
      [
        { code: 'error', message: '' },
        { code: 'error', message: '' },
      ],
    ],
    ['no errors at all', 403, { errors: [] }, [{ code: 'unreadable', message: '' }]],
    [
      'too many requests',
      429,
      { errors: [{ code: 'too_many_requests', message: 'Wait' }] },
      [{ code: 'too_many_requests', message: 'Wait' }],
    ],
  ])('may be %s', async (_, status, body, errors) => {
    const { api } = await shopThat(json(status, JSON.stringify(body)))
    const failure = await failureOf(ask(api))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status, errors })
    expect(serverRefusals(failure)).toEqual(errors)
  })

  it('is not a success that only carries a message, or an empty list of errors', async () => {
    for (const body of [{ message: 'Subscribed Successfully' }, { errors: [], message: 'Done' }]) {
      const { api } = await shopThat(json(200, JSON.stringify(body)))
      expect(await ask(api)).toEqual(body)
    }
  })

  it('of a proxy that answers with a page was not done', async () => {
    const { api } = await shopThat(page(413))
    const failure = await failureOf(ask(api))
    expect(failure).toMatchObject({ status: 413, errors: [{ code: 'unreadable' }] })
    expect(isUnanswered(failure)).toBe(false)
  })
})

describe('401', () => {
  const refused = json(401, '{"errors":[{"code":"auth-001","message":"Expired"}]}')

  it('is told once, with the token that was sent and not the one of today', async () => {
    const wire: Wire = { locale: 'en', token: 'old' }
    const { api, expired } = await shopThat(
      (request, response) => {
        wire.token = 'new'
        refused(request, response)
      },
      { wire },
    )
    expect(await failureOf(ask(api))).toMatchObject({ status: 401 })
    expect(expired).toEqual(['old'])
    await failureOf(ask(api))
    expect(expired).toEqual(['old', 'new'])
  })

  it('is told for each request of several at once, all with the same token', async () => {
    const { api, expired } = await shopThat(refused, { wire: { locale: 'en', token: 'old' } })
    await Promise.all([failureOf(ask(api)), failureOf(ask(api)), failureOf(ask(api))])
    expect(expired).toEqual(['old', 'old', 'old'])
  })

  it('without a token is a refusal like any other', async () => {
    const { api, expired } = await shopThat(refused)
    expect(await failureOf(ask(api))).toMatchObject({ status: 401, message: 'Expired' })
    expect(expired).toEqual([])
  })
})

describe('a request', () => {
  it('says who asks and from where, as it is at that moment', async () => {
    const heard: Record<string, unknown>[] = []
    const wire: Wire = { locale: 'ar' }
    const { api } = await shopThat(
      ({ headers }, response) => {
        heard.push(headers)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      },
      { wire },
    )
    await ask(api)
    Object.assign(wire, {
      locale: 'en',
      token: 't',
      position: { lat: 25.2, lng: -55 },
      zone_ids: [1, 2],
      module_id: 3,
    } satisfies Wire)
    await ask(api)
    expect(heard[0]).toMatchObject({
      'x-localization': 'ar',
      'x-software-id': '33571750',
      accept: 'application/json',
    })
    for (const name of ['authorization', 'latitude', 'longitude', 'zoneid', 'moduleid'])
      expect(heard[0]).not.toHaveProperty(name)
    expect(heard[1]).toMatchObject({
      'x-localization': 'en',
      authorization: 'Bearer t',
      latitude: '25.2',
      longitude: '-55',
      zoneid: '[1,2]',
      moduleid: '3',
    })
  })
})
