import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customerTokens, pushes } from '#server/db/schema.ts'
import type { PushSender } from '#server/push/push-sender.ts'
import { type Repeated, repeat } from './repeat.ts'

export type PushesOptions = {
  db: Database
  push: PushSender
  now: () => Date
  onError: (error: unknown) => void
}

const EVERY = 2_000
const AT_ONCE = 50
/** Retries after half a minute, two minutes and eight; a later message would be outdated. */
const TRIES = 4

type PushRow = typeof pushes.$inferSelect

/** Sends queued push messages. It runs apart from the outbox, so that a slow provider does not delay open pages. */
export const startPushes = (options: PushesOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn(options: PushesOptions): Promise<void> {
  for (;;) {
    const taken = await take(options)
    if (taken.length === 0) return
    const devices = await devicesOf(options, taken)
    const done = await Promise.all(taken.map((row) => isDone(options, row, devices.get(row.session))))
    const ids = taken.filter((_, i) => done[i]).map(({ id }) => id)
    await options.db.delete(pushes).where(inArray(pushes.id, ids))
  }
}

/** Counts the try before it is made: a process that dies of it is not the first of many. */
async function take({ db, now }: PushesOptions): Promise<PushRow[]> {
  const at = now()
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(lte(pushes.due_at, at))
    .orderBy(asc(pushes.due_at))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(pushes)
    .set({
      tries: sql`${pushes.tries} + 1`,
      due_at: sql`${at.toISOString()}::timestamptz + interval '30 seconds' * power(4, ${pushes.tries})`,
    })
    .where(inArray(pushes.id, due))
    .returning()
}

/** The device of each session; an ended session has none. */
async function devicesOf({ db, now }: PushesOptions, taken: PushRow[]): Promise<Map<string, string>> {
  const sessions = await db
    .select()
    .from(customerTokens)
    .where(
      and(
        inArray(
          customerTokens.token_hash,
          taken.map(({ session }) => session),
        ),
        gt(customerTokens.expires_at, now()),
      ),
    )
  return new Map(
    sessions.flatMap(({ token_hash, cm_firebase_token: device }) => (device ? [[token_hash, device]] : [])),
  )
}

/** Tries once; true when it need not be tried again. */
async function isDone(
  { db, push, onError }: PushesOptions,
  { title, body, data, tries }: PushRow,
  device: string | undefined,
): Promise<boolean> {
  if (device === undefined || tries > TRIES) return true
  try {
    const outcome = await push.send(device, { title, body, data: { ...data, title, body } })
    if (outcome === 'unregistered')
      await db
        .update(customerTokens)
        .set({ cm_firebase_token: null })
        .where(eq(customerTokens.cm_firebase_token, device))
    if (outcome === 'refused') onError(new Error('A push message was refused'))
    return true
  } catch (error) {
    onError(error)
    return tries >= TRIES
  }
}
