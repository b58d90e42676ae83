import { PassThrough } from 'node:stream'
import { shopperOf } from '#server/cart/shopper.ts'
import type { Text } from '#server/db/shapes.ts'
import type { News } from '#server/realtime/bus.ts'
import type { Locale } from '#server/rules/text.ts'
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

/** Texts of the shop in the language of the listener; everything else as it is. */
const inWords = (payload: News['payload'], locale: Locale) =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, isText(value) ? value[locale] : value]),
  )

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value
