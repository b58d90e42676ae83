import { connect, type NatsConnection } from '@nats-io/transport-node'
import { CannotStart } from '#server/config/cannot-start.ts'
import { type BusEvent, createBus, type SharedBus } from './bus.ts'

const SUBJECT = 'souk.news'

const CONNECT_MS = 5_000
/** How long a published message may take to reach the server before it is kept for later. */
const FLUSH_MS = 5_000
const RETRY_MS = 1_000

/**
 * Carries events between all processes of one NATS server and reconnects when the connection breaks. While it is down
 * `publish` throws, and the relay keeps the events.
 */
export async function openNatsBus(url: string, onError: (error: unknown) => void): Promise<SharedBus> {
  const here = createBus()
  const nats = await connect({
    ...serverAt(url),
    name: 'souk',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    ignoreAuthErrorAbort: true,
  }).catch((error: Error) => {
    throw new CannotStart(`NATS at ${new URL(url).host} cannot be used: ${error.message}. Check NATS_URL.`)
  })
  let lost = new AbortController()
  void watch(nats, {
    disconnect: () => {
      lost.abort(new Error('The connection that carries news is lost'))
      onError(lost.signal.reason)
    },
    reconnect: () => {
      lost = new AbortController()
    },
    onError,
  })
  nats.subscribe(SUBJECT, {
    callback: (error, message) => {
      if (error) onError(error)
      else void here.publish(message.json<BusEvent>())
    },
  })
  // Wait until the server has registered the subscription.
  await nats.flush()
  return {
    subscribe: here.subscribe,
    publish: async (...events) => {
      lost.signal.throwIfAborted()
      for (const each of events) nats.publish(SUBJECT, JSON.stringify(each))
      await unless(AbortSignal.any([lost.signal, AbortSignal.timeout(FLUSH_MS)]), nats.flush())
    },
    close: () => nats.close(),
  }
}

/** The client wants the user beside the address. */
function serverAt(url: string) {
  const { host, username: user, password: pass, protocol } = new URL(url)
  return {
    servers: host,
    ...(user && { user: decodeURIComponent(user), pass: decodeURIComponent(pass) }),
    ...(protocol === 'tls:' && { tls: {} }),
  }
}

type Watching = { disconnect: () => void; reconnect: () => void; onError: (error: unknown) => void }

async function watch(nats: NatsConnection, { disconnect, reconnect, onError }: Watching) {
  for await (const status of nats.status()) {
    if (status.type === 'disconnect') disconnect()
    if (status.type === 'reconnect') reconnect()
    if (status.type === 'error') onError(status.error)
  }
}

/** What was flushed into a connection that broke would wait for the next one. */
const unless = (signal: AbortSignal, flushed: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    flushed.then(resolve, reject)
  })
