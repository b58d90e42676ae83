import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customerTokens, pushes, pushSubscriptions } from '#server/db/schema.ts'
import type { PushMessage, PushOutcome, PushSender } from '#server/push/push-sender.ts'
import type { WebPush } from '#server/push/web-push.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

export type PushesOptions = {
  db: Database
  /** To the apps of sessions. */
  push?: PushSender | undefined
  webPush?: WebPush | undefined
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
    const done = await Promise.all(taken.map((row) => isDone(options, row, devices.get(row.id))))
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

/** How a message reaches its device, and how the shop forgets the device. */
type Device = {
  send: (message: PushMessage) => Promise<PushOutcome>
  forget: () => Promise<unknown>
}

/** The device of each message; an ended session, and a browser that unsubscribed, have none. */
async function devicesOf(options: PushesOptions, taken: PushRow[]): Promise<Map<string, Device>> {
  const [apps, browsers] = [await appsOf(options, taken), await browsersOf(options, taken)]
  return new Map(
    taken.flatMap(({ id, session, subscription, topic }) => {
      const device = apps.get(session ?? '') ?? browsers.get(subscription ?? '')?.(topic)
      return device ? [[id, device]] : []
    }),
  )
}

async function appsOf({ db, push, now }: PushesOptions, taken: PushRow[]): Promise<Map<string, Device>> {
  const ids = taken.flatMap(({ session }) => session ?? [])
  if (!push || ids.length === 0) return new Map()
  const sessions = await db
    .select()
    .from(customerTokens)
    .where(and(inArray(customerTokens.token_hash, ids), gt(customerTokens.expires_at, now())))
  return new Map(
    sessions.flatMap(({ token_hash, cm_firebase_token: device }) =>
      device
        ? [
            [
              token_hash,
              {
                send: (message) => push.send(device, message),
                forget: () =>
                  db
                    .update(customerTokens)
                    .set({ cm_firebase_token: null })
                    .where(eq(customerTokens.cm_firebase_token, device)),
              },
            ],
          ]
        : [],
    ),
  )
}

async function browsersOf(
  { db, webPush, now }: PushesOptions,
  taken: PushRow[],
): Promise<Map<string, (topic: string | null) => Device>> {
  const ids = taken.flatMap(({ subscription }) => subscription ?? [])
  if (!webPush || ids.length === 0) return new Map()
  const subscribed = await db
    .select({ browser: pushSubscriptions })
    .from(pushSubscriptions)
    .leftJoin(customerTokens, eq(customerTokens.token_hash, pushSubscriptions.session))
    .where(
      and(
        inArray(pushSubscriptions.id, ids),
        or(isNull(pushSubscriptions.session), gt(customerTokens.expires_at, now())),
      ),
    )
  return new Map(
    subscribed.map(({ browser: { id, endpoint, p256dh, auth, locale } }) => [
      id,
      (topic) => ({
        send: (message) => webPush.send({ endpoint, p256dh, auth, locale }, message, topic),
        // The keys say whether the browser subscribed anew meanwhile.
        forget: () =>
          db
            .delete(pushSubscriptions)
            .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.auth, auth))),
      }),
    ]),
  )
}

/** Tries once; true when it need not be tried again. */
async function isDone(
  { onError }: PushesOptions,
  { title, body, data, tries }: PushRow,
  device: Device | undefined,
): Promise<boolean> {
  if (device === undefined || tries > TRIES) return true
  try {
    const outcome = await device.send({ title, body, data: { ...data, title, body } })
    if (outcome === 'unregistered') await device.forget()
    if (outcome === 'refused') onError(new Error('A push message was refused'))
    return true
  } catch (error) {
    onError(error)
    return tries >= TRIES
  }
}
