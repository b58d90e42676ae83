import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { QuoteRow } from '#server/db/rows.ts'
import { quotes } from '#server/db/schema.ts'
import { fingerprint } from '#server/identity/secret.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { hashOf } from '#server/limits/idempotency.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { QuoteInputs } from './quote-inputs.ts'

type NewQuote = Pick<
  QuoteRow,
  'figures' | 'lines' | 'minimum_delivery_minutes' | 'maximum_delivery_minutes' | 'created_at' | 'expires_at'
>

/** Quotes of a shopper that are kept at once: a newer one takes the place of the oldest. */
const MOST = 20

/** Keeps a quote; its id is returned once, and only its fingerprint is kept. */
export async function keepQuote(
  tx: Database,
  { owner }: Shopper,
  inputs: QuoteInputs,
  quote: NewQuote,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const older = tx
    .select({ id_hash: quotes.id_hash })
    .from(quotes)
    .where(eq(quotes.owner, owner))
    .orderBy(desc(quotes.created_at))
    .offset(MOST - 1)
  await tx.delete(quotes).where(inArray(quotes.id_hash, older))
  await tx.insert(quotes).values({ ...quote, id_hash: fingerprint(id), owner, inputs_hash: hashOf(inputs) })
  return id
}

/** A quote of this shopper, expired or not. */
export async function quoteNamed(
  db: Database,
  { owner }: Shopper,
  id: string,
): Promise<QuoteRow | undefined> {
  const [stored] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id_hash, fingerprint(id)), eq(quotes.owner, owner)))
  return stored
}

/** The quote that an order names, if any; refuses a quote that is unknown, placed or expired. */
export async function quoteToPlace(
  db: Database,
  shopper: Shopper,
  { quote_id }: { quote_id?: string },
  now: Date,
): Promise<QuoteRow | undefined> {
  if (quote_id === undefined) return undefined
  const quoted = await quoteNamed(db, shopper, quote_id)
  if (!quoted) throw refuse('quote_id')
  if (quoted.order_id !== null) throw refuse('quote placed')
  if (quoted.expires_at <= now) throw refuse('quote_expired')
  return quoted
}

/** Refuses an order other than the quoted one. */
export function ensureQuoted({ inputs_hash }: QuoteRow, inputs: QuoteInputs): void {
  if (hashOf(inputs) !== inputs_hash) throw refuse('quote_id')
}

/** Marks the quote as placed; refused when another order was placed by it at the same moment. */
export async function spendQuote(tx: Database, { id_hash }: QuoteRow, order_id: number): Promise<void> {
  const spent = await tx
    .update(quotes)
    .set({ order_id })
    .where(and(eq(quotes.id_hash, id_hash), isNull(quotes.order_id)))
    .returning({ id_hash: quotes.id_hash })
  if (spent.length === 0) throw refuse('quote placed')
}

export const minutesOf = ({ minimum_delivery_minutes, maximum_delivery_minutes }: QuoteRow) => ({
  least: minimum_delivery_minutes,
  most: maximum_delivery_minutes,
})
