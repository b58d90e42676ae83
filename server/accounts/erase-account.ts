import { and, eq, inArray, sql } from 'drizzle-orm'
import { clearLines } from '#server/cart/cart.ts'
import { savedFor } from '#server/cart/saved-cart.ts'
import type { Database } from '#server/db/engine/open.ts'
import {
  addresses,
  cartLines,
  carts,
  conversations,
  couponUses,
  courierReviews,
  customers,
  customerTokens,
  idempotencyKeys,
  items,
  messages,
  newsletterSubscribers,
  notifications,
  offlinePayments,
  orderLinks,
  orders,
  parcelHandovers,
  parcelLinks,
  passkeyChallenges,
  passkeys,
  pushes,
  quotes,
  refunds,
  reviewReports,
  reviews,
  socialIdentities,
  wishedItems,
  wishedStores,
} from '#server/db/schema.ts'
import type { DeliveryAddress } from '#server/db/shapes.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { balanceOf, closeAccounts } from '#server/ledger/ledger.ts'
import { dropUploads } from '#server/media/uploads.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { dropPicturesOf } from '#server/orders/prescription-pictures.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { OwnerProof } from './prove-owner.ts'
import { blockingOrders } from './removal-obstacles.ts'

/** `given_up`: what the wallet holds, in minor units, as the customer agreed to lose it. */
type Consent = { proof: OwnerProof; given_up: number | undefined }

/**
 * Deletes a customer for good. Orders keep items, amounts, zone and the number of the former account, and lose name and
 * address. An order whose payment failed is canceled, so that a late payment does not revive it. Points and
 * the balance of the wallet that was given up are forfeited. Refused while an order is active or a refund undecided,
 * while the wallet holds another balance, and when the owner's proof is no longer valid. Call the relay after the commit.
 */
export async function eraseAccount(
  tx: Database,
  customer_id: number,
  now: Date,
  { proof, given_up }: Consent,
): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customer_id)).for('update')
  if (!customer) throw refuse('account gone')
  await proof(tx, customer)
  const { owner } = customerShopper(customer_id)
  const [blocking] = await blockingOrders(tx, customer_id)
  if (blocking) throw refuse(blocking.status === 'refund_requested' ? 'refund undecided' : 'order under way')
  const balance = await balanceOf(tx, 'wallet', customer_id)
  if (balance > 0 && balance !== given_up) throw refuse('wallet not empty')

  const failed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.order_status, 'failed')))
  for (const order of failed) await moveOrder(tx, order, 'canceled', { now, canceled_by: 'customer' })
  await closeAccounts(tx, customer_id, now)
  await forgetWishes(tx, customer_id)
  await forgetTalk(tx, customer_id)
  for (const table of [
    customerTokens,
    socialIdentities,
    passkeys,
    passkeyChallenges,
    addresses,
    notifications,
    pushes,
  ])
    await tx.delete(table).where(eq(table.customer_id, customer_id))
  for (const table of [cartLines, carts, couponUses, idempotencyKeys, quotes])
    await tx.delete(table).where(eq(table.owner, owner))
  await clearLines(tx, savedFor(owner))
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, customer.email))
  if (customer.picture) await dropUploads(tx, [customer.picture])
  await forgetRefunds(tx, owner)
  await forgetPrescriptions(tx, owner)
  await dropPicturesOf(tx, owner)
  await tx
    .update(orders)
    .set({
      delivery_address: erasedAddress,
      receiver_details: null,
      address_key: null,
      order_note: '',
      delivery_instruction: '',
      unavailable_item_note: '',
    })
    .where(eq(orders.owner, owner))
  await forgetTransfers(tx, owner)
  await forgetLinks(tx, owner)
  await forgetHandovers(tx, owner)
  await forgetReviewer(tx, customer_id)
  await tx.delete(customers).where(eq(customers.id, customer_id))
}

async function forgetWishes(tx: Database, customer_id: number): Promise<void> {
  const gone = await tx.delete(wishedItems).where(eq(wishedItems.customer_id, customer_id)).returning()
  const ids = gone.map(({ item_id }) => item_id)
  await tx
    .update(items)
    .set({ wishlist_count: sql`${items.wishlist_count} - 1` })
    .where(inArray(items.id, ids))
  await tx.delete(wishedStores).where(eq(wishedStores.customer_id, customer_id))
}

async function forgetTalk(tx: Database, customer_id: number): Promise<void> {
  const gone = await tx.delete(conversations).where(eq(conversations.customer_id, customer_id)).returning()
  const ids = gone.map(({ id }) => id)
  const said = await tx.delete(messages).where(inArray(messages.conversation_id, ids)).returning()
  await dropUploads(
    tx,
    said.flatMap(({ pictures }) => pictures),
  )
}

/** Reviews keep their words; the author and the pictures go. Reports keep their reason. */
async function forgetReviewer(tx: Database, customer_id: number): Promise<void> {
  const own = eq(reviews.customer_id, customer_id)
  const written = await tx.select({ pictures: reviews.pictures }).from(reviews).where(own)
  await dropUploads(
    tx,
    written.flatMap(({ pictures }) => pictures),
  )
  await tx.update(reviews).set({ customer_id: null, customer_name: '', pictures: [] }).where(own)
  await tx
    .update(courierReviews)
    .set({ customer_id: null })
    .where(eq(courierReviews.customer_id, customer_id))
  await tx
    .update(reviewReports)
    .set({ customer_id: null, note: '' })
    .where(eq(reviewReports.customer_id, customer_id))
}

async function forgetPrescriptions(tx: Database, owner: string): Promise<void> {
  const own = eq(orders.owner, owner)
  const shown = await tx.select({ pictures: orders.order_attachment }).from(orders).where(own)
  await dropUploads(
    tx,
    shown.flatMap(({ pictures }) => pictures),
  )
  await tx.update(orders).set({ order_attachment: [] }).where(own)
}

async function forgetTransfers(tx: Database, owner: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner))
  const transfers = await tx.select().from(offlinePayments).where(inArray(offlinePayments.order_id, own))
  await dropUploads(
    tx,
    transfers.flatMap(({ proof }) => proof ?? []),
  )
  await tx
    .update(offlinePayments)
    .set({ inputs: [], customer_note: '', proof: null })
    .where(inArray(offlinePayments.order_id, own))
}

/** No customer is left who could revoke them. */
async function forgetLinks(tx: Database, owner: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner))
  for (const links of [orderLinks, parcelLinks]) await tx.delete(links).where(inArray(links.order_id, own))
}

/** Codes and times stay; the person at the door and the picture go. */
async function forgetHandovers(tx: Database, owner: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner))
  const proven = await tx.select().from(parcelHandovers).where(inArray(parcelHandovers.order_id, own))
  await dropUploads(
    tx,
    proven.flatMap(({ proof_picture }) => proof_picture ?? []),
  )
  await tx
    .update(parcelHandovers)
    .set({ proof_picture: null, proof_name: null, set_out_from: null })
    .where(inArray(parcelHandovers.order_id, own))
}

/** Refunds stay in the ledger; their texts and pictures are deleted. */
async function forgetRefunds(tx: Database, owner: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.owner, owner))
  const asked = await tx.select().from(refunds).where(inArray(refunds.order_id, own))
  await dropUploads(
    tx,
    asked.flatMap(({ pictures }) => pictures),
  )
  await tx
    .update(refunds)
    .set({ customer_reason: '', customer_note: '', pictures: [] })
    .where(inArray(refunds.order_id, own))
}

const erasedAddress: DeliveryAddress = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
  address_type: '',
  address: '',
  latitude: null,
  longitude: null,
  road: '',
  house: '',
  floor: '',
  additional_information: '',
}
