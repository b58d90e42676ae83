import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#server/accounts/password.ts'
import { CannotStart } from '#server/config/cannot-start.ts'
import type { OpenDatabase } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { mayUseDemoAccounts, mustNotBeKnown } from '#server/seed/known-accounts.ts'
import { doubleCity } from '#tests/contract/support/cities.ts'
import { cityEmbedded } from '#tests/contract/support/city-database.ts'

let shop: OpenDatabase
beforeAll(async () => {
  shop = await cityEmbedded(doubleCity)
}, 120_000)
afterAll(() => shop.close())

it('a production shop opens with the goods of the demo, and with its accounts closed', async () => {
  const rows = await shop.db.select().from(customers)
  expect(rows.map(({ password_hash }) => password_hash)).toEqual([null, null])
  await mustNotBeKnown(shop.db)
})

it('a production shop does not open while an account has a password of the demo', async () => {
  const [, { email, password }] = demoAccounts
  const become = async (words: string) =>
    shop.db
      .update(customers)
      .set({ password_hash: await hashPassword(words) })
      .where(eq(customers.email, email))
  await become(password)
  const refused = await mustNotBeKnown(shop.db).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CannotStart)
  expect((refused as Error).message).toContain(email)
  expect((refused as Error).message).not.toContain(password)
  await become('one of their own')
  await mustNotBeKnown(shop.db)
})

it('is asked of production without the demo alone', () => {
  expect(mayUseDemoAccounts({ NODE_ENV: 'production', DEMO: false })).toBe(false)
  expect(mayUseDemoAccounts({ NODE_ENV: 'production', DEMO: true })).toBe(true)
  expect(mayUseDemoAccounts({ NODE_ENV: 'development', DEMO: false })).toBe(true)
})
