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
  let rest = ''
  let event = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onHeard()
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
          event = ''
          data = []
        } else if (line.startsWith('event:')) event = fieldOf(line, 'event:')
        else if (line.startsWith('data:')) data.push(fieldOf(line, 'data:'))
      }
    }
  } finally {
    // Whoever stops listening closes the line.
    await reader.cancel().catch(() => {})
  }
}

const fieldOf = (line: string, field: string) => line.slice(field.length).replace(/^ /, '')
