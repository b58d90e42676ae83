import { randomUUID } from 'node:crypto'
import { asc, inArray, isNull } from 'drizzle-orm'
import { insertInto } from '#server/db/insert-into.ts'
import type { Database } from '#server/db/open.ts'
import { outbox } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Bus, News } from './bus.ts'

/** Writes news in the transaction that makes it true. */
export async function announce(
  tx: Database,
  { owner, topic, payload, words }: News,
  now: Date,
): Promise<void> {
  await insertInto(tx, outbox, {
    id: randomUUID(),
    topic,
    payload: { owner, ...payload },
    words,
    created_at: now,
  })
}

/** How long news of a process that stopped between commit and relay may wait. */
const SWEEP = 5_000
const AT_ONCE = 100

/** Writes down news for devices, in the transaction that marks them as sent. */
export type QueuePushes = (tx: Database, news: News[]) => Promise<void>

/**
 * Carries committed news to the bus, at least once each. One process sends in the order of writing; two may overtake each
 * other, as each takes what the other has not locked: news say that something is new, and whoever hears reads what is.
 */
export function startRelay(
  db: Database,
  bus: Bus,
  onError: (error: unknown) => void,
  queuePushes?: QueuePushes,
) {
  let running: Promise<void> | undefined
  let again = false
  const relay = () => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        await sendWaiting(db, bus, queuePushes).catch(onError)
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

async function sendWaiting(db: Database, bus: Bus, queuePushes?: QueuePushes): Promise<void> {
  for (;;) {
    const sent = await transact(db, async (tx) => {
      const waiting = await tx
        .select()
        .from(outbox)
        .where(isNull(outbox.sent_at))
        .orderBy(asc(outbox.created_at))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      for (const row of waiting) {
        const { owner, topic, payload } = newsIn(row)
        await bus.publish({ owner, topic, payload })
      }
      await queuePushes?.(tx, waiting.map(newsIn))
      if (waiting.length)
        await tx
          .update(outbox)
          .set({ sent_at: new Date(), words: null })
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

function newsIn({ topic, payload, words }: typeof outbox.$inferSelect): News {
  const { owner, ...rest } = payload as News['payload'] & { owner: string }
  return { owner, topic: topic as News['topic'], payload: rest, ...(words && { words }) }
}
