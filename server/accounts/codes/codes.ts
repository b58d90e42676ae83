import { randomInt } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { oneTimeCodes } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { giveBackEach, spendEach } from '#server/limits/each-budget.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import { hashPassword, isPassword } from '../password.ts'
import { EXPIRES_IN, RESEND_IN, sharesOfGuess, sharesOfTry, tooMany } from './code-limits.ts'
import type { CodeName } from './code-name.ts'
import type { Requester } from './requester.ts'

/** A right code that was not used yet. */
type ProvenCode = CodeName & { code_hash: string }

/**
 * A new code in place of the one before. A million codes are soon tried on a plain hash, so they are hashed as slowly
 * as passwords.
 */
export async function newCode(
  db: Database,
  name: CodeName,
  { now, length }: { now: Date; length: number },
): Promise<string> {
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  const row = {
    code_hash: await hashPassword(code),
    created_at: now,
    expires_at: new Date(now.getTime() + EXPIRES_IN * 1000),
  }
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expires_at, now))
  await db
    .insert(oneTimeCodes)
    .values({ ...keyOf(name), ...row })
    .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.recipient], set: row })
  return code
}

/** What a requester types. */
type Attempt = { code: string; requester: Requester }

/**
 * The attempt is counted before the code is compared, so of any number of parallel guesses five are compared. A right
 * code does not count, so that it can still be used after the check. A requester with too many wrong ones is refused, and
 * the code stays good for the customer.
 */
export async function proveCode(
  db: Database,
  name: CodeName,
  { code, requester }: Attempt,
  now: Date,
): Promise<ProvenCode | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(isNamed(name), gt(oneTimeCodes.expires_at, now)))
  const attempt = row && (await reserveTry(db, name, row, requester, now))
  const isRight = await isPassword(code, row?.code_hash ?? null)
  if (!row || !isRight) return undefined
  await attempt?.giveBack()
  return { ...name, code_hash: row.code_hash }
}

async function reserveTry(
  db: Database,
  name: CodeName,
  { code_hash, created_at }: typeof oneTimeCodes.$inferSelect,
  requester: Requester,
  now: Date,
) {
  const ofCode = sharesOfTry(code_hash, requester)
  if ((await spendEach(db, ofCode, now)) > 0) throw refuseFor.triesOfCode(waitAfter(created_at, now))
  const ofOwner = sharesOfGuess(ownerOf(name), requester)
  const wait = await spendEach(db, ofOwner, now)
  if (wait > 0) {
    await giveBackEach(db, ofCode)
    throw tooMany(wait, { purpose: name.purpose, requester })
  }
  return { giveBack: () => giveBackEach(db, [...ofCode, ...ofOwner]) }
}

/** False when a concurrent request used the code first: each code works once. */
export async function useCode(tx: Database, proven: ProvenCode): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(isThis(proven))
    .returning({ purpose: oneTimeCodes.purpose })
  return used.length > 0
}

const ownerOf = (name: CodeName) =>
  name.purpose === 'confirm'
    ? `customer ${name.customer_id}`
    : `${name.recipient.channel} ${name.recipient.to}`

const keyOf = (name: CodeName) => ({ purpose: name.purpose, recipient: fingerprint(ownerOf(name)) })

const isNamed = (name: CodeName) => {
  const { purpose, recipient } = keyOf(name)
  return and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.recipient, recipient))
}

const isThis = ({ code_hash, ...name }: ProvenCode) =>
  and(isNamed(name), eq(oneTimeCodes.code_hash, code_hash))

/** Seconds until the customer may request another code. */
const waitAfter = (sent: Date, now: Date) =>
  Math.max(1, Math.ceil(RESEND_IN - (now.getTime() - sent.getTime()) / 1000))
