import { randomUUID } from 'node:crypto'
import { asc, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { insertInto } from '#server/db/insert-into.ts'
import type { OutboxRow } from '#server/db/rows.ts'
import { outbox } from '#server/db/schema.ts'
import { leave, transact } from '#server/db/transact.ts'
import type { Bus, BusEvent } from './bus.ts'

/** Writes an event in the transaction that causes it. */
export async function announce(
  tx: Database,
  { owner, topic, payload, words }: BusEvent,
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

/** Longest delay of events whose process stopped between commit and relay. */
const SWEEP = 5_000
const AT_ONCE = 100

/** Queues push messages, in the transaction that marks their events as sent. */
export type QueuePushes = (tx: Database, events: BusEvent[]) => Promise<void>

/**
 * Publishes committed events on the bus, at least once each. One process sends in the order of writing; two may
 * overtake each other, as each takes events that the other has not locked. An event only says that data changed, and
 * its subscriber reads the data.
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
      const waiting = await waitingEvents(tx, { most: AT_ONCE })
      if (waiting.length === 0) return waiting
      const events = waiting.map(eventIn)
      await bus.publish(...events.map(({ owner, topic, payload }) => ({ owner, topic, payload })))
      await queuePushes?.(tx, events)
      await leave(tx, markSent(tx, { ids: waiting.map(({ id }) => id), now: new Date() }))
      return waiting
    })
    if (sent.length < AT_ONCE) return
  }
}

const waitingEvents = statement<{ most: number }, OutboxRow[]>((tx, value) =>
  tx
    .select()
    .from(outbox)
    .where(isNull(outbox.sent_at))
    .orderBy(asc(outbox.created_at))
    .limit(value('most'))
    .for('update', { skipLocked: true }),
)

const markSent = statement<{ ids: string[]; now: Date }, unknown>((tx, value) =>
  tx
    .update(outbox)
    .set({ sent_at: sql`${value('now')}`, words: null })
    .where(sql`${outbox.id} = any(${value('ids')})`),
)

function eventIn({ topic, payload, words }: OutboxRow): BusEvent {
  const { owner, ...rest } = payload as BusEvent['payload'] & { owner: string }
  return { owner, topic: topic as BusEvent['topic'], payload: rest, ...(words && { words }) }
}
