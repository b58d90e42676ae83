import pg from 'pg'
import { repeat } from '#server/jobs/repeat.ts'
import { createBus, type News, type SharedBus } from './bus.ts'

const CHANNEL = 'souk_news'

/** How long after a lost connection the next one is tried, in milliseconds. */
const RETRY = 1_000

/**
 * Carries news between all processes at one PostgreSQL: NOTIFY and LISTEN on a connection of its own, which is opened
 * again when it breaks. Without it `publish` throws, and the relay keeps the news for later.
 */
export async function openPostgresBus(url: string, onError: (error: unknown) => void): Promise<SharedBus> {
  const here = createBus()
  let client: pg.Client | undefined
  const connect = async () => {
    if (client) return
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    fresh.on('notification', ({ payload = '' }) => void here.publish(JSON.parse(payload) as News))
    fresh.on('error', onError)
    fresh.once('end', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
  }
  await connect()
  const watch = repeat(RETRY, connect, onError)
  return {
    subscribe: here.subscribe,
    publish: async (news) => {
      if (!client) throw new Error('The connection that carries news is lost')
      await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)])
    },
    close: async () => {
      await watch.stop()
      await client?.end()
    },
  }
}
