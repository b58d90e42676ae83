import { PassThrough } from 'node:stream'

/** Proxies close lines that are quiet for long. */
const HEARTBEAT = 15_000

type Listener = {
  /** Whether whoever opened the line may still hear; asked before everything that is told. */
  mayHear: () => Promise<boolean>
  onError: (error: unknown) => void
}

/** A stream of server-sent events; it ends when its listener may hear no more, or cannot be asked about. */
export function openLine({ mayHear, onError }: Listener) {
  const stream = new PassThrough()
  let told = Promise.resolve()
  const tell = (text: string) => {
    told = told
      .then(async () => {
        if (stream.writableEnded || stream.destroyed) return
        if (await mayHear()) stream.write(text)
        else stream.end()
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
