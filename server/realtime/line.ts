import { PassThrough } from 'node:stream'

/** Buffer of a slow reader; a few hundred events. */
const BEHIND = 32 * 1024

/** Proxies close lines that are quiet for long. */
const HEARTBEAT = 15_000

type Listener = {
  /** Whether the subscriber is still authorized; checked before every event. */
  mayHear: () => Promise<boolean>
  onError: (error: unknown) => void
}

/**
 * A stream of server-sent events. It ends when its listener is no longer authorized, when that cannot be checked, or
 * when the listener does not read: a client that reconnects reads the current data and misses nothing.
 */
export function openLine({ mayHear, onError }: Listener) {
  const stream = new PassThrough({ highWaterMark: BEHIND })
  let written = Promise.resolve()
  const tell = (text: string) => {
    written = written
      .then(async () => {
        if (stream.writableEnded || stream.destroyed) return
        if (!(await mayHear())) stream.end()
        else if (!stream.write(text)) stream.destroy()
      })
      .catch((error) => {
        onError(error)
        stream.end()
      })
  }
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT)
  stream.once('close', () => clearInterval(heartbeat))
  stream.write('retry: 2000\n\n')
  return { stream, tell }
}
