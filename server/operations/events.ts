import { PassThrough } from 'node:stream'
import { shopperOf } from '#server/cart/shopper.ts'
import { inWords } from '#server/realtime/in-words.ts'
import type { Handlers } from '#server/services.ts'

/** Proxies close lines that are quiet for long. */
const HEARTBEAT = 15_000

export const events = {
  streamEvents: async (_, { services: { bus, stopping }, principal, locale }) => {
    const stream = new PassThrough()
    const stopListening = bus.subscribe(shopperOf(principal).owner, ({ topic, payload }) =>
      stream.write(`event: ${topic}\ndata: ${JSON.stringify(inWords(payload, locale))}\n\n`),
    )
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT)
    const end = () => stream.end()
    stopping.addEventListener('abort', end)
    stream.once('close', () => {
      clearInterval(heartbeat)
      stopListening()
      stopping.removeEventListener('abort', end)
    })
    stream.write('retry: 2000\n\n')
    return stream
  },
} satisfies Partial<Handlers>
