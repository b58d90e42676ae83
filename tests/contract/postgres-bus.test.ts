import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BusEvent } from '#server/realtime/bus.ts'
import { openPostgresBus } from '#server/realtime/postgres-bus.ts'
import { busesFrom, outliveALoss, reachTheRightOnes } from './support/buses.ts'
import { silentLine } from './support/silent-line.ts'

const url = process.env.TEST_DATABASE_URL

/** Several processes at one database; `npm run test:pg` runs them. */
describe.runIf(url)('news between processes', () => {
  const { openBus, closeAll } = busesFrom((onError) => openPostgresBus(url!, onError))
  afterEach(closeAll)

  it('the event bus delivers an event once to every listener of its owner, in whichever process it listens', () =>
    reachTheRightOnes(openBus))

  it('are refused while the connection is lost, and carried when it is back', async () => {
    await outliveALoss(await openBus(), {
      lose: async () => {
        const killer = new pg.Client(url)
        await killer.connect()
        await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen souk_news' and datname = current_database()`,
        )
        await killer.end()
      },
      bringBack: async () => {},
    })
  })

  it('do not wait for a line that fell silent, and are heard again on the next', async () => {
    const line = await silentLine(url!)
    const errors: unknown[] = []
    const bus = await openPostgresBus(line.url, (error) => errors.push(error), 300)
    const other = await openBus()
    const heard: BusEvent[] = []
    const event = (order_id: number): BusEvent => ({
      owner: 'guest:silent',
      topic: 'order',
      payload: { order_id },
    })
    bus.subscribe('guest:silent', (each) => heard.push(each))
    await other.publish(event(1))
    await expect.poll(() => heard).toEqual([event(1)])
    line.fallSilent()
    await expect(bus.publish(event(2))).rejects.toThrow('timeout')
    await vi.waitFor(() => bus.publish(event(3)), 10_000)
    await expect.poll(() => heard).toContainEqual(event(3))
    // No client publishes: the bus notices the silent connection all the same.
    line.fallSilent()
    await vi.waitFor(async () => {
      await other.publish(event(4))
      expect(heard).toContainEqual(event(4))
    }, 10_000)
    expect(errors.length).toBeGreaterThan(0)
    await bus.close()
    line.close()
  })
})
