import { fromEventObservable, toObserver } from 'xstate'
import type { Api } from '#api/client.ts'
import { readEvents, type ServerSentEvent } from '#api/event-stream.ts'
import { unwrap } from '#api/unwrap.ts'
import type { createVisibility } from '#browser/visibility.ts'
import { pushMachine, type StreamEvent } from '#machines/app/push.machine.ts'

export type PushSurroundings = {
  api: Api
  /** Null for a customer: the token identifies the subscriber. */
  readGuest: () => string | null
  visibility: ReturnType<typeof createVisibility>
  /** The server sends a heartbeat every 15 s; a stream that is silent for so many milliseconds is dead. */
  patience?: number
}

/**
 * Connects live events to the server's event stream. A hidden page closes its connection: its toasts are invisible, and a
 * browser allows only six connections to one host for all tabs.
 */
export const connectPush = ({ visibility, ...line }: PushSurroundings) =>
  pushMachine.provide({
    actors: {
      streamEvents: fromEventObservable<StreamEvent, void>(() => ({
        subscribe(given) {
          const { next, error, complete } = toObserver(given)
          let open = new AbortController()
          const follow = () => {
            open.abort()
            if (visibility.read() === 'hidden') return
            open = new AbortController()
            const { signal } = open
            listen({ ...line, signal, next: (update) => next?.(update) }).then(
              () => signal.aborted || complete?.(),
              (problem) => signal.aborted || error?.(problem),
            )
          }
          const stop = visibility.subscribe(follow)
          follow()
          return {
            unsubscribe: () => {
              stop()
              open.abort()
            },
          }
        },
      })),
    },
  })

type Line = Pick<PushSurroundings, 'api' | 'readGuest' | 'patience'> & {
  signal: AbortSignal
  next: (update: StreamEvent) => void
}

async function listen({ api, readGuest, patience = 45_000, signal, next }: Line): Promise<void> {
  const silence = new AbortController()
  let alarm: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(alarm)
    alarm = setTimeout(() => silence.abort(new Error('The line went silent')), patience)
  }
  heard()
  try {
    const guest_id = readGuest()
    const body = await unwrap(
      api.GET('/events', {
        params: { query: guest_id ? { guest_id } : {} },
        headers: { accept: 'text/event-stream' },
        parseAs: 'stream',
        signal: AbortSignal.any([signal, silence.signal]),
      }),
    )
    next({ type: 'stream.open' })
    for await (const sent of readEvents(body as ReadableStream<Uint8Array>, heard)) {
      const update = eventIn(sent)
      if (update) next(update)
    }
  } finally {
    clearTimeout(alarm)
  }
}

/** Event types of the wire: `order`, `message` and `referral`; the client ignores types of a newer server. */
function eventIn({ event, data }: ServerSentEvent): StreamEvent | undefined {
  const type = types[event]
  return type && { type, ...JSON.parse(data) }
}

const types: Record<string, StreamEvent['type']> = {
  order: 'order.news',
  message: 'message.news',
  referral: 'referral.news',
}
