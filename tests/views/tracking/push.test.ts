import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import type { Visibility } from '#browser/visibility.ts'
import { connectPush } from '#src/core/push.ports.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A shop whose lines are held open by the test, and a page that can be hidden. */
function openLine({ guest_id = null as string | null } = {}) {
  const requests: Request[] = []
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const api = createApi({
    baseUrl: 'http://shop.test/api/v1',
    wire: () => ({ locale: 'en', token: guest_id ? undefined : 'token-1' }),
    onUnauthorized: () => {},
    fetch: async (request) => {
      requests.push(request)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          lines.push(controller)
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  let state: Visibility = 'shown'
  let tell: (visibility: Visibility) => void = () => {}
  const push = createActor(
    connectPush({
      api,
      readGuest: () => guest_id,
      patience: 45_000,
      visibility: {
        read: () => state,
        subscribe: (listener) => {
          tell = listener
          return () => {}
        },
      },
    }),
  )
  const heard: object[] = []
  for (const fact of ['order.changed', 'message.arrived', 'referral.arrived'] as const)
    push.on(fact, (update) => heard.push(update))
  push.start()
  return {
    push,
    requests,
    heard,
    say: (text: string) => lines.at(-1)?.enqueue(new TextEncoder().encode(text)),
    close: () => lines.at(-1)?.close(),
    look: (now: Visibility) => {
      state = now
      tell(now)
    },
    settle: () => vi.advanceTimersByTimeAsync(0),
  }
}

it('hears of orders, messages and referrals on one line, asked for as the shopper', async () => {
  const { requests, heard, say, settle } = openLine()
  await settle()
  say('event: order\ndata: {"order_id":7,"order_status":"picked_up"}\n\nevent: weather\ndata: {}\n\n')
  say('event: referral\ndata: {"title":"A friend joined","body":"You earned 5"}\n\n')
  await settle()
  expect(heard).toEqual([
    { type: 'order.changed', order_id: 7, order_status: 'picked_up' },
    { type: 'referral.arrived', title: 'A friend joined', body: 'You earned 5' },
  ])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.get('accept')).toBe('text/event-stream')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1')
})

it('names a guest in the address', async () => {
  const { requests, settle } = openLine({ guest_id: 'guest-7' })
  await settle()
  expect(new URL(requests[0]?.url ?? '').searchParams.get('guest_id')).toBe('guest-7')
})

it('asks again after a pause when the shop hangs up', async () => {
  const { requests, close, settle } = openLine()
  await settle()
  close()
  await settle()
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(2)
})

it('is never given up for its age, but is when nothing is heard for longer than the shop is ever silent', async () => {
  const { requests, say } = openLine()
  for (let round = 0; round < 4; round++) {
    await vi.advanceTimersByTimeAsync(15_000)
    say(': still here\n\n')
  }
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(46_000)
  expect(requests[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toHaveLength(2)
})

it('lets go of the line while the page is hidden, and takes it up when it is looked at', async () => {
  const { push, requests, look, settle } = openLine()
  await settle()
  look('hidden')
  await settle()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(push.getSnapshot().matches('connected')).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  look('shown')
  await settle()
  expect(requests).toHaveLength(2)
})
