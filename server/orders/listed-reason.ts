import { or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { cancellationReasons, refundReasons } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'

/** A reason chosen from the shop's list, in every language of the list; a reason in own words stays as it was written. */
export async function listedReason(
  db: Database,
  list: typeof refundReasons | typeof cancellationReasons,
  written: string,
): Promise<Text> {
  const [found] = await db
    .select({ reason: list.reason })
    .from(list)
    .where(or(sql`${list.reason}->>'en' = ${written}`, sql`${list.reason}->>'ar' = ${written}`))
    .limit(1)
  return found?.reason ?? { en: written, ar: written }
}
