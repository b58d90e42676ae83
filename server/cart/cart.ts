import { and, asc, eq, sql } from 'drizzle-orm'
import { addOnsOfItems, itemsNamed } from '#server/catalogue/items.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { insertInto } from '#server/db/insert-into.ts'
import type { AddOnRow, CartLineRow } from '#server/db/rows.ts'
import { cartLines, carts } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { leave } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { isRetiredGuest } from '#server/identity/retired-guests.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { guestNeeded } from '#server/refusals/guest-needed.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { asWire } from '#server/rules/choice.ts'
import {
  ensureEnough,
  type LineItem,
  type Pieces,
  piecesOf,
  priceOfOne,
  readLineItem,
  type Wanted,
} from './goods.ts'

/** How many lines a cart holds. */
export const MOST_LINES = 100

/** A line of a cart, read against the catalogue of now; `offered` are the add-ons of all the cart's items. */
export type LineInCart = SoldLine | UnsoldLine
export type SoldLine = { line: CartLineRow; lineItem: LineItem; offered: AddOnRow[] }
/** Its item, options or add-ons are no longer sold: it stays, with the reason, until the shopper removes it. */
export type UnsoldLine = { line: CartLineRow; row: ListedItem; refusal: ApiError; offered: AddOnRow[] }

export const isSold = (line: LineInCart): line is SoldLine => 'lineItem' in line

/** The lines oldest first. */
export async function readCart(db: Database, owner: string, now: Date): Promise<LineInCart[]> {
  const { lines, listed } = await cartOf(db, owner, now)
  return linesIn(lines, listed, now)
}

/** The lines of a cart; and the items of these lines and of `wanted`, as their stores list them now. */
async function cartOf(db: Database, owner: string, now: Date, wanted: { item_id: number }[] = []) {
  const [lines, listed] = await together([linesOf(db, { owner }), listedOf(db, wanted, now, owner)])
  return { lines, listed }
}

/** All lines of a cart, oldest first, also of items that are no longer sold. */
export const linesOf = statement<{ owner: string }, CartLineRow[]>((db, value) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.owner, value('owner')))
    .orderBy(asc(cartLines.created_at), asc(cartLines.id)),
)

/** Items as they are now, and the add-ons of all of them. */
type Listed = { rows: ListedItem[]; offered: AddOnRow[] }

async function listedOf(
  db: Database,
  wanted: { item_id: number }[],
  now: Date,
  owner: string | null = null,
): Promise<Listed> {
  const ids = wanted.map(({ item_id }) => item_id)
  const [rows, offered] = await together([
    itemsNamed(db, { ids, owner, now }),
    addOnsOfItems(db, { ids, owner }),
  ])
  return { rows, offered }
}

const linesIn = (lines: CartLineRow[], { rows, offered }: Listed, now: Date): LineInCart[] =>
  lines.flatMap((line) => {
    const row = rows.find(({ item }) => item.id === line.item_id)
    return row ? [lineOf(row, line, offered, now)] : []
  })

function lineOf(row: ListedItem, line: CartLineRow, offered: AddOnRow[], now: Date): LineInCart {
  try {
    return { line, lineItem: lineItemOf(row, line, offered, now), offered }
  } catch (error) {
    if (error instanceof ApiError) return { line, row, refusal: error, offered }
    throw error
  }
}

/** Refuses what a new customer would be refused. */
function lineItemOf(row: ListedItem, line: CartLineRow, offered: AddOnRow[], now: Date): LineItem {
  if (!row.item.active) throw refuse('not sold')
  if (isOver(row.item, now)) throw refuse('campaign')
  const { quantity, variation, add_ons } = line
  return readLineItem(row, { quantity, variation: asWire(variation), addOns: add_ons }, offered)
}

/**
 * Locks the cart until the transaction ends. Refuses a customer whose account was erased meanwhile, and a guest who signed
 * in.
 */
export async function lockCart(tx: Database, shopper: Shopper, now: Date): Promise<void> {
  const { owner, customer_id, guest_id } = shopper
  const held = customer_id !== null && holdAccount(tx, customer_id)
  const locked = lockOwner(tx, owner, now)
  const isRetired = guest_id !== null && isRetiredGuest(tx, guest_id)
  const [, , isGone] = await together([held, locked, isRetired])
  if (isGone) throw guestNeeded
}

export const lockOwner = (tx: Database, owner: string, now: Date) => touchCart(tx, { owner, now })

const touchCart = statement<{ owner: string; now: Date }, unknown>((tx, value) =>
  tx
    .insert(carts)
    .values({ owner: sql`${value('owner')}`, updated_at: sql`${value('now')}` })
    .onConflictDoUpdate({ target: carts.owner, set: { updated_at: sql`excluded.updated_at` } }),
)

export type NewLine = Wanted & { item_id: number }

/** Puts a line into the locked cart; `id` was handed out for it before. Answers the cart with it. */
export async function addLine(
  tx: Database,
  owner: string,
  id: number,
  wanted: NewLine,
  now: Date,
): Promise<LineInCart[]> {
  const { lines, listed } = await cartOf(tx, owner, now, [wanted])
  const lineItem = lineItemOn(listed, wanted, now)
  ensureFits(lines, lineItem)
  ensureEnough(lineItem, piecesBeside(linesIn(lines, listed, now)))
  const added = newRow(owner, id, lineItem, now)
  await insertInto(tx, cartLines, added)
  return linesIn([...lines, added], listed, now)
}

/** Puts goods of one store, whose choices are not in the cart yet, into the locked cart of that many lines. */
export async function addItems(
  tx: Database,
  owner: string,
  { held, added }: { held: number; added: { id: number; lineItem: LineItem }[] },
  now: Date,
): Promise<void> {
  if (held + added.length > MOST_LINES) throw refuse('cart full')
  await insertInto(tx, cartLines, ...added.map(({ id, lineItem }) => newRow(owner, id, lineItem, now)))
}

/** Another choice, other add-ons or another quantity for a line of the locked cart. Answers the cart with it. */
export async function replaceLine(
  tx: Database,
  owner: string,
  id: number,
  wanted: NewLine,
  now: Date,
): Promise<LineInCart[]> {
  const { lines, listed } = await cartOf(tx, owner, now)
  const line = lineIn(lines, id)
  if (line.item_id !== wanted.item_id) throw refuse('line gone')
  const lineItem = lineItemOn(listed, wanted, now)
  ensureFits(lines, lineItem, id)
  ensureEnough(lineItem, piecesBeside(linesIn(lines, listed, now), id))
  await leave(tx, tx.update(cartLines).set(lineFields(lineItem)).where(eq(cartLines.id, id)).execute())
  return linesIn(changed(lines, { ...line, ...lineFields(lineItem) }), listed, now)
}

/** Another quantity of the same choice. Answers the cart with it. */
export async function changeQuantity(
  tx: Database,
  owner: string,
  id: number,
  quantity: number,
  now: Date,
): Promise<LineInCart[]> {
  const { lines, listed } = await cartOf(tx, owner, now)
  const line = lineIn(lines, id)
  const wanted = { item_id: line.item_id, quantity, variation: asWire(line.variation), addOns: line.add_ons }
  ensureEnough(lineItemOn(listed, wanted, now), piecesBeside(linesIn(lines, listed, now), id))
  await leave(tx, setQuantity(tx, { id, quantity }))
  return linesIn(changed(lines, { ...line, quantity }), listed, now)
}

const setQuantity = statement<{ id: number; quantity: number }, unknown>((tx, value) =>
  tx
    .update(cartLines)
    .set({ quantity: sql`${value('quantity')}` })
    .where(eq(cartLines.id, value('id'))),
)

const changed = (lines: CartLineRow[], line: CartLineRow) =>
  lines.map((other) => (other.id === line.id ? line : other))

/** A line that is gone already is no mistake: the answer to an earlier request may have been lost. */
export async function removeLine(tx: Database, owner: string, id: number): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.owner, owner), eq(cartLines.id, id)))
}

export const clearLines = (tx: Database, owner: string) => leave(tx, deleteLines(tx, { owner }))

const deleteLines = statement<{ owner: string }, unknown>((tx, value) =>
  tx.delete(cartLines).where(eq(cartLines.owner, value('owner'))),
)

function lineIn(lines: CartLineRow[], id: number): CartLineRow {
  const line = lines.find((other) => other.id === id)
  if (!line) throw refuse('line gone')
  return line
}

/** The items of wishes, with their options read. */
export async function lineItemsFor(tx: Database, wishes: NewLine[], now: Date): Promise<LineItem[]> {
  const listed = await listedOf(tx, wishes, now)
  return wishes.map((wanted) => lineItemOn(listed, wanted, now))
}

function lineItemOn({ rows, offered }: Listed, wanted: NewLine, now: Date): LineItem {
  const row = rows.find(({ item }) => item.id === wanted.item_id)
  if (!row || !isShown(row.item, now)) throw refuse('not found')
  if (isOver(row.item, now)) throw refuse('campaign')
  return readLineItem(row, wanted, offered)
}

/** Of these items those that can be added to a cart today, and their add-ons. */
export async function soldNow(db: Database, ids: number[], now: Date): Promise<Listed> {
  const { rows, offered } = await listedOf(
    db,
    ids.map((item_id) => ({ item_id })),
    now,
  )
  return { rows: rows.filter(({ item }) => isShown(item, now) && !isOver(item, now)), offered }
}

/** Customers may know of an item until it is withdrawn, and of one of a campaign once that has begun. */
const isShown = ({ active, available_date_starts: begins }: ListedItem['item'], now: Date) =>
  active && (begins === null || begins <= now)

/** Campaign items are sold until their campaign ends, all others always. */
export const isOver = ({ available_date_ends: ends }: ListedItem['item'], now: Date) =>
  ends !== null && ends <= now

function ensureFits(lines: CartLineRow[], lineItem: LineItem, replacedId?: number): void {
  const otherLines = lines.filter(({ id }) => id !== replacedId)
  if (otherLines.some(({ store_id }) => store_id !== lineItem.item.store_id)) throw refuse('different_stores')
  if (
    otherLines.some((line) => line.item_id === lineItem.item.id && line.variation_key === lineItem.choice.key)
  )
    throw refuse('cart_item')
  if (otherLines.length >= MOST_LINES) throw refuse('cart full')
}

/** The quantities of the cart's other lines; an item that is no longer sold counts as zero. */
const piecesBeside = (lines: LineInCart[], id?: number): Pieces[] =>
  lines
    .filter(({ line }) => line.id !== id)
    .filter(isSold)
    .map(({ lineItem }) => piecesOf(lineItem))

const newRow = (owner: string, id: number, lineItem: LineItem, now: Date): CartLineRow => ({
  id,
  owner,
  item_id: lineItem.item.id,
  store_id: lineItem.item.store_id,
  module_id: lineItem.item.module_id,
  created_at: now,
  ...lineFields(lineItem),
})

const lineFields = (lineItem: LineItem) => ({
  quantity: lineItem.quantity,
  variation: lineItem.choice.variation,
  variation_key: lineItem.choice.key,
  add_ons: lineItem.addOns.map(({ id, quantity }) => ({ id, quantity })),
  added_price: priceOfOne(lineItem),
})
