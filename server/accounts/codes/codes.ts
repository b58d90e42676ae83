import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { oneTimeCodes } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import { refuseFor } from '#server/refusals/refusal.ts'
import { latinDigits } from '#server/rules/latin-digits.ts'
import { hashPassword, isPassword } from '../password.ts'
import type { Recipient } from './recipient.ts'
import { RESEND_IN } from './send-budget.ts'

/** A code that opens the account at its recipient. */
type AccessCode = {
  purpose: 'verify_phone' | 'verify_email' | 'reset_password' | 'login'
  recipient: Recipient
}

/** A code with which a signed-in customer confirms a change: one for each account, wherever it was sent. */
type ConfirmationCode = { purpose: 'confirm'; customer_id: number }

/** Purpose and owner of a code. */
export type CodeName = AccessCode | ConfirmationCode

export type Purpose = CodeName['purpose']

/** A right code that was not used yet. */
type ProvenCode = CodeName & { code_hash: string }

/** Seconds a code is good for. */
export const EXPIRES_IN = 600
const TRIES = 5

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
    tries: 0,
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

/**
 * The attempt is counted before the code is compared, so of any number of parallel guesses five are compared. A right
 * code does not count, so that it can still be used after the check.
 */
export async function proveCode(
  db: Database,
  name: CodeName,
  code: string,
  now: Date,
): Promise<ProvenCode | undefined> {
  const living = and(isNamed(name), gt(oneTimeCodes.expires_at, now))
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(living, lt(oneTimeCodes.tries, TRIES)))
    .returning()
  const isRight = await isPassword(latinDigits(code), row?.code_hash ?? null)
  if (row && isRight) {
    await db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} - 1` })
      .where(isThis({ ...name, code_hash: row.code_hash }))
    return { ...name, code_hash: row.code_hash }
  }
  const [worn] = row ? [] : await db.select().from(oneTimeCodes).where(living)
  if (worn) throw refuseFor.codes(waitAfter(worn.created_at, now))
  return undefined
}

/** False when a concurrent request used the code first: each code works once. */
export async function useCode(tx: Database, proven: ProvenCode): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(isThis(proven))
    .returning({ purpose: oneTimeCodes.purpose })
  return used.length > 0
}

const keyOf = (name: CodeName) => ({
  purpose: name.purpose,
  recipient: fingerprint(
    name.purpose === 'confirm'
      ? `customer ${name.customer_id}`
      : `${name.recipient.channel} ${name.recipient.to}`,
  ),
})

const isNamed = (name: CodeName) => {
  const { purpose, recipient } = keyOf(name)
  return and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.recipient, recipient))
}

const isThis = ({ code_hash, ...name }: ProvenCode) =>
  and(isNamed(name), eq(oneTimeCodes.code_hash, code_hash))

/** Seconds until the customer may request another code. */
const waitAfter = (sent: Date, now: Date) =>
  Math.max(1, Math.ceil(RESEND_IN - (now.getTime() - sent.getTime()) / 1000))
