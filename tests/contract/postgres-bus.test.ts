import pg from 'pg'
import { afterEach, describe, it } from 'vitest'
import { openPostgresBus } from '#server/realtime/postgres-bus.ts'
import { busesFrom, outliveALoss, reachTheRightOnes } from './support/buses.ts'

const url = process.env.TEST_DATABASE_URL

/** Several processes at one database; `npm run test:pg` runs them. */
describe.runIf(url)('news between processes', () => {
  const { openBus, closeAll } = busesFrom((onError) => openPostgresBus(url!, onError))
  afterEach(closeAll)

  it('reach whoever they are for, in whichever process they listen, once', () => reachTheRightOnes(openBus))

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
})
