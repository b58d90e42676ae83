import { inArray } from 'drizzle-orm'
import { isPassword } from '#server/accounts/password.ts'
import { CannotStart } from '#server/config/cannot-start.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import { customers } from '#server/db/schema.ts'
import { demoAccounts } from './demo-accounts.ts'

/** The README prints the demo's passwords, so production does not accept them. */
export const mayUseDemoAccounts = ({ NODE_ENV, DEMO }: Pick<Config, 'NODE_ENV' | 'DEMO'>): boolean =>
  NODE_ENV !== 'production' || DEMO

/** Throws `CannotStart` when a demo account still has its printed password. */
export async function mustNotBeKnown(db: Database): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email)
  const found = await db.select().from(customers).where(inArray(customers.email, emails))
  for (const { email, password } of demoAccounts) {
    const hash = found.find((customer) => customer.email === email)?.password_hash
    if (hash && (await isPassword(password, hash)))
      throw new CannotStart(
        `${email} has the password of the demo, which everybody knows. Take it away (update customers set password_hash = null where email = '${email}'), or start with DEMO=true.`,
      )
  }
}
