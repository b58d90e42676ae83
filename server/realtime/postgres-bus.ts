import pg from 'pg'
import { isAway } from '#server/db/engine/away.ts'
import { repeat } from '#server/time/repeat.ts'
import { type BusEvent, createBus, type SharedBus } from './bus.ts'

const CHANNEL = 'souk_news'

/** Interval of the health check, in milliseconds: a connection that only listens notices no failure. */
const LOOK = 1_000
/** Timeout of the health check; a silently broken connection never answers. */
const ANSWER = 5_000

/**
 * Carries events between all processes of one PostgreSQL: NOTIFY and LISTEN on a separate connection, which reconnects
 * when it breaks or stops answering. While it is down `publish` throws, and the relay keeps the events.
 */
export async function openPostgresBus(
  url: string,
  onError: (error: unknown) => void,
  answerMs = ANSWER,
): Promise<SharedBus> {
  const here = createBus()
  let client: pg.Client | undefined
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    fresh.on('notification', ({ payload = '' }) => void here.publish(JSON.parse(payload) as BusEvent))
    fresh.on('error', onError)
    fresh.once('end', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    await ask(fresh, `listen ${CHANNEL}`)
    client = fresh
  }
  /** Drops a connection that does not answer: each further query on it would wait as long. */
  const ask = async (asked: pg.Client, text: string, values: unknown[] = []) => {
    try {
      await asked.query(text, values)
    } catch (error) {
      if (isAway(error)) {
        if (client === asked) client = undefined
        asked.connection.stream.destroy()
      }
      throw error
    }
  }
  await connect()
  const watch = repeat(LOOK, () => (client ? ask(client, 'select 1') : connect()), onError)
  return {
    subscribe: here.subscribe,
    publish: async (...events) => {
      if (!client) throw new Error('The connection that carries news is lost')
      const texts = events.map((each) => JSON.stringify(each))
      await ask(client, 'select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts])
    },
    close: async () => {
      await watch.stop()
      await client?.end()
    },
  }
}
