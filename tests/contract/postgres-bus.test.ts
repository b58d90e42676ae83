import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { News, SharedBus } from '#server/realtime/bus.ts'
import { openPostgresBus } from '#server/realtime/postgres-bus.ts'

const url = process.env.TEST_DATABASE_URL
const news = { owner: 'customer:7', topic: 'order', payload: { order_id: 1, text: 'في الطريق' } } as const

/** Several processes at one database; `npm run test:pg` runs them. */
describe.runIf(url)('news between processes', () => {
  const open: SharedBus[] = []
  const errors: unknown[] = []
  const openBus = async () => {
    const bus = await openPostgresBus(url!, (error) => errors.push(error))
    open.push(bus)
    return bus
  }
  const heardOn = (bus: SharedBus, owner: string) => {
    const heard: News[] = []
    bus.subscribe(owner, (each) => heard.push(each))
    return heard
  }
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close()
  })

  it('reach whoever they are for, in whichever process they listen, once', async () => {
    const [one, other] = [await openBus(), await openBus()]
    const [here, there, stranger] = [
      heardOn(one, 'customer:7'),
      heardOn(other, 'customer:7'),
      heardOn(other, 'guest:1'),
    ]
    await one.publish(news)
    await one.publish({ ...news, owner: 'guest:2' })
    await one.publish({ ...news, owner: 'guest:1' })
    await vi.waitFor(() => expect(stranger).toHaveLength(1))
    expect([here, there]).toEqual([[news], [news]])
  })

  it('are refused while the connection is lost, and carried when it is back', async () => {
    const bus = await openBus()
    const heard = heardOn(bus, 'customer:7')
    const killer = new pg.Client(url)
    await killer.connect()
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen souk_news' and datname = current_database()`,
    )
    await killer.end()
    await vi.waitFor(() => expect(bus.publish(news)).rejects.toThrow('lost'))
    await vi.waitFor(() => bus.publish(news), 10_000)
    await vi.waitFor(() => expect(heard).toContainEqual(news))
  })
})
