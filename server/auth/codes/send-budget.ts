import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { fingerprint } from '#server/auth/tokens.ts'
import type { Database } from '#server/db/open.ts'
import { sendBudgets } from '#server/db/schema.ts'

type Budget = { most: number; pause: number }

const HOUR = 3600

/** Seconds a recipient waits for another code. */
export const RESEND_IN = 60

/** Codes in an hour. Many customers share one address, so it may ask for more than one of them. */
export const budgets = {
  recipient: { most: 5, pause: RESEND_IN },
  address: { most: 30, pause: 0 },
} as const satisfies Record<string, Budget>

/** Takes one from the budget of `name`; the seconds to wait when there is none left, else 0. */
export async function spend(
  db: Database,
  kind: keyof typeof budgets,
  name: string,
  now: Date,
): Promise<number> {
  const { most, pause } = budgets[kind]
  const key = fingerprint(`${kind} ${name}`)
  const isOver = lte(sendBudgets.since, before(now, HOUR))
  await db.delete(sendBudgets).where(isOver)
  const spent = await db
    .insert(sendBudgets)
    .values({ name: key, sends: 1, since: now, last_at: now })
    .onConflictDoUpdate({
      target: sendBudgets.name,
      set: { sends: sql`${sendBudgets.sends} + 1`, last_at: now },
      setWhere: and(lt(sendBudgets.sends, most), lte(sendBudgets.last_at, before(now, pause))),
    })
    .returning({ name: sendBudgets.name })
  if (spent.length > 0) return 0
  const [row] = await db.select().from(sendBudgets).where(eq(sendBudgets.name, key))
  if (!row) return 1
  const free = row.sends >= most ? after(row.since, HOUR) : after(row.last_at, pause)
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
const after = (then: Date, seconds: number) => then.getTime() + seconds * 1000
