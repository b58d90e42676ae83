import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { budgets, customerTokens, idempotencyKeys, outbox } from '#server/db/schema.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { newCustomer, openShop } from './support/app.ts'
import { noon } from './support/small-shop.ts'

const shop = openShop()

const ago = (hours: number) => new Date(noon.getTime() - hours * 60 * 60 * 1000)

async function clearAway(): Promise<void> {
  const { db } = shop.services
  const errors: unknown[] = []
  const job = startClearing({ db, now: () => shop.now, onError: (error) => void errors.push(error) })
  await job.tick()
  await job.stop()
  expect(errors).toEqual([])
}

it('removes news a day after they were sent, however many, and none that wait', async () => {
  const { db } = shop.services
  const news = (id: string, sent_at: Date | null) => ({
    id,
    topic: 'order',
    payload: { owner: 'guest:1' },
    created_at: ago(1000),
    sent_at,
  })
  const old = Array.from({ length: 2500 }, (_, i) => news(`old ${i}`, ago(24)))
  await db.insert(outbox).values([...old, news('waiting', null), news('fresh', ago(23))])
  await clearAway()
  const left = await db.select({ id: outbox.id }).from(outbox)
  expect(left.map(({ id }) => id).sort()).toEqual(['fresh', 'waiting'])
})

it('forgets what was done under a key after thirty days', async () => {
  const { db } = shop.services
  const attempt = (key: string, hours: number) => ({
    owner: 'guest:1',
    operation: 'placeOrder',
    key,
    body_hash: '',
    reply: {},
    created_at: ago(hours),
  })
  await db.insert(idempotencyKeys).values([attempt('old', 30 * 24), attempt('known', 30 * 24 - 1)])
  await clearAway()
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['known'])
})

it('removes the counts of limits after a day', async () => {
  const { db } = shop.services
  const count = (name: string, hours: number) => ({ name, spent: 1, since: ago(hours), last_at: ago(hours) })
  await db.insert(budgets).values([count('old', 24), count('fresh', 23)])
  await clearAway()
  expect((await db.select().from(budgets)).map(({ name }) => name)).toEqual(['fresh'])
})

it('removes tokens that have expired, and nobody is signed out by it', async () => {
  const { db } = shop.services
  const [gone, here] = [await newCustomer(shop.app), await newCustomer(shop.app)]
  const { id } = (await gone.api.GET('/customer/info')).data!
  await db.update(customerTokens).set({ expires_at: noon }).where(eq(customerTokens.customer_id, id))
  await clearAway()
  expect(await db.$count(customerTokens)).toBe(1)
  expect((await here.api.GET('/customer/info')).response.status).toBe(200)
})
