import fc from 'fast-check'

/** What happens to a request at its next stop. */
export type Passage =
  /** It goes on: to the server, or with the answer to the shop. */
  | 'goes on'
  /** The connection breaks: before the server has heard of it, or after it has answered. */
  | 'breaks'

/** Lets one of the first requests that wait pass its stop; one in six breaks. */
export type NetworkMove = { type: 'network'; at: number; passage: Passage }

export const networkMove = (requests: number): fc.Arbitrary<NetworkMove> =>
  fc.record({
    type: fc.constant('network' as const),
    at: fc.nat(requests - 1),
    passage: fc.constantFrom<Passage>('goes on', 'goes on', 'goes on', 'goes on', 'goes on', 'breaks'),
  })

/** Turns of the event loop in which an answer becomes events, and events requests. */
const TURNS = 8

type Waiting = {
  page: object
  call: string
  stop: 'to the server' | 'to the shop'
  pass: (passage: Passage) => void
}

/**
 * A network on which nothing arrives until it is let go: each request waits once on its way to the server and once on its
 * way back. `answered` hears of what the server did, also when the answer is lost.
 */
export function heldNetwork(answered: (call: string, status: number, body: unknown) => void) {
  let waiting: Waiting[] = []
  /** Requests between two stops. */
  let moving = 0
  const stopAt = async (page: object, call: string, stop: Waiting['stop']) => {
    moving--
    const passage = await new Promise<Passage>((pass) => {
      waiting.push({ page, call, stop, pass })
    })
    moving++
    return passage
  }
  /** The whole answer: what follows does not depend on how it is cut into pieces. */
  const work = async (request: Request) => {
    const response = await fetch(request)
    return new Response(await response.arrayBuffer(), response)
  }
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))

  const travel = async (page: object, request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    if ((await stopAt(page, call, 'to the server')) === 'breaks') return broken()
    if (request.signal.aborted) return broken()
    const response = await work(request)
    answered(call, response.status, await response.clone().json())
    return (await stopAt(page, call, 'to the shop')) === 'breaks' ? broken() : response
  }

  return {
    /** The `fetch` of a page. */
    fetchOf:
      (page: object) =>
      (request: Request): Promise<Response> => {
        moving++
        return travel(page, request).finally(() => moving--)
      },
    /** Resolves when the server has answered what reached it, and the shop has taken in what was let go. */
    settled: async (): Promise<void> => {
      for (let still = 0; still < TURNS; still = moving > 0 ? 0 : still + 1)
        await new Promise((resolve) => setImmediate(resolve))
    },
    /** A page is left: its replies never arrive, and its requests that were not on their way yet are sent all the same, or not. */
    leave: (page: object, isSent: boolean): void => {
      const own = waiting.filter((each) => each.page === page)
      waiting = waiting.filter((each) => each.page !== page)
      for (const { stop, pass } of own) pass(stop === 'to the server' && isSent ? 'goes on' : 'breaks')
    },
    waiting: (): readonly Waiting[] => waiting,
    /** Lets one of the waiting requests pass its stop; they may overtake one another. */
    pass: (at: number, passage: Passage): void => {
      const one = waiting[at % waiting.length]
      if (!one) return
      waiting = waiting.filter((each) => each !== one)
      one.pass(passage)
    },
  }
}
