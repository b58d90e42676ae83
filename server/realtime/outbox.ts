import { randomUUID } from 'node:crypto'
import { asc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { outbox } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Bus, News } from './bus.ts'

/** Writes news in the transaction that makes it true. */
export async function announce(tx: Database, { owner, topic, payload }: News, now: Date): Promise<void> {
  await tx.insert(outbox).values({ id: randomUUID(), topic, payload: { owner, ...payload }, created_at: now })
}

/** How long news of a process that stopped between commit and relay may wait. */
const SWEEP = 5_000
const AT_ONCE = 100

/** Carries committed news to the bus, at least once each, in the order it was written. */
export function startRelay(db: Database, bus: Bus, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let again = false
  const relay = () => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await sendWaiting(db, bus).catch(onError)
      }
      running = undefined
    })()
  }
  const sweep = setInterval(relay, SWEEP)
  return {
    relay,
    stop: async () => {
      clearInterval(sweep)
      await running
    },
  }
}

async function sendWaiting(db: Database, bus: Bus): Promise<void> {
  for (;;) {
    const sent = await transact(db, async (tx) => {
      const waiting = await tx
        .select()
        .from(outbox)
        .where(isNull(outbox.sent_at))
        .orderBy(asc(outbox.created_at))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      for (const { topic, payload } of waiting) {
        const { owner, ...rest } = payload as News['payload'] & { owner: string }
        await bus.publish({ owner, topic: topic as News['topic'], payload: rest })
      }
      if (waiting.length)
        await tx
          .update(outbox)
          .set({ sent_at: new Date() })
          .where(
            inArray(
              outbox.id,
              waiting.map(({ id }) => id),
            ),
          )
      return waiting
    })
    if (sent.length < AT_ONCE) return
  }
}
