import { fromEventObservable, toObserver } from 'xstate'
import type { Api } from '#api/client.ts'
import { readEvents, type ServerSentEvent } from '#api/event-stream.ts'
import { unwrap } from '#api/unwrap.ts'
import type { createVisibility } from '#browser/visibility.ts'
import { pushMachine, type StreamEvent } from '#machines/push.machine.ts'

export type PushSurroundings = {
  api: Api
  /** Null for a customer: the token says who listens. */
  readGuest: () => string | null
  visibility: ReturnType<typeof createVisibility>
  /** The shop says something every 15 s; a line that is quiet for so many milliseconds is dead. */
  patience?: number
}

/**
 * Answers the live events with the server's stream. A hidden page lets go of its line: nobody reads its toasts, and a
 * browser has only six lines to a shop for all its tabs.
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
            listen({ ...line, signal, next: (news) => next?.(news) }).then(
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
  next: (news: StreamEvent) => void
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
      const news = newsIn(sent)
      if (news) next(news)
    }
  } finally {
    clearTimeout(alarm)
  }
}

/** What the wire calls `order`, `message` and `referral`; anything else is of a newer shop and none of ours. */
function newsIn({ event, data }: ServerSentEvent): StreamEvent | undefined {
  const type = types[event]
  return type && { type, ...JSON.parse(data) }
}

const types: Record<string, StreamEvent['type']> = {
  order: 'order.news',
  message: 'message.news',
  referral: 'referral.news',
}
