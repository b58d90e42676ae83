import { createParser } from 'eventsource-parser'

/** One event of a `text/event-stream`: its name (`message` when it has none) and its data, lines joined. */
export type ServerSentEvent = { event: string; data: string }

/**
 * The events of a stream, as they arrive; `onHeard` is told of every sign of life, comments included. It ends when the
 * server closes the stream and throws when the connection breaks.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onHeard: () => void = () => {},
): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let arrived: ServerSentEvent[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => arrived.push({ event, data }),
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onHeard()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived
      arrived = []
    }
  } finally {
    // The stream is cancelled when its reader stops before the end.
    await reader.cancel().catch(() => {})
  }
}
