import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { customers } from '#server/db/schema.ts'
import { openLine } from '#server/realtime/line.ts'
import { createOpenLines } from '#server/realtime/open-lines.ts'
import {
  clientOf,
  codeSentTo,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
} from './support/app.ts'
import { type Listening, listen } from './support/listening.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()
const open: Listening[] = []

afterEach(() => {
  vi.useRealTimers()
  shop.now = noon
  for (const { stop } of open.splice(0)) stop()
})

const listening = async (person: Pick<Person, 'token' | 'guest_id'>) => {
  const listener = await listen(shop.app, person)
  open.push(listener)
  return listener
}

type Member = Awaited<ReturnType<typeof newCustomer>> & { id: number }

const member = async (): Promise<Member> => {
  const customer = await newCustomer(shop.app)
  const { data } = await customer.api.GET('/customer/info')
  return { ...customer, id: data!.id }
}

let told = 0
/** Tells the owner something, and answers what it was. */
const tell = async (owner: string): Promise<string> => {
  const conversation_id = ++told
  await shop.services.bus.publish({ owner, topic: 'message', payload: { conversation_id } })
  return `"conversation_id":${conversation_id}}`
}

const signIn = ({ phone }: Member, password = 'long enough', guest_id?: string) =>
  clientOf(shop.app).POST('/auth/login', {
    body: { phone, password, ...(guest_id ? { guest_id } : {}) },
  })

const leavings: [string, (customer: Member) => Promise<unknown>][] = [
  ['signed out', ({ api }) => api.POST('/auth/logout')],
  [
    'set a new password by a code',
    async ({ phone }) => {
      await clientOf(shop.app).POST('/auth/forgot-password', { body: { phone } })
      const password = 'another one'
      const body = { phone, reset_token: codeSentTo(shop, phone), password, confirm_password: password }
      await clientOf(shop.app).PUT('/auth/reset-password', { body })
    },
  ],
  [
    'changed the password elsewhere',
    async (customer) => {
      const { data } = await signIn(customer)
      await clientOf(shop.app, { token: data!.token }).PUT('/customer/info', {
        body: {
          f_name: 'Sara',
          l_name: 'Haddad',
          email: `sara-${customer.id}@example.com`,
          password: 'another one',
          confirm_password: 'another one',
          ...confirmed.body,
        },
      })
    },
  ],
  [
    'was blocked',
    ({ id }) => shop.services.db.update(customers).set({ active: false }).where(eq(customers.id, id)),
  ],
  [
    'was signed out on another device',
    async (customer) => {
      const { data } = await signIn(customer)
      await clientOf(shop.app, { token: data!.token }).POST('/customer/sessions/others')
    },
  ],
  ['erased the account', ({ api }) => api.DELETE('/customer/remove-account', confirmed)],
  [
    'signed in 60 days ago',
    async () => {
      shop.now = new Date(noon.getTime() + 61 * 24 * 60 * 60_000)
    },
  ],
]

describe('news', () => {
  it.each(leavings)('are told no more to who %s', async (_, leave) => {
    const customer = await member()
    const owner = `customer:${customer.id}`
    const line = await listening(customer)
    const before = await tell(owner)
    await expect.poll(line.heard).toContain(before)
    await leave(customer)
    const after = await tell(owner)
    await line.ended
    expect(line.heard()).not.toContain(after)
  })

  it('go on for the other sessions of who signed out', async () => {
    const customer = await member()
    const { data } = await signIn(customer)
    const [here, there] = [await listening(customer), await listening({ guest_id: '', token: data!.token })]
    await customer.api.POST('/auth/logout')
    const events = await tell(`customer:${customer.id}`)
    await expect.poll(there.heard).toContain(events)
    await here.ended
  })

  it('are told no more to a guest who has become a customer', async () => {
    const [guest, customer] = [await newGuest(shop.app), await member()]
    const line = await listening(guest)
    await signIn(customer, 'long enough', guest.guest_id)
    const events = await tell(`guest:${guest.guest_id}`)
    await line.ended
    expect(line.heard()).not.toContain(events)
  })

  it('end at the next heartbeat for who left, where there are none to tell', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [stays, leaves] = [await member(), await member()]
    const lines = [await listening(stays), await listening(leaves)] as const
    await leaves.api.POST('/auth/logout')
    vi.advanceTimersByTime(15_000)
    await lines[1].ended
    await expect.poll(lines[0].heard).toContain(': still here')
    expect(lines[1].heard()).not.toContain('still here')
  })

  it('reach ten lines of one shopper: one more ends the oldest', async () => {
    const [guest, other] = [await newGuest(shop.app), await newGuest(shop.app)]
    const beside = await listening(other)
    const first = await listening(guest)
    const more = []
    for (let count = 0; count < 9; count++) more.push(await listening(guest))
    const toAll = await tell(`guest:${guest.guest_id}`)
    await expect.poll(first.heard).toContain(toAll)
    more.push(await listening(guest))
    await first.closed
    const toTen = await tell(`guest:${guest.guest_id}`)
    for (const line of more) await expect.poll(line.heard).toContain(toTen)
    expect(first.heard()).not.toContain(toTen)
    const toOther = await tell(`guest:${other.guest_id}`)
    await expect.poll(beside.heard).toContain(toOther)
  })

  it('end for who does not read', async () => {
    const { stream, tell: say } = openLine({ mayHear: async () => true, onError: () => {} })
    const closed = once(stream, 'close')
    for (let count = 0; count < 100; count++) say('x'.repeat(1024))
    await closed
  })

  it.each([
    ['the process', { MAX_STREAMS: 2 }, 503, 'unavailable'],
    ['one address', { MAX_STREAMS_PER_ADDRESS: 2 }, 429, 'too_many_requests'],
  ])('are for as many listeners as %s may have', async (_, limits, status, code) => {
    const config = { ...shop.services.config, ...limits }
    const app = await buildApp(
      { ...shop.services, config, lines: createOpenLines() },
      { checkReplies: true, storefront: '/nowhere' },
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const ask = async () => {
      const leaving = new AbortController()
      const { guest_id } = await newGuest(app)
      const url = `http://127.0.0.1:${port}/api/v1/events?guest_id=${guest_id}`
      const reply = await fetch(url, { signal: leaving.signal })
      return { reply, leave: () => leaving.abort() }
    }
    const [first] = [await ask(), await ask()]
    const { reply } = await ask()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, '10'])
    expect(await reply.json()).toMatchObject({ errors: [{ code }] })
    const elsewhere = await listen(app, await newGuest(app), '203.0.113.9')
    expect(elsewhere.status).toBe(status === 429 ? 200 : 503)
    elsewhere.stop()
    first.leave()
    await expect.poll(async () => (await ask()).reply.status).toBe(200)
    app.server.closeAllConnections()
    await app.close()
  })

  it('are refused to a guest id the shop did not issue', async () => {
    for (const guest_id of [randomUUID(), randomBytes(32).toString('base64url')])
      expect((await listen(shop.app, { guest_id, token: undefined })).status).toBe(403)
  })

  it('end when it cannot be seen who listens', async () => {
    const customer = await member()
    const line = await listening(customer)
    const { db } = shop.services
    shop.services.db = {
      select: () => {
        throw new Error('away')
      },
    } as never
    const events = await tell(`customer:${customer.id}`)
    await line.ended
    shop.services.db = db
    expect(line.heard()).not.toContain(events)
  })
})
