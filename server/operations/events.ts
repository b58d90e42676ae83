import { isStillHere } from '#server/accounts/authenticate.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { inWords } from '#server/realtime/in-words.ts'
import { openLine } from '#server/realtime/line.ts'
import type { Handlers } from '#server/wiring/services.ts'

export const events = {
  streamEvents: async (_, { services, principal, locale, network, log }) => {
    const { bus, stopping, config, lines } = services
    const { owner } = shopperOf(principal)
    lines.ensureRoom(network, config)
    const { stream, tell } = openLine({
      mayHear: () => isStillHere(services, principal),
      onError: (error) => log.error({ err: error }, 'news could not be told'),
    })
    const stopListening = bus.subscribe(owner, ({ topic, payload }) =>
      tell(`event: ${topic}\ndata: ${JSON.stringify(inWords(payload, locale))}\n\n`),
    )
    lines.add({ owner, network }, stream)
    const end = () => stream.end()
    stopping.addEventListener('abort', end)
    stream.once('close', () => {
      stopListening()
      stopping.removeEventListener('abort', end)
    })
    return stream
  },
} satisfies Partial<Handlers>
