import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { answerError } from '#server/contract/answer-error.ts'
import { tooBusy } from '#server/refusals/too-busy.ts'
import { newGuest, openShop } from './support/app.ts'
import { encoded } from './support/forms.ts'

const shop = openShop()
const closing: (() => unknown)[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const close of closing.splice(0).reverse()) await close()
})

/** The shop on a port of its own, behind a proxy that names the visitor. */
async function listening(env: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: 'true', ...env })
  const app = await buildApp({ ...shop.services, config }, { storefront: '/nowhere' })
  closing.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const head = (path: string, address: string, type: string) =>
  [
    `POST /api/v1/${path} HTTP/1.1`,
    'host: shop.test',
    `x-forwarded-for: ${address}`,
    `content-type: ${type}`,
    'content-length: 200',
    '\r\n',
  ].join('\r\n')

/** Sends the head of a request and the first letters of its body. */
const halfSent = (port: number, address: string) =>
  send(port, `${head('newsletter/subscribe', address, 'application/json')}{"em`)

const halfForm = (port: number, address: string) =>
  send(port, `${head('order/prescription/place', address, 'multipart/form-data; boundary=x')}--x\r\n`)

async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  closing.push(() => socket.destroy())
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const ask = (port: number, address: string, path = '/api/v1/config') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })

/** Stops the clock; the answer resolves when a deadline of ten seconds has begun. Libraries of the shop set timers, too. */
function stopClock(): () => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  return () => expect.poll(() => timers.mock.calls.map(([, wait]) => wait)).toContain(10_000)
}

/** Resolves when the server has read the heads of so many requests. */
const readHeads = (app: Awaited<ReturnType<typeof listening>>['app']) => {
  let heads = 0
  app.server.on('request', () => heads++)
  return (count: number) => expect.poll(() => heads, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}

describe('a request whose body never arrives', () => {
  it.each([
    ['with the limit of an address', {}],
    ['from as many addresses as there are requests', { MAX_REQUESTS_PER_ADDRESS: '0' }],
  ])('takes no slot from other visitors: 505 half-sent bodies %s', async (_, env) => {
    const { app, port } = await listening({ MAX_REQUESTS: '500', MAX_REQUESTS_PER_ADDRESS: '100', ...env })
    const arrived = readHeads(app)
    for (let sent = 0; sent < 505; sent += 101) {
      await Promise.all(Array.from({ length: 101 }, () => halfSent(port, '203.0.113.1')))
      expect((await ask(port, '203.0.113.2')).status).toBe(200)
    }
    await arrived(505)
    expect((await ask(port, '203.0.113.2')).status).toBe(200)
    expect((await ask(port, '203.0.113.2', '/readyz')).status).toBe(200)
  })

  it('takes no slot from other visitors when the body is a form', async () => {
    const { app, port } = await listening({ MAX_REQUESTS: '1' })
    const arrived = readHeads(app)
    await halfForm(port, '203.0.113.1')
    await arrived(1)
    expect((await ask(port, '203.0.113.2')).status).toBe(200)
  })

  it('is answered 408 after ten seconds, and its connection is closed', async () => {
    const { port } = await listening({})
    const deadlineBegun = stopClock()
    const socket = await halfSent(port, '203.0.113.1')
    await deadlineBegun()
    const answered = text(socket)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(socket.readableEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answered).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"code":"body"/i)
  })
})

describe('a form that arrives slowly', () => {
  const fileOf = (guest_id: string) =>
    [
      '--x\r\ncontent-disposition: form-data; name="guest_id"\r\n',
      `${guest_id}\r\n--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n`,
      '',
    ].join('\r\n')
  const formHead = (address: string, length: number) =>
    head('order/prescription/pictures', address, 'multipart/form-data; boundary=x').replace(
      '200',
      String(length),
    )

  it('is answered 408 after ten seconds without a byte of a file', async () => {
    const { app, port } = await listening({})
    const arrived = readHeads(app)
    const deadlineBegun = stopClock()
    const socket = await halfForm(port, '203.0.113.1')
    await arrived(1)
    await deadlineBegun()
    const answered = text(socket)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(socket.readableEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answered).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"code":"body"/i)
  })

  it('has a second more for every 16 kB of its file', async () => {
    const { port } = await listening({})
    const { guest_id } = await newGuest(shop.app)
    const deadlineBegun = stopClock()
    const form = fileOf(guest_id)
    const socket = await send(port, `${formHead('203.0.113.1', form.length + 40_000)}${form}`)
    await deadlineBegun()
    const answered = text(socket)
    await new Promise((resolve) => socket.write(Buffer.alloc(32_000), resolve))
    // The bytes are counted once the shop has read them: until then the deadline would pass.
    await expect
      .poll(async () => {
        await (await ask(port, '203.0.113.2')).arrayBuffer()
        return socket.bytesWritten
      })
      .toBeGreaterThan(32_000)
    await vi.advanceTimersByTimeAsync(11_900)
    expect(socket.readableEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answered).toMatch(/^HTTP\/1.1 408 /)
  })

  it('takes no memory that others need: the address with the most half-sent forms loses one', async () => {
    const { port } = await listening({ MAX_REQUESTS_PER_ADDRESS: '100' })
    const { guest_id } = await newGuest(shop.app)
    const form = fileOf(guest_id)
    const file = Buffer.alloc(2_000_000)
    const half = async (address: string) => {
      const socket = await send(port, `${formHead(address, form.length + file.length + 100)}${form}`)
      socket.write(file)
      const [answer] = await once(socket, 'data')
      return String(answer)
    }
    const answers = Array.from({ length: 40 }, () => half('203.0.113.1'))
    const first = await Promise.race(answers)
    expect(first).toMatch(/^HTTP\/1.1 503 [\s\S]*"code":"unavailable"/)
    const honest = await encoded({ guest_id, picture: new Blob([file]) })
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/order/prescription/pictures`, {
      method: 'POST',
      headers: { ...honest.headers, 'x-forwarded-for': '203.0.113.2' },
      body: honest.payload,
    })
    // It arrived whole: what it holds is no picture.
    expect(await reply.json()).toMatchObject({ errors: [{ code: 'image' }] })
  })
})

describe('a request that is refused by its head', () => {
  it('has no deadline left for its body', async () => {
    const { port } = await listening({})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = await send(port, `${head('config', '203.0.113.1', 'application/json')}{"em`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 405 /)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await ask(port, '203.0.113.2')).status).toBe(200)
  })
})

describe('the requests of one address', () => {
  it('are limited at the same time, those of other addresses are not', async () => {
    const { app, port } = await listening({ MAX_REQUESTS_PER_ADDRESS: '3' })
    const arrived = readHeads(app)
    await Promise.all(Array.from({ length: 3 }, () => halfSent(port, '203.0.113.1')))
    await arrived(3)
    const refused = await ask(port, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] })
    expect((await ask(port, '203.0.113.1', '/healthz')).status).toBe(200)
    expect((await ask(port, '203.0.113.2')).status).toBe(200)
  })

  it('are counted by the network of 64 bits that one IPv6 customer has', async () => {
    const { app, port } = await listening({ MAX_REQUESTS_PER_ADDRESS: '1' })
    const arrived = readHeads(app)
    await halfSent(port, '2001:db8:1:2::1')
    await arrived(1)
    expect((await ask(port, '2001:db8:1:2:ffff::2')).status).toBe(429)
    expect((await ask(port, '2001:db8:1:3::1')).status).toBe(200)
  })

  it.each([
    ['a body', halfSent],
    ['a form', halfForm],
  ])('are counted down when the visitor leaves in the middle of %s', async (_, send) => {
    const { app, port } = await listening({ MAX_REQUESTS_PER_ADDRESS: '1' })
    const arrived = readHeads(app)
    const socket = await send(port, '203.0.113.1')
    await arrived(1)
    expect((await ask(port, '203.0.113.1')).status).toBe(429)
    socket.destroy()
    await expect.poll(async () => (await ask(port, '203.0.113.1')).status).toBe(200)
  })
})

describe('a shop with all slots taken', () => {
  /** One slot, held by a request that is answered when `letGo` is called. */
  const holding = async () => {
    let letGo = () => {}
    const stored = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let hold = () => {}
    const held = new Promise<void>((resolve) => {
      hold = resolve
    })
    const reference = async () => {
      hold()
      await stored
      return shop.services.reference()
    }
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MAX_REQUESTS: '1' })
    const app = await buildApp({ ...shop.services, config, reference }, { storefront: '/nowhere' })
    closing.push(() => app.close(), letGo)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const leaving = new AbortController()
    const url = `http://127.0.0.1:${port}/api/v1/config`
    const first = fetch(url, { signal: leaving.signal }).catch(() => undefined)
    await held
    return { app, first, leave: () => leaving.abort(), letGo }
  }

  it('counts a request until its handler has ended, even when the visitor has left', async () => {
    const { app, first, leave, letGo } = await holding()
    leave()
    await first
    const connections = () =>
      new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    expect((await app.inject('/api/v1/config')).statusCode).toBe(503)
    letGo()
    await expect.poll(async () => (await app.inject('/api/v1/config')).statusCode).toBe(200)
  })

  it('is not ready once no slot has come free for five seconds, and ready as soon as one does', async () => {
    const { app, first, letGo } = await holding()
    const { performance } = globalThis
    const began = performance.now()
    const clock = vi.spyOn(performance, 'now')
    closing.push(() => clock.mockRestore())
    const ready = async () => (await app.inject('/readyz')).statusCode
    expect(await ready()).toBe(200)
    clock.mockReturnValue(began + 5_001)
    expect(await ready()).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    letGo()
    expect((await first)?.status).toBe(200)
    expect(await ready()).toBe(200)
  })

  it('writes one warning without a stack for a request it sheds', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
    app.setErrorHandler(answerError)
    app.get('/busy', async () => {
      throw tooBusy(1)
    })
    expect((await app.inject('/busy')).statusCode).toBe(503)
    const [told, ...more] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)
    expect(told).toMatchObject({ level: 40, msg: 'request shed' })
    expect(told).not.toHaveProperty('err')
    expect(more).toEqual([])
  })
})
